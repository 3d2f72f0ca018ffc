/// What a person asks of `Scripts/new app`.
struct AppRequest: Hashable {
  /// The app's name: that of its package and, in lower case, of its program.
  let name: NameSpelling
  /// The feature that the app begins with: Quotes under another name, or Quotes itself.
  let feature: FeatureName
  /// The features made the same way that the app has beside it.
  let further: [FeatureName]
  /// Whether the app keeps Quotes beside a feature of another name.
  let keepsSamples: Bool
  /// Whether the app asks servers.
  let hasWeb: Bool

  init(
    name: NameSpelling, feature: FeatureName, further: [FeatureName] = [], keepsSamples: Bool, hasWeb: Bool = true
  ) throws(ScaffoldError) {
    self.name = name
    self.feature = feature
    self.further = further
    self.keepsSamples = keepsSamples
    self.hasWeb = hasWeb
    guard name.type.count > 1, !Self.taken.contains(name.type.lowercased()) else {
      throw ScaffoldError("The name \(name.type) is taken: a module that the app uses is called so. Choose another name.")
    }
    guard !keepsSamples || feature != .model else {
      throw ScaffoldError("--samples keeps Quotes beside a feature of your own: name it with --feature.")
    }
    for feature in features where [feature.one.type, feature.many.type].contains(name.type) {
      throw ScaffoldError("The app and its feature cannot both be called \(name.type): choose another name for the feature.")
    }
    var known: Set<String> = []
    for feature in features {
      let types = Set([feature.one.type, feature.many.type])
      if let type = types.intersection(known).min() {
        throw ScaffoldError("The name \(type) is taken: the app has a feature of that name.")
      }
      known.formUnion(types)
    }
  }

  /// All features of the app that are made from Quotes, the first one first.
  var features: [FeatureName] { [feature] + further + (keepsSamples ? [.model] : []) }

  /// The request for the same app with a further feature.
  func adding(_ feature: FeatureName) throws(ScaffoldError) -> AppRequest {
    try AppRequest(name: name, feature: self.feature, further: further + [feature], keepsSamples: keepsSamples, hasWeb: hasWeb)
  }

  /// The options that an app is made with, besides its features.
  var flags: [String] { (keepsSamples ? ["--samples"] : []) + (hasWeb ? [] : ["--without-web"]) }

  /// The form of Quotes that the feature is made from.
  var source: FeatureSource { hasWeb ? .model : .withoutWeb }

  /// The modules that an app has or imports, in lower case, because some file systems do not tell the case of letters apart.
  private static let taken: Set<String> = [
    "domain", "scenes", "presentation", "datalayer", "filestorage", "web", "files", "recordjson", "transfer", "clibcurl", "terminal",
    "composition", "layerrules", "domaindoubles", "scenedoubles", "loopbackserver", "growth", "swift", "foundation", "foundationessentials",
    "glibc", "musl", "darwin", "dispatch", "synchronization", "observation", "testing", "argumentparser", "flyingfox", "flyingsocks",
    "data", "drivers", "main", "command", "application", "test", "tests",
  ]
}
