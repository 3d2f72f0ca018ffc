/// Pictures in the form that other features are made from: without its dialogue, and with its name in the name of each file and type.
///
/// The endpoint of the sample server serves all features that are made from it: they ask for the same paths.
struct PicturesModel {
  /// The text of the files in the tree, by path.
  let tree: [String: String]

  /// The tree in which the files of Pictures have that form.
  func prepared() throws(ScaffoldError) -> [String: String] {
    let model = tree.filter { FeatureName.pictures.owns($0.key) }
    let own = try withoutDialogue(model.filter { Self.isCopied($0.key) })
    // Only a name that says whose it is can become that of another feature.
    var names: [String: String] = [:]
    for text in own.values {
      for type in Self.outerTypes(of: text) where !type.contains(FeatureName.pictures.one.type) {
        names[type] = FeatureName.pictures.one.type + type
      }
    }
    var result = tree.filter { model[$0.key] == nil }
    for (path, text) in own { result[Self.renamed(path, names)] = Self.renamed(text, names) }
    return result
  }

  /// What shows an image in a terminal and what draws the sample server's cat serve any feature.
  private static func isCopied(_ path: String) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    return !path.contains("/SampleServer") && file != "InlineImageTests.swift"
      && !Sample.dialogues.contains(path)
  }

  private func withoutDialogue(_ files: [String: String]) throws(ScaffoldError) -> [String: String] {
    guard tree.keys.contains(where: Sample.dialogues.contains) else { return files }
    var files = files
    for edit in Sample.picturesDialogue {
      guard let text = files[edit.path] else { continue }
      files[edit.path] = try edit.applied(to: text, advice: "change Modules/scaffold/Samples/Sample+Variants.swift as you changed the file")
    }
    for (path, text) in files where path.hasPrefix("Tests/") && Sample.variants.names.contains(where: text.contains) {
      files[path] = CodePruning(isGone: Sample.variants.names.contains, isGoneText: { _ in false }, isTest: true).result(for: text).text
    }
    return files
  }

  private static func outerTypes(of source: String) -> [String] {
    let text = SwiftText(source)
    return DeclarationList(of: text, in: 0..<text.lineStarts.count).declarations.filter { $0.isType && $0.keyword != "extension" }.map(
      \.name)
  }

  private static func renamed(_ text: String, _ names: [String: String]) -> String {
    WordRun.all(in: text).map { names[$0.text] ?? $0.text }.joined()
  }
}
