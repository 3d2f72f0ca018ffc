internal import CoreDomain
internal import Markup
internal import ReaderDomain

/// The cells of a table, and the decision whether it is a table or only arranges its content on the page.
struct TableGrid {
  /// The size of a cell in columns and rows.
  struct Span: Hashable {
    private(set) var columns = 1
    private(set) var rows = 1

    init() {}

    init(_ attributes: XMLAttributes) {
      let maximum = TableGrid.maximumColumns
      columns = attributes["colspan"].flatMap { HTMLLength($0)?.number }.map { min(max($0, 1), maximum) } ?? 1
      rows = attributes["rowspan"].flatMap { HTMLLength($0)?.number }.map { min(max($0, 1), maximum) } ?? 1
    }
  }

  private struct Cell {
    let blocks: [Document.Block]
    let isHeader: Bool

    static let empty = Cell(blocks: [], isHeader: false)
  }

  private var cells: [Cell] = []
  private var rows: [[Cell]] = []
  /// The rows of `tfoot`, which is below the other rows wherever it stands (https://html.spec.whatwg.org/#the-tfoot-element).
  private var footer: [[Cell]] = []
  /// Whether the next rows belong to the footer. No cell spans rows of both.
  var isInFooter = false {
    didSet { covered = [] }
  }
  /// For each column, the number of next rows that a cell above covers.
  private var covered: [Int] = []
  private var spans: [Span] = []

  /// A wider table does not fit any window, and is shown cell by cell. A hostile cell cannot span more.
  private static let maximumColumns = 20
  /// The maximum length in characters of a cell in a table without headers. Longer texts are articles that a table arranges.
  private static let longestCell = 120

  /// Adds a cell to the row under construction.
  mutating func append(_ blocks: [Document.Block], _ span: Span, isHeader: Bool) {
    cells.append(Cell(blocks: blocks, isHeader: isHeader))
    spans.append(span)
  }

  /// Ends a row that has no element of its own.
  mutating func endRow() {
    guard !cells.isEmpty else { return }
    var row = TableGrid()
    (row.cells, row.spans) = (cells, spans)
    (cells, spans) = ([], [])
    append(rowOf: row)
  }

  /// Adds a finished row. A cell of several columns or rows fills the first; the others stay empty.
  mutating func append(rowOf row: TableGrid) {
    var filled: [Cell] = []
    for (cell, span) in zip(row.cells, row.spans) {
      skipCovered(&filled)
      for column in 0..<span.columns {
        if covered.count <= filled.count { covered.append(0) }
        covered[filled.count] = span.rows - 1
        filled.append(column == 0 ? cell : .empty)
        guard filled.count <= Self.maximumColumns else { break }
      }
    }
    skipCovered(&filled)
    guard !filled.isEmpty else { return }
    let finished = Self.withoutLineNumbers(filled)
    if isInFooter { footer.append(finished) } else { rows.append(finished) }
  }

  /// Removes the numbers of lines beside a program: they are not its text. The program may have lost empty lines at its end.
  private static func withoutLineNumbers(_ row: [Cell]) -> [Cell] {
    row.enumerated().map { index, cell in
      guard row.indices.contains(index + 1), let numbers = lines(of: cell), let program = lines(of: row[index + 1]),
        areLineNumbers(numbers), program.count <= numbers.count, numbers.count > 1 || !areLineNumbers(program)
      else { return cell }
      return .empty
    }
  }

  /// The lines of preformatted text; nil when the cell has something else.
  private static func lines(of cell: Cell) -> [Substring]? {
    guard cell.blocks.count == 1, case .preformatted(let spans) = cell.blocks[0] else { return nil }
    return Document.plainText(of: spans).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether the lines are consecutive numbers. A single line is 1.
  private static func areLineNumbers(_ lines: [Substring]) -> Bool {
    let numbers = lines.map { Int(String($0).trimmingWhitespace()) }
    guard let first = numbers.first.flatMap({ $0 }), lines.count > 1 ? (0...1_000_000).contains(first) : first == 1 else { return false }
    return numbers.enumerated().allSatisfy { $1 == first + $0 }
  }

  private mutating func skipCovered(_ row: inout [Cell]) {
    while row.count < covered.count, covered[row.count] > 0 {
      covered[row.count] -= 1
      row.append(.empty)
    }
  }

  /// The blocks of all cells, one after another.
  var content: [Document.Block] { (rows + footer).flatMap { $0.flatMap(\.blocks) } }

  /// The table; nil when its content should flow.
  var table: Document.Block? {
    let full = (rows + footer).filter { $0.contains { !$0.blocks.isEmpty } }
    guard let last = full.compactMap({ $0.lastIndex { !$0.blocks.isEmpty } }).max(), last > 0, last < Self.maximumColumns else {
      return nil
    }
    let hasHeaders = full.contains { $0.contains { $0.isHeader && !$0.blocks.isEmpty } }
    guard hasHeaders || full.count > 1 && full.allSatisfy({ $0.allSatisfy { Self.isShort($0.blocks) } }) else { return nil }
    let headerRows = full.prefix { $0.allSatisfy { $0.isHeader || $0.blocks.isEmpty } }.count
    return .table(
      headerRows: headerRows < full.count ? headerRows : 0,
      rows: full.map { $0.prefix(last + 1).map { $0.isHeader ? $0.blocks.map(\.strong) : $0.blocks } })
  }

  private static func isShort(_ blocks: [Document.Block]) -> Bool {
    guard let block = blocks.first else { return true }
    guard blocks.count == 1, case .paragraph(let spans) = block else { return false }
    let text = Document.plainText(of: spans)
    return text.utf8.count <= 4 * longestCell && text.count <= longestCell
      && !spans.contains { if case .media = $0 { true } else { false } }
  }
}

extension Document.Block {
  /// The block in strong text, when it is a paragraph.
  fileprivate var strong: Document.Block {
    if case .paragraph(let spans) = self { .paragraph([.strong(spans)]) } else { self }
  }
}
