/// The files of an app, made from those of this repository. There is no template that could go out of date.
struct AppTree {
  /// The text of the files in this repository that an app gets, by path.
  let source: [String: String]

  /// The app's files, not formatted yet.
  func files(of request: AppRequest) throws(ScaffoldError) -> [String: String] {
    let contents = AppContents(hasWeb: request.hasWeb)
    guard FeatureName.model.isIn(source) else {
      throw ScaffoldError("The feature \(FeatureName.model.many.type) is missing, from which apps are made: get its folders back from git.")
    }
    var files = try request.source.tree(in: source, changing: contents.contains).filter { contents.contains($0.key) }
    for list in AppList.all { files = try list.shortened(in: files) }
    let hasImages = source["Modules/Terminal/TerminalOutput/TerminalSettings.swift"]?.contains("ImageProtocol") == true
    for edit in AppEdit.all(in: contents, hasImages: hasImages) {
      guard let text = files[edit.path] else { throw ScaffoldError("\(edit.path) is missing, from which apps are made.") }
      files[edit.path] = try edit.applied(to: text)
    }
    let paths = files.keys.map(AppContents.path)
    files["Package.swift"] = try AppManifest { folder in paths.contains { $0.hasPrefix(folder) } }.text(of: files["Package.swift"] ?? "")
    files = Dictionary(uniqueKeysWithValues: files.map { (AppContents.path($0.key), $0.value) })
    try refuseTakenNames(request, files)
    files = withFeature(request, files)
    for (path, text) in AppDocuments(request: request).files { files[path] = text }
    return Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        (named(path, request), path == "LICENSE" ? text : named(text, request))
      })
  }

  /// The files with the feature under its own name.
  private func withFeature(_ request: AppRequest, _ files: [String: String]) -> [String: String] {
    guard request.feature != .model else { return files }
    let renaming = FeatureRenaming(old: .model, new: request.feature)
    if request.keepsSamples { return withBoth(renaming, files) }
    return Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        if FeatureName.model.owns(path) { return (renaming.path(path), renaming.source(text)) }
        return (path, Self.names(text) ? renaming.line(text, inFile: path) : text)
      })
  }

  /// Refuses names that the code of an app has for something else.
  private func refuseTakenNames(_ request: AppRequest, _ files: [String: String]) throws(ScaffoldError) {
    let (feature, renaming) = (request.feature, FeatureRenaming(old: .model, new: request.feature))
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
    if made.union(other).contains(request.name.type) {
      throw ScaffoldError("The app cannot be called \(request.name.type): it has a type of that name. Choose another name.")
    }
  }

  /// The files with the model and the feature beside each other.
  private func withBoth(_ renaming: FeatureRenaming, _ files: [String: String]) -> [String: String] {
    var both = files
    for (path, text) in files where FeatureName.model.owns(path) { both[renaming.path(path)] = renaming.source(text) }
    for wiring in WiringLine.all {
      guard let text = both[wiring.path] else { continue }
      both[wiring.path] =
        TreeChange.Edit(of: text) { wiring.matches($0) ? [renaming.line(String($0), inFile: wiring.path)] : [] }.text
    }
    return both
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
