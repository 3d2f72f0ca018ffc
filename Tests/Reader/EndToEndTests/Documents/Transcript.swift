/// What a `console` block shows: commands and their output.
struct Transcript: Equatable {
  struct Entry: Equatable {
    let command: String
    /// The lines of the output, without empty ones at the end.
    let output: [String]

    /// Whether a document's output is what the program prints today. The feeds of a refresh are printed as they arrive, in any order.
    func matches(_ printed: [String]) -> Bool {
      command.hasPrefix("strata refresh")
        ? Transcript.matches(output.sorted(), printed.sorted()) : Transcript.matches(output, printed)
    }
  }

  let entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// - Parameter lines: `$ command` and output lines. Lines before the first command are output of an empty one.
  init(lines: [String]) {
    var entries: [Entry] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        entries.append(Entry(command: String(line.dropFirst(2)), output: []))
      } else {
        let last = entries.popLast() ?? Entry(command: "", output: [])
        entries.append(Entry(command: last.command, output: last.output + [line]))
      }
    }
    self.entries = entries.map { Entry(command: $0.command, output: Self.trimmed($0.output)) }
  }

  /// The lines of the block, with an empty line between two commands.
  var lines: [String] {
    Array(entries.map { ["$ \($0.command)"] + $0.output }.joined(separator: [""]))
  }

  /// The output of a command as lines.
  static func lines(of output: String) -> [String] {
    trimmed(output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// Whether documented lines are the printed ones, apart from ages and times. `…` means any text, and on a line of its own any number of lines.
  private static func matches(_ documented: [String], _ printed: [String]) -> Bool {
    guard let first = documented.first else { return printed.isEmpty }
    if first == "…" {
      return (0...printed.count).contains { matches(Array(documented.dropFirst()), Array(printed.dropFirst($0))) }
    }
    guard let line = printed.first, fits(settled(line), settled(first)) else { return false }
    return matches(Array(documented.dropFirst()), Array(printed.dropFirst()))
  }

  /// Whether a line has the parts between the ellipses, in their order.
  private static func fits(_ line: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return line == pattern }
    guard line.hasPrefix(first) else { return false }
    var rest = line.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  /// A line without what depends on the day: ages such as `3w`, and times such as `2026-03-01T08:30:00Z`, `08:30` and `08:30 on 2026-03-01`.
  private static func settled(_ line: String) -> String {
    line.replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z?/, with: "TIME")
      .replacing(/\b(at|until|from) \d\d:\d\d( on \d{4}-\d\d-\d\d)?/, with: "TIME")
      .replacing(/([(]|[ ]+)(now|\d\d:\d\d|>?\d+(mo|[mhdwy]))\b/) { $0.output.1 == "(" ? "(AGE" : " AGE" }
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.reversed().drop { $0.isEmpty }.reversed())
  }
}
