/// A change of the tree as a whole: nothing of it is made before all of it is known.
struct TreeChange: Hashable {
  /// The new files and their text, by path.
  var added: [String: String] = [:]
  /// The changed files and their new text, by path, with the number of added or removed lines.
  var changed: [String: Edit] = [:]
  var removed: Set<String> = []

  struct Edit: Hashable {
    let text: String
    /// The places that are changed: runs of lines with unchanged ones in between.
    let sites: Int
    let added: Int
    let removed: Int

    init(text: String, sites: Int, added: Int, removed: Int) {
      (self.text, self.sites, self.added, self.removed) = (text, sites, added, removed)
    }

    /// The change from one text to another.
    init(from old: String, to new: String) {
      let difference = new.lines.difference(from: old.lines)
      let changed = Set(difference.removals.map { change in if case .remove(let offset, _, _) = change { offset } else { 0 } })
      let runs = changed.count { !changed.contains($0 - 1) }
      self.init(
        text: new, sites: max(runs, difference.isEmpty ? 0 : 1), added: difference.insertions.count, removed: difference.removals.count)
    }

    /// Adds lines below those that ask for some.
    init(of text: String, adding linesBelow: (Substring) -> [String]) {
      let news = text.lines.map(linesBelow)
      let lines = zip(text.lines, news).flatMap { [String($0)] + $1 }
      self.init(
        text: lines.joined(separator: "\n"), sites: news.count { !$0.isEmpty }, added: lines.count - text.lines.count, removed: 0)
    }

    /// Removes all lines that are equal to one of these; nil if there are none.
    init?(of text: String, removing lines: Set<String>) {
      let kept = text.lines.filter { !lines.contains(String($0)) }
      let removed = text.lines.count - kept.count
      guard removed > 0 else { return nil }
      self.init(text: kept.joined(separator: "\n"), sites: removed, added: 0, removed: removed)
    }

    /// `+3 −1`, without a part that is zero.
    var lines: String { [added > 0 ? "+\(added)" : nil, removed > 0 ? "-\(removed)" : nil].compactMap(\.self).joined(separator: " ") }
  }

  /// One line a file, as a person reads it.
  var report: [String] {
    let new = added.sorted { $0.key < $1.key }.map { "A \($0.key) (\($0.value.lineCount) lines)" }
    let edits = changed.sorted { $0.key < $1.key }.map { "M \($0.key) \($0.value.lines)" }
    return new + removed.sorted().map { "D \($0)" } + edits
  }

  /// The totals, in one sentence.
  var summary: String {
    let (files, edited) = (added.count + removed.count, changed.values.reduce(0) { $0 + $1.added + $1.removed })
    if files == 0 {
      let sites = changed.values.reduce(0) { $0 + $1.sites }
      let (new, old) = (changed.values.reduce(0) { $0 + $1.added }, changed.values.reduce(0) { $0 + $1.removed })
      return "\(new) new lines, \(old) old ones removed, at \(sites) places in \(changed.count) files"
    }
    let lines = added.values.reduce(0) { $0 + $1.lineCount }
    let parts = [
      added.isEmpty ? nil : "\(added.count) files, \(lines) lines", removed.isEmpty ? nil : "\(removed.count) files removed",
      "\(edited) lines in \(changed.count) other files",
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  /// The tree after the change.
  func applied(to tree: [String: String]) -> [String: String] {
    var tree = tree.filter { !removed.contains($0.key) }
    for (path, text) in added { tree[path] = text }
    for (path, edit) in changed { tree[path] = edit.text }
    return tree
  }
}

extension String {
  /// The lines without their line feeds. After the last line feed, there is an empty one.
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }

  var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
