/// The conditions under which the lines of a source are compiled: `#if`, `#elseif` and `#else`.
package struct ConditionalCode: Sendable {
  /// The conditions by line, counted from 1; lines outside all conditions are missing.
  private var conditions: [Int: Set<String>] = [:]

  /// - Parameter tokens: All tokens of a source.
  package init(_ tokens: [Token], lineCount: Int) {
    // For each open `#if`, the conditions of the current branch: its own, and the negations of the earlier ones.
    var open: [(present: String?, before: [String])] = []
    var next = tokens.indices.filter { tokens[$0].text == "#" && Self.directives.contains(tokens.text($0 + 1)) }[...]
    for line in 1...max(lineCount, 1) {
      while let index = next.first, tokens[index].line == line {
        next.removeFirst()
        let rest = tokens[(index + 2)...].prefix { $0.line == line }.map(\.text).joined()
        switch tokens.text(index + 1) {
        case "if": open.append((rest, []))
        case "elseif": Self.end(&open, present: rest)
        case "else": Self.end(&open, present: nil)
        default: _ = open.popLast()
        }
      }
      let holding = open.flatMap { block in [block.present].compactMap(\.self) + block.before.map { "!\($0)" } }
      if !holding.isEmpty { conditions[line] = Set(holding) }
    }
  }

  /// The conditions under which a line is compiled, without spaces: `os(Linux)`, or `!os(Linux)` in a later branch of the same `#if`.
  package func conditions(at line: Int) -> Set<String> { conditions[line] ?? [] }

  private static func end(_ open: inout [(present: String?, before: [String])], present: String?) {
    guard let last = open.popLast() else { return }
    open.append((present, last.before + [last.present].compactMap(\.self)))
  }

  private static let directives: Set<String> = ["if", "elseif", "else", "endif"]
}
