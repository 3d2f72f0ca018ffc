import ReaderDomain
import Testing

@testable import ArticleText

@Suite("The limit for the elements of an article")
struct ElementLimitTests {
  @Test(
    "behind the limit, an article is one paragraph of text, in its order and without what is not displayed",
    arguments: [
      // The first element is around the whole article.
      (3, "<p>a</p><p>b</p>", "p(a) p(b)"), (3, "<p>a</p><p>b</p><ul><li>c<li>d</ul>e", "p(a) p(b) p(c d e)"),
      (5, "<table><tr><td>a<td>b<tr><td>c<td>d</table>e", "p(a) p(b) p(c d e)"), (2, "<p>a</p><p>b<b>c</b>d<br>e</p>", "p(a) p(bcd e)"),
      (2, "<p>a</p><script>b</script><p>c</p>", "p(a) p(c)"), (3, "<dialog><p>a</p><p>b</p></dialog>c", "p(c)"),
      (2, "<ul><li>a<ul><li>b</ul></ul>", "p(a b)"),
    ])
  func rest(maximum: Int, html: String, blocks: String) {
    let builder = HTMLDocumentBuilder(base: nil, footnotes: FootnoteIndex.index(of: html, page: nil))
    var limit = ElementLimit(builder, maximum: maximum)
    HTMLFragment.read(html, into: &limit)
    #expect(DocumentNotation.shown(limit.sink.document.blocks) == blocks)
  }

  @Test("a huge table has a limited number of blocks, and all its text in its order")
  func table() {
    let numbers = (0..<60_000).map { String($0) }
    let document = DocumentReader.document(of: .html("<table>\(numbers.map { "<tr><td>" + $0 }.joined())</table>end"), page: nil)
    #expect(document.blocks.count < DocumentReader.maximumElements)
    #expect(document.plainText.split(whereSeparator: \.isWhitespace).map { String($0) } == numbers + ["end"])
  }
}
