/// The files of an app, made from those of this repository. There is no template that could go out of date.
struct AppTree {
  /// The text of the files in this repository that an app gets, by path.
  let source: [String: String]
  /// Features of the user's own that stay as they are.
  var own: [(name: FeatureName, hasWeb: Bool)] = []

  /// The name of this program.
  static let program = "Strata"

  /// The app's files, not formatted yet.
  func files(of request: AppRequest) throws(ScaffoldError) -> [String: String] {
    let contents = AppContents(hasWeb: request.hasWeb)
    guard FeatureName.model.isIn(source) else {
      throw ScaffoldError("The feature \(FeatureName.model.many.type) is missing, from which apps are made: get its folders back from git.")
    }
    var files = try request.source.tree(in: source, changing: contents.contains)
    files = files.filter { path, _ in contents.contains(path) || own.contains { contents.contains(path, of: $0.name) } }
    for list in AppList.all { files = try list.shortened(in: files) }
    let terminal = "Modules/Terminal/TerminalOutput"
    let hasInlineImages = source["\(terminal)/TerminalOutput.swift"]?.contains("InlineImage") == true
    let hasImages = source["\(terminal)/TerminalSettings.swift"]?.contains("ImageProtocol.") == true
    let hasVariants = source["Package.swift"]?.contains("let variants:") == true
    for edit in AppEdit.all(in: contents, hasVariants: hasVariants, hasInlineImages: hasInlineImages, hasImages: hasImages) {
      guard let text = files[edit.path] else { throw ScaffoldError("\(edit.path) is missing, from which apps are made.") }
      files[edit.path] = try edit.applied(to: text)
    }
    let paths = files.keys.map(AppContents.path)
    files["Package.swift"] = try AppManifest { folder in paths.contains { $0.hasPrefix(folder) } }.text(of: files["Package.swift"] ?? "")
    files = Dictionary(uniqueKeysWithValues: files.map { (AppContents.path($0.key), $0.value) })
    try refuseTakenNames(request, files)
    files = withFeatures(request, files)
    for (path, text) in AppDocuments(request: request, own: own).files { files[path] = text }
    return Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        (named(path, request), path == "LICENSE" ? text : named(text, request))
      })
  }

  /// The files with the features under their own names. The model makes place for the first one, unless it is kept.
  private func withFeatures(_ request: AppRequest, _ files: [String: String]) -> [String: String] {
    let renamings = request.features.filter { $0 != .model }.map { FeatureRenaming(old: .model, new: $0) }
    guard !request.features.contains(.model), let first = renamings.first else { return adding(renamings, to: files) }
    return Dictionary(
      uniqueKeysWithValues: adding(Array(renamings.dropFirst()), to: files).map { path, text in
        if FeatureName.model.owns(path) { return (first.path(path), first.source(text)) }
        return (path, Self.names(text) ? first.line(text, inFile: path) : text)
      })
  }

  /// Refuses names that the code of an app has for something else.
  private func refuseTakenNames(_ request: AppRequest, _ files: [String: String]) throws(ScaffoldError) {
    for feature in request.features { try refuseTakenNames(feature, request, files) }
  }

  private func refuseTakenNames(_ feature: FeatureName, _ request: AppRequest, _ files: [String: String]) throws(ScaffoldError) {
    let renaming = FeatureRenaming(old: .model, new: feature)
    let words: Set = [feature.one.type, feature.many.type, feature.one.member, feature.manyMember]
    var (made, other): (Set<String>, Set<String>) = ([], [])
    for (path, text) in files where path.hasSuffix(".swift") {
      guard FeatureName.model.owns(path) else {
        other.formUnion(FeatureScaffold.declaredTypes(in: text))
        continue
      }
      made.formUnion(FeatureScaffold.declaredTypes(in: renaming.source(text)))
      if feature != .model, let word = renaming.otherNames(in: text).intersection(words).min() {
        throw ScaffoldError(
          "The feature cannot be called \(feature.one.type): its code uses '\(word)' for something else. Choose another name.")
      }
    }
    if let type = made.intersection(other).filter(feature.isNamed).min() {
      throw ScaffoldError("The feature cannot be called \(feature.one.type): the app has another type \(type). Choose another name.")
    }
    // The root command takes the app's name.
    if made.union(other).subtracting([Self.program]).contains(request.name.type) {
      throw ScaffoldError("The app cannot be called \(request.name.type): it has a type of that name. Choose another name.")
    }
  }

  /// The files with the model and other features beside each other.
  private func adding(_ renamings: [FeatureRenaming], to files: [String: String]) -> [String: String] {
    var all = files
    for (path, text) in files where FeatureName.model.owns(path) {
      for renaming in renamings { all[renaming.path(path)] = renaming.source(text) }
    }
    for wiring in WiringLine.all {
      guard let text = all[wiring.path] else { continue }
      all[wiring.path] =
        TreeChange.Edit(of: text) { line in
          wiring.matches(line) ? renamings.map { $0.line(String(line), inFile: wiring.path) } : []
        }.text
    }
    return all
  }

  /// Whether a file names the model, other than as a word of a sentence.
  private static func names(_ text: String) -> Bool {
    text.contains("Quote") || text.contains("quoteURL") || text.contains("quote.url")
  }

  private func named(_ text: String, _ request: AppRequest) -> String {
    // The name of the record says where an app comes from.
    text.replacing(AppRecord.path, with: "\0").replacing("STRATA", with: request.name.constant).replacing("Strata", with: request.name.type)
      .replacing("strata", with: request.name.command).replacing("\0", with: AppRecord.path)
  }
}
