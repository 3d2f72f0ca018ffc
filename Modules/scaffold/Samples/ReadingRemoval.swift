/// Removes the feed reader, and all that needs feeds. What is left is what `Scripts/new app` makes, under the name of this program.
struct ReadingRemoval {
  /// As it is typed: `Scripts/remove sample reading`.
  static let sample = "reading"

  /// The text of the committed text files, by path.
  let tree: [String: String]
  /// The paths of all committed files.
  let paths: [String]
  /// The commit from which the sample is removed.
  let commit: String

  init(from tree: [String: String], with paths: [String], at commit: String) throws(ScaffoldError) {
    guard paths.contains(where: { $0.hasPrefix("Modules/Domain/Reading/") }) else {
      throw ScaffoldError("The sample \(Self.sample) is not in this tree any more: there is nothing to remove.")
    }
    (self.tree, self.paths, self.commit) = (tree, paths, commit)
  }

  /// What is removed, and what changes. The Swift files are not formatted yet.
  func change() throws(ScaffoldError) -> TreeChange {
    let request = try AppRequest(name: NameSpelling(checking: AppTree.program), feature: .model, keepsSamples: false)
    var files = try AppTree(source: tree, own: ownFeatures()).files(of: request)
    files[AppRecord.path] = AppRecord(request, commit: commit).text
    var change = TreeChange()
    change.removed = Set(paths.filter { files[$0] == nil })
    for (path, text) in files {
      if let old = tree[path] {
        if old != text { change.changed[path] = TreeChange.Edit(from: old, to: text) }
      } else {
        change.added[path] = text
      }
    }
    return change
  }

  /// The features that did not come with this repository, and whether each asks a server. What is made as Quotes is can stay.
  private func ownFeatures() throws(ScaffoldError) -> [(name: FeatureName, hasWeb: Bool)] {
    let features = FeatureScaffold(tree: tree)
    var own: [(name: FeatureName, hasWeb: Bool)] = []
    for folder in folders().subtracting(Self.given).sorted() {
      guard let feature = try features.feature(inFolder: folder), features.source(of: feature) != .pictures else {
        throw ScaffoldError(
          "The feature \(folder) is your own and not made as \(FeatureName.model.many.type) is: it may need what goes with \(Self.sample). "
            + "Remove it first, or begin an app with Scripts/new app.")
      }
      own.append((feature, features.source(of: feature) == .model))
    }
    return own
  }

  /// The folders of features in Domain, as the rule book lists them.
  private func folders() -> Set<String> {
    let lines = (tree[WiringLine.features] ?? "").lines.map { $0.drop { $0 == " " } }
    let names = lines.drop { !$0.hasPrefix("private static let features = [") }.dropFirst().prefix { !$0.hasPrefix("]") }
    return Set(names.map { $0.filter { $0 != "\"" && $0 != "," } })
  }

  /// The features that this repository came with.
  private static let given: Set = ["Quotes", "Pictures", "Edition", "Reading"]
}
