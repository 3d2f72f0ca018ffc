/// What a person asks of `Scripts/new app`.
struct AppRequest: Hashable {
  /// The app's name: that of its package and, in lower case, of its program.
  let name: NameSpelling
  /// The feature that the app begins with: Quotes under another name, or Quotes itself.
  let feature: FeatureName
  /// Whether the app keeps Quotes beside a feature of another name.
  let keepsSamples: Bool
  /// Whether the app asks servers.
  let hasWeb: Bool

  init(name: NameSpelling, feature: FeatureName, keepsSamples: Bool, hasWeb: Bool = true) throws(ScaffoldError) {
    self.name = name
    self.feature = feature
    self.keepsSamples = keepsSamples
    self.hasWeb = hasWeb
    guard name.type.count > 1, !Self.taken.contains(name.type.lowercased()) else {
      throw ScaffoldError("The name \(name.type) is taken: a module that the app uses is called so. Choose another name.")
    }
    guard !keepsSamples || feature != .model else {
      throw ScaffoldError("--samples keeps Quotes beside a feature of your own: name it with --feature.")
    }
    guard ![feature.one.type, feature.many.type].contains(name.type) else {
      throw ScaffoldError("The app and its feature cannot both be called \(name.type): choose another --feature.")
    }
  }

  /// The options that an app is made with, besides its feature.
  var flags: [String] { (keepsSamples ? ["--samples"] : []) + (hasWeb ? [] : ["--without-web"]) }

  /// The form of Quotes that the feature is made from.
  var source: FeatureSource { hasWeb ? .model : .withoutWeb }

  /// The modules that an app has or imports, in lower case, because some file systems do not tell the case of letters apart.
  private static let taken: Set<String> = [
    "domain", "scenes", "presentation", "datalayer", "filestorage", "web", "files", "recordjson", "transfer", "clibcurl", "terminal",
    "composition", "layerrules", "domaindoubles", "scenedoubles", "loopbackserver", "growth", "swift", "foundation", "foundationessentials",
    "glibc", "musl", "darwin", "dispatch", "synchronization", "observation", "testing", "argumentparser", "flyingfox", "flyingsocks",
    "strata", "data", "drivers", "main", "command", "application", "test", "tests",
  ]
}
