import Foundation

/// The existing findings of a package, so that only new ones fail.
///
/// An entry has no line number, because that changes with every edit above it. An entry that occurs several times covers as many findings.
struct Baseline: Equatable {
  private var counts: [Entry: Int] = [:]

  private struct Entry: Hashable, Comparable, Codable {
    let file: String
    let rule: Rule
    let sentence: String

    init(_ finding: Finding) {
      file = finding.file
      rule = finding.rule
      sentence = finding.sentence
    }

    static func < (one: Entry, other: Entry) -> Bool { (one.file, one.rule, one.sentence) < (other.file, other.rule, other.sentence) }
  }

  /// Undecided findings are left out: they need a row in the rule book.
  init(of findings: [Finding]) {
    for finding in findings where !finding.isUndecided { counts[Entry(finding), default: 0] += 1 }
  }

  /// The findings that the baseline does not cover, and how many of its entries cover nothing.
  func remaining(of findings: [Finding]) -> (findings: [Finding], unused: Int) {
    var left = counts
    let remaining = findings.filter { finding in
      guard !finding.isUndecided, let count = left[Entry(finding)], count > 0 else { return true }
      left[Entry(finding)] = count - 1
      return false
    }
    return (remaining, left.values.reduce(0, +))
  }

  static func read(from file: URL) throws(LoadError) -> Baseline {
    let text = try PackageFolder.text(of: file)
    do {
      var baseline = Baseline(of: [])
      for entry in try JSONDecoder().decode([Entry].self, from: Data(text.utf8)) { baseline.counts[entry, default: 0] += 1 }
      return baseline
    } catch {
      throw .rulesInvalid(path: file.lastPathComponent, reason: "this is not a baseline; write one with --write-baseline")
    }
  }

  func write(to file: URL) throws(LoadError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = counts.keys.sorted().flatMap { Array(repeating: $0, count: counts[$0] ?? 0) }
    do {
      try (encoder.encode(entries) + Data("\n".utf8)).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: file.path(), reason: error.localizedDescription)
    }
  }
}
