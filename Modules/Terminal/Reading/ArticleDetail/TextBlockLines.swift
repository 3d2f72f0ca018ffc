import Scenes

/// The blocks of an article's body as lines.
enum TextBlockLines {
  private static let columnsOfRule = 20

  /// The lines of all blocks, with an empty line before each block that is not tight.
  static func lines(for blocks: [TextBlock], columns: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var above: TextBlock?
    for block in blocks {
      if let above, !block.isTight { lines.append(StyledLine(between(above, block), .dim)) }
      lines += self.lines(for: block, columns: columns)
      above = block
    }
    return lines
  }

  /// The content of the empty line between two blocks: the bars of the quotations that contain both blocks.
  private static func between(_ above: TextBlock, _ below: TextBlock) -> String {
    let common = zip(above.rest, below.rest).prefix { $0 == $1 }.map(\.0)
    let end = common.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
    return String(common[..<end])
  }

  private static func lines(for block: TextBlock, columns: Int) -> [StyledLine] {
    let first = StyledLine(block.first, .dim)
    let rest = StyledLine(block.rest, .dim)
    switch block.kind {
    case .rule:
      let length = min(columnsOfRule, columns - first.columns)
      return [first + StyledLine(String(repeating: "─", count: max(0, length)), .dim)]
    case .preformatted:
      return kept(block).enumerated().map { ($0 == 0 ? first : rest) + StyledLine($1, style(for: .code)) }
    case .paragraph, .heading:
      return brokenAtNewlines(block.runs).enumerated().flatMap { index, part in
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
        lines[lines.count - 1].append(String(piece), style(for: run.textStyle))
      }
    }
    return lines
  }

  private static func style(for textStyle: TextBlock.TextStyle) -> Style {
    switch textStyle {
    case .plain: .plain
    case .emphasised: .italic
    case .strong: .bold
    case .code: Style([], .green)
    case .link: .underline
    case .aside: .dim
    }
  }
}
