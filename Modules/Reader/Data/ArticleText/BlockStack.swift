internal import ReaderDomain

/// The open blocks at the current position in a document, outermost first.
struct BlockStack {
  /// The kind of an open block.
  enum Kind: Hashable {
    case root
    case quote
    /// A list; the numbering is nil when its items have no numbers.
    case list(ListNumbering?)
    /// An item of a list. Without a marker of its own, it has the marker of its list; `value` is the number that it sets.
    case item(Document.Marker?, value: Int?)
    case table(isForLayout: Bool)
    case row
    case cell(TableGrid.Span, isHeader: Bool)
    /// The note to which the references with this number lead.
    case footnote(Int)
  }

  private struct Level {
    var kind: Kind
    var blocks: [Document.Block] = []
    var items: [ListNumbering.Item] = []
    var grid = TableGrid()

    var isTable: Bool { if case .table = kind { true } else { false } }
  }

  private var levels = [Level(kind: .root)]
  private var notes: [Int: [Document.Block]] = [:]

  /// The maximum nesting depth, so that a recursive traversal of a document is safe. Deeper blocks are added to the deepest level.
  private static let deepest = 32

  /// Whether a list item may start at this position.
  var isInList: Bool {
    if case .list = levels[levels.count - 1].kind { true } else { false }
  }

  /// Whether a row of a table may start at this position.
  var isInTable: Bool {
    levels[levels.count - 1].isTable
  }

  /// Whether a cell of a table may start at this position.
  var isInRow: Bool { levels[levels.count - 1].kind == .row }

  /// Whether the innermost level is a footnote.
  var isAtFootnote: Bool {
    if case .footnote = levels[levels.count - 1].kind { true } else { false }
  }

  /// Whether the current position is inside a footnote.
  var isInFootnote: Bool {
    levels.contains { if case .footnote = $0.kind { true } else { false } }
  }

  /// Opens a level. Returns false when the depth limit is reached; there is then no level to close.
  mutating func open(_ kind: Kind) -> Bool {
    guard levels.count < Self.deepest else { return false }
    levels.append(Level(kind: kind))
    return true
  }

  /// Adds a block to the innermost level. In a list, the block becomes an item; in a row, a cell.
  mutating func add(_ block: Document.Block) {
    let innermost = levels.count - 1
    switch levels[innermost].kind {
    case .list: levels[innermost].items.append(ListNumbering.Item(marker: nil, value: nil, blocks: [block]))
    case .row: levels[innermost].grid.append([block], TableGrid.Span(), isHeader: false)
    default: levels[innermost].blocks.append(block)
    }
  }

  /// Adds a caption: as a line of the picture above it, or as a paragraph.
  mutating func addCaption(_ spans: [Document.Inline]) {
    let innermost = levels.count - 1
    if case .paragraph(let above) = levels[innermost].blocks.last, above.last?.isPicture == true {
      levels[innermost].blocks.removeLast()
      add(.paragraph(above + [.lineBreak, .emphasis(spans)]))
    } else {
      add(.paragraph([.emphasis(spans)]))
    }
  }

  /// Replaces the picture that is the last thing at this level, also within a link.
  /// - Returns: whether the last thing is that picture.
  mutating func replaceLastPicture(_ picture: Document.Inline, by other: Document.Inline) -> Bool {
    let innermost = levels.count - 1
    guard case .paragraph(var spans) = levels[innermost].blocks.last, let last = spans.popLast() else { return false }
    switch last {
    case picture: spans.append(other)
    case .link(let inner, let url) where inner == [picture]: spans.append(.link([other], url))
    default: return false
    }
    levels[innermost].blocks[levels[innermost].blocks.count - 1] = .paragraph(spans)
    return true
  }

  /// Marks the list item at the innermost level as a task, unless it has content.
  /// - Returns: whether it is one.
  mutating func markTask(isDone: Bool) -> Bool {
    let innermost = levels.count - 1
    guard case .item(_, let value) = levels[innermost].kind, levels[innermost].blocks.isEmpty else { return false }
    levels[innermost].kind = .item(.task(isDone: isDone), value: value)
    return true
  }

  /// Begins or ends the footer of the innermost table.
  mutating func setFooter(_ isFooter: Bool) {
    guard let table = levels.lastIndex(where: \.isTable) else { return }
    levels[table].grid.endRow()
    levels[table].grid.isInFooter = isFooter
  }

  /// Closes the innermost level. An empty level is dropped.
  mutating func close() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    let outer = levels.count - 1
    switch level.kind {
    case .root: break
    case .quote: if !level.blocks.isEmpty { add(.quote(level.blocks)) }
    case .list(let numbering):
      let items = ListNumbering.items(level.items, numbering)
      if !items.isEmpty { add(.list(items)) }
    // An item opens only in a list.
    case .item(let marker, let value): levels[outer].items.append(ListNumbering.Item(marker: marker, value: value, blocks: level.blocks))
    case .table(let isForLayout): close(level, isForLayout: isForLayout)
    case .row:
      levels[outer].grid.endRow()
      levels[outer].grid.append(rowOf: level.grid)
    case .cell(let span, let isHeader): levels[outer].grid.append(level.blocks, span, isHeader: isHeader)
    case .footnote(let number): notes[number, default: []] += level.blocks
    }
  }

  private mutating func close(_ level: Level, isForLayout: Bool) {
    level.blocks.forEach { add($0) }
    var grid = level.grid
    grid.endRow()
    if !isForLayout, let table = grid.table { add(table) } else { grid.content.forEach { add($0) } }
    if let outer = levels.lastIndex(where: \.isTable) {
      levels[outer].kind = .table(isForLayout: true)
    }
  }

  /// Closes all levels and returns the document.
  mutating func closeAll(footnotes: Int) -> Document {
    while levels.count > 1 { close() }
    var blocks = levels[0].blocks
    // A rule separates the footnotes from the article. They are set apart without it.
    if !notes.isEmpty, blocks.last == .rule { blocks.removeLast() }
    return Document(blocks: blocks, footnotes: footnotes == 0 ? [] : (1...footnotes).map { notes[$0, default: []] })
  }
}

extension Document.Inline {
  /// Whether the span is a picture, also as a link.
  fileprivate var isPicture: Bool {
    switch self {
    case .media: true
    case .link(let inner, _): inner.last?.isPicture == true
    default: false
    }
  }
}
