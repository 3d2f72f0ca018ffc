import Domain
import Scenes

/// A document as a vertical sequence of blocks, with its links numbered from 1.
struct DocumentLayout {
  private(set) var blocks: [TextBlock] = []
  private(set) var links: [WebURL] = []
  private var numbers: [WebURL: Int] = [:]

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
    case .preformatted(let text): add(.preformatted, [.init(text, .code)], at: place)
    case .rule: add(.rule, [], at: place)
    case .quote(let inner):
      lay(inner, at: Place(first: place.first + Self.bar, rest: place.rest + Self.bar, isTight: place.isTight))
    case .list(let isOrdered, let items):
      lay(items, signs: items.indices.map { isOrdered ? "\($0 + 1). " : Self.bullet }, at: place)
    }
  }

  private mutating func lay(_ items: [[Document.Block]], signs: [String], at place: Place) {
    let widest = signs.map(\.count).max() ?? 0
    for (index, item) in items.enumerated() {
      let sign = Self.spaces(widest - signs[index].count) + signs[index]
      let left = index == 0 ? place.first : place.rest
      let isTight = index > 0 || place.isInList || place.isTight
      lay(item, at: Place(first: left + sign, rest: place.rest + Self.spaces(widest), isInList: true, isTight: isTight))
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
    case .image(let alternative, _): return alternative.isEmpty ? [] : [.init("[\(alternative)]", .aside)]
    case .link(let inner, let url):
      let text = runs(inner, .link)
      return text + [.init("[\(number(of: url))]", .aside)]
    }
  }

  private mutating func number(of url: WebURL) -> Int {
    if let number = numbers[url] { return number }
    links.append(url)
    numbers[url] = links.count
    return links.count
  }
}
