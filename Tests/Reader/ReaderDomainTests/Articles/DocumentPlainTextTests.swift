import CoreDoubles
import ReaderDomain
import Testing

@Suite("Document as plain text")
struct DocumentPlainTextTests {
  @Test("a document's plain text has one line per block, without styling")
  func words() {
    let document = Document(
      blocks: [
        .heading(level: 1, [.text("Title")]),
        .paragraph([.text("One "), .emphasis([.strong([.text("two")])]), .lineBreak, .link([.code("three")], .sample()), .footnote(1)]),
        .rule,
        .quote([.paragraph([.media(.image, title: "a picture", nil)])]),
        .list([
          .init(.number("1"), [.paragraph([.text("first")])]),
          .init(.bullet, [.paragraph([.text("second")]), .preformatted([.text("x  y")])]),
        ]),
        .table(headerRows: 1, rows: [[[.paragraph([.text("a")])], []], [[.paragraph([.text("b")])], [.preformatted([.text("c")])]]]),
        .paragraph([]),
      ], footnotes: [[.paragraph([.text("a note")])]])
    #expect(document.plainText == "Title\nOne two\nthree[^1]\na picture\nfirst\nsecond\nx  y\na | \nb | c\n[^1] a note")
    #expect(Document.empty.plainText == "")
  }
}
