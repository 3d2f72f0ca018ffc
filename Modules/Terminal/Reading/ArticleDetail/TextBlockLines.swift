import Screens

/// The lines of a body's blocks.
enum TextBlockLines {
  private static let columnsPerStep = 2

  /// The blocks one under the other with an empty line between, but none between the items of a list.
  static func lines(for blocks: [TextBlock], columns: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var previous: TextBlock?
    for block in blocks {
      if let previous, previous.depth == 0 || block.depth == 0 || block.marker.isEmpty {
        lines.append(StyledLine(previous.prefix == block.prefix ? block.prefix : "", .dim))
      }
      lines += self.lines(for: block, columns: columns)
      previous = block
    }
    return lines
  }

  private static func lines(for block: TextBlock, columns: Int) -> [StyledLine] {
    let prefix = StyledLine(block.prefix, .dim)
    let indent = StyledLine(String(repeating: " ", count: max(0, block.depth * columnsPerStep - block.marker.count)))
    let first = prefix + indent + StyledLine(block.marker, .dim)
    let rest = prefix + StyledLine(String(repeating: " ", count: max(block.depth * columnsPerStep, block.marker.count)))
    switch block.kind {
    case .rule:
      return [StyledLine(String(repeating: "─", count: min(columns, 20)), .dim)]
    case .preformatted:
      return kept(block).map { rest + StyledLine($0, style(for: .code)) }
    case .paragraph, .heading:
      let parts = brokenAtNewlines(block.runs)
      return parts.enumerated().flatMap { index, part in
        TextWrapping.wrapped(part, to: columns, first: index == 0 ? first : rest, rest: rest)
      }
    }
  }

  private static func kept(_ block: TextBlock) -> [String] {
    block.runs.map(\.text).joined().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func brokenAtNewlines(_ runs: [TextBlock.Run]) -> [StyledLine] {
    var lines = [StyledLine.empty]
    for run in runs {
      for (index, piece) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append(.empty) }
        lines[lines.count - 1].append(String(piece), style(for: run.look))
      }
    }
    return lines
  }

  private static func style(for look: TextBlock.Look) -> Style {
    switch look {
    case .plain: .plain
    case .emphasised: .italic
    case .strong: .bold
    case .code: Style([], .green)
    case .link: .underline
    case .aside: .dim
    }
  }
}
