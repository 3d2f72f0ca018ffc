/// A unified diff, as `git diff` writes it.
struct Patch: Sendable {
  let files: [PatchedFile]

  init(_ text: String) {
    // The empty text after the last newline is not a line.
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let starts = lines.indices.filter { lines[$0].hasPrefix("diff --git ") }
    files = zip(starts, starts.dropFirst() + [lines.count]).map { PatchedFile(lines[$0..<$1]) }
  }

  init(files: [PatchedFile]) {
    self.files = files
  }
}

/// The changes of a patch to one file.
struct PatchedFile: Sendable {
  /// Relative to the package's root.
  let path: String
  let isNew: Bool
  let hunks: [PatchHunk]

  init(_ lines: ArraySlice<String>) {
    path = lines.first { $0.hasPrefix("+++ b/") }.map { String($0.dropFirst("+++ b/".count)) } ?? ""
    isNew = lines.contains("--- /dev/null")
    let starts = lines.indices.filter { lines[$0].hasPrefix("@@ ") }
    hunks = zip(starts, starts.dropFirst() + [lines.endIndex]).map { PatchHunk(lines: Array(lines[($0 + 1)..<$1])) }
  }

  init(path: String, isNew: Bool, hunks: [PatchHunk]) {
    self.path = path
    self.isNew = isNew
    self.hunks = hunks
  }

  /// The opposite change of a file that is not new.
  var reversed: PatchedFile { PatchedFile(path: path, isNew: isNew, hunks: hunks.map(\.reversed)) }

  var isTest: Bool { path.hasPrefix("Tests/") }
  var isDouble: Bool { path.hasPrefix("Tests/Support/") }

  /// Whether the patch can be applied: the text contains each hunk's old lines, and a new file does not exist yet.
  func applies(to text: String?) -> Bool {
    guard let text, !isNew else { return isNew && text == nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return !hunks.isEmpty && hunks.allSatisfy { lines.contains($0.old) }
  }

  /// The text after the patch. A hunk whose old lines are missing changes nothing.
  func applied(to text: String) -> String {
    if isNew { return hunks.flatMap(\.new).joined(separator: "\n") }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for hunk in hunks { lines.replace(hunk.old, with: hunk.new, maxReplacements: 1) }
    return lines.joined(separator: "\n")
  }
}

/// A part of a patch: unchanged, removed and added lines.
struct PatchHunk: Sendable {
  /// Each begins with a space, a minus or a plus.
  let lines: [String]

  var old: [String] { lines.filter { $0.hasPrefix(" ") || $0.hasPrefix("-") }.map { String($0.dropFirst()) } }
  var new: [String] { lines.filter { $0.hasPrefix(" ") || $0.hasPrefix("+") }.map { String($0.dropFirst()) } }
  var added: Int { lines.count { $0.hasPrefix("+") } }
  var removed: Int { lines.count { $0.hasPrefix("-") } }

  /// The opposite change.
  var reversed: PatchHunk {
    PatchHunk(lines: lines.map { $0.hasPrefix("+") ? "-" + $0.dropFirst() : $0.hasPrefix("-") ? "+" + $0.dropFirst() : $0 })
  }

  /// The number of edit sites: the hunks that the same patch has without context lines.
  var sites: Int {
    let changes = lines.map { !$0.hasPrefix(" ") }
    return zip([false] + changes, changes).count { !$0 && $1 }
  }
}
