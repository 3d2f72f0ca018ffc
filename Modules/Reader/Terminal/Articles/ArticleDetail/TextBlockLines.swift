import CoreTerminal
import ReaderScenes

/// The blocks of an article's body as lines.
struct TextBlockLines {
  /// The maximum width of running text.
  let columnsOfText: Int
  /// The width of the window, for programs and tables.
  let columns: Int
  /// The links of the article; the first has the number 1.
  let links: [Hyperlink?]

  private static let columnsOfRule = 20

  /// The lines of a block, with an empty line above them unless the block is tight or the first one.
  func part(_ number: Int, of blocks: [TextBlock]) -> ArticleDetailTextDisplay.Part {
    let block = blocks[number]
    let gap = number == 0 || block.isTight ? [] : [StyledLine(Self.between(blocks[number - 1], block), .dim)]
    return .init(lines: gap + lines(for: block), links: block.linkNumbers)
  }

  /// The content of the empty line between two blocks: the bars of the quotations that contain both blocks.
  private static func between(_ above: TextBlock, _ below: TextBlock) -> String {
    let common = zip(above.rest, below.rest).prefix { $0 == $1 }.map(\.0)
    let end = common.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
    return String(common[..<end])
  }

  private func lines(for block: TextBlock) -> [StyledLine] {
    let first = StyledLine(block.first, .dim)
    let rest = StyledLine(block.rest, .dim)
    switch block.kind {
    case .rule:
      let length = min(Self.columnsOfRule, columnsOfText - first.columns)
      return [first + StyledLine(String(repeating: "─", count: max(0, length)), .dim)]
    case .preformatted:
      let code = block.runs.map(\.text).joined()
      return Self.indented(CodeLines.lines(for: code, style: style(for: .init("", .code)), columns: columns - rest.columns), first, rest)
    case .table(let headerRows, let rows):
      let cells = rows.map { row in row.map { brokenAtNewlines($0) } }
      return Self.indented(TableLines(headerRows: headerRows, rows: cells, columns: columns - rest.columns).lines, first, rest)
    case .paragraph, .heading:
      return brokenAtNewlines(block.runs).enumerated().flatMap { index, part in
        TextWrapping.wrapped(part, to: columnsOfText, first: index == 0 ? first : rest, rest: rest)
      }
    }
  }

  private static func indented(_ lines: [StyledLine], _ first: StyledLine, _ rest: StyledLine) -> [StyledLine] {
    lines.enumerated().map { ($0 == 0 ? first : rest) + $1 }
  }

  private func brokenAtNewlines(_ runs: [TextBlock.Run]) -> [StyledLine] {
    var lines = [StyledLine.empty]
    for run in runs {
      let style = style(for: run)
      guard run.text.utf8.contains(UInt8(ascii: "\n")) else {
        lines[lines.count - 1].append(run.text, style)
        continue
      }
      for (index, piece) in run.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append(.empty) }
        lines[lines.count - 1].append(String(Substring(piece)), style)
      }
    }
    return lines
  }

  private func style(for run: TextBlock.Run) -> Style {
    var style: Style =
      switch run.textStyle {
      case .plain: .plain
      case .emphasised: .italic
      case .strong: .bold
      case .code: Style([], .green)
      case .link: .underline
      case .aside: .dim
      }
    if let number = run.link, links.indices.contains(number - 1) { style.link = links[number - 1] }
    return style
  }
}
