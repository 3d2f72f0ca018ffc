import Foundation

/// The three-way merge of a later version into an app.
struct AppMerge {
  /// The new text of files, by path.
  private(set) var written: [String: String] = [:]
  private(set) var removed: [String] = []
  /// The files in which both sides changed the same lines. Both versions stand in the file, between marks.
  private(set) var conflicts: [String] = []
  /// What a user should know of further files.
  private(set) var notes: [String] = []

  /// Merges file by file. Files that only the app has are not looked at.
  /// - Parameters:
  ///   - base: the app as it was made.
  ///   - theirs: the app as it would be made today.
  ///   - mine: the app's files as they are.
  init(base: [String: String], theirs: [String: String], mine: [String: String]) throws(ScaffoldError) {
    for path in Set(base.keys).union(theirs.keys).sorted() where base[path] != theirs[path] && mine[path] != theirs[path] {
      switch (base[path], theirs[path], mine[path]) {
      case (_, let theirs?, nil):
        written[path] = theirs
        if base[path] != nil { notes.append("\(path) is back: you had removed it, but it has changed.") }
      case (let base, let theirs?, let mine?):
        if mine == base {
          written[path] = theirs
        } else {
          let (text, hasConflicts) = try Self.merged(base ?? "", theirs, mine)
          written[path] = text
          if hasConflicts { conflicts.append(path) }
        }
      case (let base, nil, let mine?):
        if mine == base { removed.append(path) } else { notes.append("\(path) stays: you have changed it. A new app has no such file.") }
      case (_, nil, nil): break
      }
    }
  }

  /// One line a file, as a person reads it.
  var report: [String] {
    written.keys.sorted().map { "\(conflicts.contains($0) ? "C" : "M") \($0)" } + removed.map { "D \($0)" } + notes
  }

  /// The change from one text to another, made in a third.
  static func merged(_ base: String, _ theirs: String, _ mine: String) throws(ScaffoldError) -> (String, hasConflicts: Bool) {
    let folder = Checkout(root: FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)"))
    defer { folder.discard() }
    try folder.write(["mine": mine, "base": base, "theirs": theirs])
    let (status, text) = try Tool.result(
      of: ["git", "merge-file", "-p", "-L", "yours", "-L", "before", "-L", "new", "mine", "base", "theirs"], in: folder.root)
    // The exit code is the number of conflicts, 127 at most.
    guard status < 128 else { throw ScaffoldError("'git merge-file' failed: see its message above.") }
    return (text, status > 0)
  }
}
