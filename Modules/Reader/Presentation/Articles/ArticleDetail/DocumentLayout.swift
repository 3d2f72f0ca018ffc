import CoreDomain
import ReaderDomain
import ReaderScenes

/// A document as a vertical sequence of blocks, with its links numbered from 1. The footnotes are last.
struct DocumentLayout {
  private(set) var blocks: [TextBlock] = []
  private(set) var links: [String] = []
  /// The numbers of the links that are images.
  private(set) var images: [Int] = []
  private var imageNumbers: Set<Int> = []
  private var numbers: [String: Int] = [:]

  private static let bullet = "• "
  private static let bar = "│ "

  /// The position of a block: the text to its left, and its distance from the block above.
  private struct Place {
    var first = ""
    var rest = ""
    var isInList = false
    var isTight = false
  }

  init(_ document: Document) {
    lay(document.blocks, at: Place())
    guard !document.footnotes.isEmpty else { return }
    if !blocks.isEmpty { add(.rule, [], at: Place()) }
    layItems(document.footnotes.enumerated().map { ("[^\($0 + 1)] ", $1) }, at: Place())
  }

  /// Puts the list marker before the first block only. The blocks after it are indented as deep as the item's text.
  private mutating func lay(_ blocks: [Document.Block], at place: Place) {
    var place = place
    for block in blocks {
      lay(block, at: place)
      place.first = place.rest
      place.isTight = false
    }
  }

  private mutating func lay(_ block: Document.Block, at place: Place) {
    switch block {
    case .paragraph(let spans): add(.paragraph, runs(spans), at: place)
    case .heading(_, let spans): add(.heading, runs(spans, .strong), at: place)
    case .preformatted(let spans): add(.preformatted, runs(spans, .code), at: place)
    case .rule: add(.rule, [], at: place)
    case .quote(let inner):
      lay(inner, at: Place(first: place.first + Self.bar, rest: place.rest + Self.bar, isTight: place.isTight))
    case .list(let items):
      let widest = items.map { if case .number = $0.marker { Self.sign(of: $0.marker).count } else { 0 } }.max() ?? 0
      layItems(items.map { (Self.padded(Self.sign(of: $0.marker), of: $0.marker, to: widest), $0.blocks) }, at: place)
    case .table(let headerRows, let rows):
      let rows = rows.map { row in row.map { cell in runs(inCell: cell) } }
      add(.table(headerRows: headerRows, rows: rows), [], at: place)
    }
  }

  private mutating func layItems(_ items: [(sign: String, blocks: [Document.Block])], at place: Place) {
    for (index, item) in items.enumerated() {
      let left = index == 0 ? place.first : place.rest
      let isTight = index > 0 || place.isInList || place.isTight
      let indent = Self.spaces(item.sign.count)
      lay(item.blocks, at: Place(first: left + item.sign, rest: place.rest + indent, isInList: true, isTight: isTight))
    }
  }

  private static func sign(of marker: Document.Marker) -> String {
    switch marker {
    case .bullet: bullet
    case .number(let number): "\(number). "
    case .task(let isDone): isDone ? "[x] " : "[ ] "
    case .details: "▾ "
    case .term: ""
    case .definition: "    "
    }
  }

  /// Numbers end in the same column.
  private static func padded(_ sign: String, of marker: Document.Marker, to columns: Int) -> String {
    if case .number = marker { spaces(columns - sign.count) + sign } else { sign }
  }

  /// The blocks of a cell, each on a line of its own.
  private mutating func runs(inCell blocks: [Document.Block]) -> [TextBlock.Run] {
    var all: [TextBlock.Run] = []
    for block in blocks {
      let lines = runs(ofBlockInCell: block)
      if !all.isEmpty, !lines.isEmpty { all.append(.init("\n")) }
      all += lines
    }
    return all
  }

  private mutating func runs(ofBlockInCell block: Document.Block) -> [TextBlock.Run] {
    switch block {
    case .paragraph(let spans): return runs(spans)
    case .heading(_, let spans): return runs(spans, .strong)
    case .preformatted(let spans): return runs(spans, .code)
    case .quote(let inner): return runs(inCell: inner)
    case .rule, .table: return []
    case .list(let items):
      var all: [TextBlock.Run] = []
      for item in items {
        if !all.isEmpty { all.append(.init("\n")) }
        all += [.init(Self.sign(of: item.marker))] + runs(inCell: item.blocks)
      }
      return all
    }
  }

  private mutating func add(_ kind: TextBlock.Kind, _ runs: [TextBlock.Run], at place: Place) {
    blocks.append(TextBlock(kind, first: place.first, rest: place.rest, isTight: place.isTight, runs: runs))
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private mutating func runs(_ spans: [Document.Inline], _ textStyle: TextBlock.TextStyle = .plain) -> [TextBlock.Run] {
    var all: [TextBlock.Run] = []
    for span in spans { all += runs(span, textStyle) }
    return all
  }

  private mutating func runs(_ span: Document.Inline, _ textStyle: TextBlock.TextStyle) -> [TextBlock.Run] {
    switch span {
    case .text(let text): return [.init(text, textStyle)]
    case .code(let text): return [.init(text, .code)]
    case .emphasis(let inner): return runs(inner, .emphasised)
    case .strong(let inner): return runs(inner, .strong)
    case .lineBreak: return [.init("\n", textStyle)]
    case .footnote(let number): return [.init("[^\(number)]", .aside)]
    case .media(let medium, let title, let url):
      let name = Self.name(of: medium)
      var linkNumber: Int?
      if let url { linkNumber = number(of: url.link) }
      if medium == .image, let linkNumber, imageNumbers.insert(linkNumber).inserted { images.append(linkNumber) }
      let text = title.isEmpty ? "[\(name)]" : "[\(name): \(title)]"
      return [TextBlock.Run(text, .aside, link: linkNumber)] + mark(linkNumber)
    case .link(let inner, let url): return link(inner, to: url.link)
    case .address(let inner, let address): return link(inner, to: address)
    }
  }

  /// The kind of a medium, as it is written before its title.
  private static func name(of medium: Document.Media) -> String {
    switch medium {
    case .image: "image"
    case .video: "video"
    case .audio: "audio"
    case .page: "embedded"
    }
  }

  private mutating func link(_ inner: [Document.Inline], to address: String) -> [TextBlock.Run] {
    var text = runs(inner, .link)
    let linkNumber = number(of: address)
    // A picture that is a link to itself has its number.
    if let last = text.last, last.link == linkNumber { return text }
    text = text.map { $0.link == nil ? TextBlock.Run($0.text, $0.textStyle, link: linkNumber) : $0 }
    return text + mark(linkNumber)
  }

  private func mark(_ number: Int?) -> [TextBlock.Run] {
    guard let number else { return [] }
    return [TextBlock.Run("[\(number)]", .aside, link: number)]
  }

  private mutating func number(of link: String) -> Int {
    if let number = numbers[link] { return number }
    links.append(link)
    numbers[link] = links.count
    return links.count
  }
}
