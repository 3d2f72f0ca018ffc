import Foundation

extension Scaffold {
  /// Removes a sample.
  /// - Returns: the lines of the report.
  func remove(_ sample: Sample, isDry: Bool) throws(ScaffoldError) -> [String] {
    try requireGit()
    let paths = try checkout.allPaths()
    let change = try SampleRemoval(of: sample, from: checkout.readableTexts(of: paths), with: paths).change()
    return try make(change, isDry: isDry) + (isDry ? [] : NextSteps.afterRemovalOfSample)
  }

  /// Removes the feed reader, and what depends on it.
  /// - Returns: the lines of the report.
  func removeReading(isDry: Bool) throws(ScaffoldError) -> [String] {
    try requireGit()
    let paths = try checkout.committedPaths()
    let removal = try ReadingRemoval(from: checkout.readableTexts(of: paths), with: paths, at: checkout.head())
    return try make(removal.change(), isDry: isDry) + (isDry ? [] : NextSteps.afterRemovalOfReading)
  }

  private func requireGit() throws(ScaffoldError) {
    guard checkout.has(".git") else {
      throw ScaffoldError("Only git can bring a sample back: run this in a clone that git made.")
    }
  }

  /// Removes a sample. Refuses to remove work that is not in git.
  /// - Parameter isDry: whether to report the change without making it.
  /// - Returns: the lines of the report.
  private func make(_ removal: TreeChange, isDry: Bool) throws(ScaffoldError) -> [String] {
    var change = removal
    if let path = try checkout.uncommitted(among: change.changed.keys.sorted() + change.removed.sorted()).first {
      throw ScaffoldError("\(path) has changes that are not committed: commit or undo them first, so that git can bring the sample back.")
    }
    let formatted = try checkout.formatted(change.changed.filter { $0.key.hasSuffix(".swift") }.mapValues(\.text))
    change.added = try checkout.formatted(change.added)
    for (path, text) in formatted { change.changed[path] = try TreeChange.Edit(from: checkout.text(of: path), to: text) }
    let report = change.report + [change.summary + (isDry ? "; nothing was changed." : ".")]
    if isDry { return report + (try checkout.difference(by: change)) }
    try checkout.apply(change)
    return report
  }
}

extension Checkout {
  /// The paths of the files that git knows.
  func committedPaths() throws(ScaffoldError) -> [String] {
    try Tool.run(["git", "ls-files", "-z"], in: root).split(separator: "\0").map(String.init).filter(has)
  }

  /// The text of those files that are text.
  func readableTexts(of paths: [String]) throws(ScaffoldError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in paths where !Self.isBinary(path) { texts[path] = try text(of: path) }
    return texts
  }

  /// Fixtures have bytes of all encodings, and nobody looks for a sample in them.
  private static func isBinary(_ path: String) -> Bool {
    path.contains("/Fixtures/") || path.contains("/Samples/feeds/") || path.contains("/Samples/media/")
      || [".png", ".jpg", ".ico", ".gz", ".db", ".sqlite"].contains(where: path.hasSuffix)
  }

  /// What a change does to the files that stay, as a unified diff.
  func difference(by change: TreeChange) throws(ScaffoldError) -> [String] {
    let folder = Checkout(root: FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)"))
    defer { folder.discard() }
    for (path, edit) in change.changed { try folder.write(["a/\(path)": text(of: path), "b/\(path)": edit.text]) }
    guard !change.changed.isEmpty else { return [] }
    // Exit code 1 says that there are differences.
    return try Tool.result(of: ["git", "diff", "--no-index", "--no-color", "--no-prefix", "a", "b"], in: folder.root).output.lines.map(
      String.init)
  }
}
