import Domain
import DomainDoubles
import Testing

@Suite("Document as plain text")
struct DocumentPlainTextTests {
  @Test("a document's plain text has one line per block, without styling")
  func words() {
    let document = Document(blocks: [
      .heading(level: 1, [.text("Title")]),
      .paragraph([.text("One "), .emphasis([.strong([.text("two")])]), .lineBreak, .link([.code("three")], .sample())]),
      .rule,
      .quote([.paragraph([.image(alternative: "a picture", nil)])]),
      .list(isOrdered: true, items: [[.paragraph([.text("first")])], [.paragraph([.text("second")]), .preformatted("x  y")]]),
      .paragraph([]),
    ])
    #expect(document.plainText == "Title\nOne two\nthree\na picture\nfirst\nsecond\nx  y")
    #expect(Document.empty.plainText == "")
  }
}
