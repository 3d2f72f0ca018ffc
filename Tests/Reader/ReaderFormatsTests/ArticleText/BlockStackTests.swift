import ReaderDomain
@testable import ArticleText
import Testing

@Suite("Open blocks and lines of a document")
struct BlockStackTests {
  private func paragraph(_ text: String) -> Document.Block { .paragraph([.text(text)]) }

  /// What may start at the current position: list item, row, cell; and where it is: at a footnote, in a footnote.
  private func position(_ blocks: BlockStack) -> [Bool] {
    [blocks.isInList, blocks.isInTable, blocks.isInRow, blocks.isAtFootnote, blocks.isInFootnote]
  }

  @Test("only the innermost block decides what may start in it, and a footnote holds everything inside it")
  func positions() {
    let kinds: [(BlockStack.Kind, [Bool])] = [
      (.quote, [false, false, false, false, false]), (.list(nil), [true, false, false, false, false]),
      (.table(isForLayout: false), [false, true, false, false, false]), (.row, [false, false, true, false, false]),
      (.cell(TableGrid.Span(), isHeader: false), [false, false, false, false, false]),
      (.footnote(1), [false, false, false, true, true]), (.quote, [false, false, false, false, true]),
    ]
    var blocks = BlockStack()
    #expect(position(blocks) == [false, false, false, false, false])
    for (kind, expected) in kinds {
      let isOpen = blocks.open(kind)
      #expect(isOpen)
      #expect(position(blocks) == expected)
    }
  }

  @Test("blocks are nested 31 deep inside the document")
  func depth() {
    var blocks = BlockStack()
    let opened = (1...32).map { _ in blocks.open(.quote) }
    #expect(opened == Array(repeating: true, count: 31) + [false])
  }

  @Test("a block in a row is a cell, and one in a list is an item")
  func implied() {
    var blocks = BlockStack()
    _ = blocks.open(.table(isForLayout: false))
    for row in [["a", "b"], ["c", "d"]] {
      _ = blocks.open(.row)
      for text in row { blocks.add(paragraph(text)) }
      blocks.close()
    }
    blocks.close()
    _ = blocks.open(.list(nil))
    blocks.add(paragraph("e"))
    let rows = [["a", "b"], ["c", "d"]].map { $0.map { [paragraph($0)] } }
    let document = blocks.closeAll(footnotes: 0)
    #expect(
      document
        == Document(blocks: [
          .table(headerRows: 0, rows: rows), .list([Document.Item(.bullet, [paragraph("e")])]),
        ]))
  }

  @Test("a bracket at the end of a line is dropped once, and not behind a space")
  func brackets() {
    var line = LineBuilder()
    line.append("a[")
    let first = line.dropBracket()
    let second = line.dropBracket()
    line.append("b[ ")
    let third = line.dropBracket()
    #expect([first, second, third] == [true, false, false])
    let spans = line.take()
    #expect(spans == [.text("ab[")])
  }

  @Test("a line is empty until it has more than spaces, and remembers a break at its end")
  func lines() {
    var line = LineBuilder()
    #expect(line.isEmpty && !line.isAfterBreak)
    line.append(" \t")
    line.breakLine()
    #expect(line.isEmpty && !line.isAfterBreak)
    line.append("a")
    #expect(!line.isEmpty)
    line.breakLine()
    #expect(line.isAfterBreak && !line.isEmpty)
    line.append("b")
    #expect(!line.isAfterBreak)
    line.breakLine()
    let first = line.take()
    #expect(first == [.text("a"), .lineBreak, .text("b")])
    #expect(line.isEmpty && !line.isAfterBreak)
    line.append("c d\u{B}e\u{E}")
    let second = line.take()
    #expect(second == [.text("c d e")])
  }
}
