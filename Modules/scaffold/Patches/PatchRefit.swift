/// Fits reference patches to files that have changed around them, as when a sample goes.
struct PatchRefit {
  /// The files before and after the change, by path. A file that is missing after it is gone.
  let before: [String: String]
  let after: [String: String]

  /// The patch without the files that are gone, with the present lines around its changes.
  func refitted(_ patch: String) -> String {
    var lines = patch.lines.map(String.init)
    if lines.last == "" { lines.removeLast() }
    let starts = lines.indices.filter { lines[$0].hasPrefix("diff --git ") }
    let sections = zip(starts, starts.dropFirst() + [lines.count]).map { Array(lines[$0..<$1]) }
    let rest = sections.flatMap(section)
    return rest.isEmpty ? "" : rest.joined(separator: "\n") + "\n"
  }

  private func section(_ lines: [String]) -> [String] {
    guard let path = lines.first(where: { $0.hasPrefix("--- a/") })?.dropFirst("--- a/".count), let old = before[String(path)] else {
      return lines
    }
    guard let new = after[String(path)] else { return [] }
    guard new != old else { return lines }
    let starts = lines.indices.filter { lines[$0].hasPrefix("@@ ") }
    let places = LinePlaces(from: old, to: new)
    var growth = 0
    let hunks = zip(starts, starts.dropFirst() + [lines.count]).flatMap { start, end -> [String] in
      places.refitted(Array(lines[(start + 1)..<end]), growth: &growth) ?? Array(lines[start..<end])
    }
    return hunks.isEmpty ? [] : lines[..<(starts.first ?? lines.count)] + hunks
  }
}

/// Where the lines of a file are after a change of it.
private struct LinePlaces {
  let old: [String]
  /// For each line of the file before: the new lines above it, and whether it is still there.
  private var above: [[String]]
  private var isKept: [Bool]

  init(from old: String, to new: String) {
    let (oldLines, newLines) = (old.lines.map(String.init), new.lines.map(String.init))
    let difference = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    self.old = oldLines
    above = oldLines.map { _ in [] }
    isKept = oldLines.indices.map { !removed.contains($0) }
    var place = 0
    for (index, _) in oldLines.enumerated() {
      while inserted.contains(place) {
        above[index].append(newLines[place])
        place += 1
      }
      if isKept[index] { place += 1 }
    }
  }

  /// The hunk with its head; nil if its lines are not in the file. Without a change of its own, it is empty.
  func refitted(_ hunk: [String], growth: inout Int) -> [String]? {
    let before = hunk.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
    guard let range = old.firstRange(of: before) else { return nil }
    var lines: [String] = []
    var place = range.lowerBound
    for line in hunk {
      if line.hasPrefix("+") {
        lines.append(line)
        continue
      }
      if place > range.lowerBound { lines += above[place].map { " " + $0 } }
      if isKept[place] { lines.append(line) }
      place += 1
    }
    guard lines.contains(where: { !$0.hasPrefix(" ") }) else { return [] }
    let start = (0..<range.lowerBound).reduce(1) { $0 + above[$1].count + (isKept[$1] ? 1 : 0) } + above[range.lowerBound].count
    let (added, taken) = (lines.count { $0.hasPrefix("+") }, lines.count { $0.hasPrefix("-") })
    let size = lines.count - added
    let head = "@@ -\(start),\(size) +\(start + growth),\(size + added - taken) @@"
    growth += added - taken
    return [head] + lines
  }
}
