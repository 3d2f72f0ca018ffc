@testable import ArticleText
import Domain
import Properties
import Testing

@Suite("Article documents")
struct DocumentReaderTests {
  private static let page = "https://example.org/posts/1"

  /// The blocks in a short notation: `p`, `h2`, `ul`, `ol`, `quote`, `pre`, `hr`, with their content in brackets.
  private static func shown(_ blocks: [Document.Block]) -> String {
    blocks.map { block in
      switch block {
      case .paragraph(let spans): "p(\(shown(spans)))"
      case .heading(let level, let spans): "h\(level)(\(shown(spans)))"
      case .list(let isOrdered, let items): "\(isOrdered ? "ol" : "ul")(\(items.map { "[\(shown($0))]" }.joined()))"
      case .quote(let blocks): "quote(\(shown(blocks)))"
      case .preformatted(let text): "pre(\(text))"
      case .rule: "hr"
      }
    }.joined(separator: " ")
  }

  private static func shown(_ spans: [Document.Inline]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): text
      case .emphasis(let inner): "_\(shown(inner))_"
      case .strong(let inner): "*\(shown(inner))*"
      case .code(let text): "`\(text)`"
      case .link(let inner, let url): "{\(shown(inner))}<\(url.text)>"
      case .image(let words, let url): "![\(words)]<\(url?.text ?? "")>"
      case .lineBreak: "/"
      }
    }.joined()
  }

  private func read(_ html: String) throws -> String {
    Self.shown(DocumentReader.document(of: .html(html), page: try WebURL(Self.page)).blocks)
  }

  @Test(
    "HTML becomes blocks and spans",
    arguments: [
      ("plain words", "p(plain words)"), ("<p>one</p><p>two</p>", "p(one) p(two)"), ("a<p>b</p>c", "p(a) p(b) p(c)"),
      ("<div>a<div>b</div>c</div>", "p(a) p(b) p(c)"), ("<p> a \n\t b </p>", "p(a b)"), ("<p>a <b> b </b> c</p>", "p(a * b* c)"),
      ("<p>a<em>b</em><strong>c</strong><i>d</i></p>", "p(a_b_*c*_d_)"), ("<p><b><i>x</i></b></p>", "p(*_x_*)"),
      ("<p></p><div> </div><p><b></b></p>", ""), ("<h1>A</h1><h6>F</h6>x", "h1(A) h6(F) p(x)"), ("<h2>A <i>b</i></h2>", "h2(A _b_)"),
      ("a<br>b<br/>c", "p(a/b/c)"), ("<p>a <br> b<br></p>", "p(a/b)"), ("<br><br>a", "p(a)"), ("a<hr>b", "p(a) hr p(b)"),
      ("<ul><li>a<li>b</ul>", "ul([p(a)][p(b)])"), ("<ol><li><p>a</p><p>b</p></li></ol>", "ol([p(a) p(b)])"),
      ("<ul><li>a<ul><li>b</li></ul></li></ul>", "ul([p(a) ul([p(b)])])"), ("<ul>x<li>a</li></ul>", "ul([p(x)][p(a)])"),
      ("<ul></ul><ol><li></li></ol>", ""), ("<li>a</li>", "p(a)"),
      ("<blockquote>a<blockquote><p>b</p></blockquote></blockquote>c", "quote(p(a) quote(p(b))) p(c)"),
      ("<pre>\n a\n  b &lt;\n</pre>", "pre( a\n  b <)"), ("<pre><code>x = <b>1</b><br>y</code></pre>", "pre(x = 1\ny)"),
      ("<p>use <code>a  <b>b</b></code></p>", "p(use `a b`)"), ("<kbd>x</kbd>", "p(`x`)"),
      ("<a href=\"/x\">y</a>", "p({y}<https://example.org/x>)"), ("<a href=\"2\">y</a>", "p({y}<https://example.org/posts/2>)"),
      ("<a href=\"javascript:x()\">y</a>", "p(y)"), ("<a href=\" java\nscript:x()\">y</a>", "p(y)"), ("<a href=\"data:x\">y</a>", "p(y)"),
      ("<a href=\"mailto:a@example.org\">y</a>", "p(y)"), ("<a name=n>y</a>", "p(y)"), ("<a href=\"/x\"></a>", ""),
      ("<a href=\"/x\"><b>y</b></a>", "p({*y*}<https://example.org/x>)"),
      ("<a href=\"//example.net/\">y</a>", "p({y}<https://example.net/>)"),
      ("<img src=\"/i.png\" alt=\"a  cat\">", "p(![a cat]<https://example.org/i.png>)"),
      ("<img src=\"/i.png\" title=\"t\">", "p(![t]<https://example.org/i.png>)"),
      ("<img src=\"/i.png\">", "p(![]<https://example.org/i.png>)"),
      ("<img alt=\"only\">", "p(![only]<>)"), ("<img src=\"data:image/png;base64,AA\">", ""),
      ("a<img src=\"/t.gif\" width=1 height=1>b", "p(ab)"),
      ("<figure><img src=\"/i.png\" alt=a><figcaption>c</figcaption></figure>", "p(![a]<https://example.org/i.png>) p(c)"),
      (
        "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2 </td><td></td></tr></table>",
        "p(a | b) p(1 | 2)"
      ),
      ("<table><tr><td>a<td><td>c</table>", "p(a | | c)"), ("<dl><dt>t</dt><dd>d</dd><dt>u</dt><dd>e</dd></dl>", "p(*t*) p(d) p(*u*) p(e)"),
      ("<script>x()</script><style>a{}</style>a<noscript>n</noscript>", "p(a)"),
      ("<iframe src=x>f</iframe><svg><text>s</text></svg>a", "p(a)"),
      ("<html><head><title>t</title><meta charset=x></head><body>a</body></html>", "p(a)"), ("<template><p>t</p></template>a", "p(a)"),
      ("<video src=x>no video</video><object>o</object>a", "p(a)"), ("<b>a<div>b</div></b>c", "p(*a*) p(*b*) p(c)"),
      ("&lt;b&gt; &amp;amp; caf&eacute; &#8212; &#x1F388;", "p(<b> &amp; café — 🎈)"), ("a&nbsp;b", "p(a\u{A0}b)"), ("&#150;", "p(–)"),
      ("<!-- c -->a<!-- d -->b", "p(ab)"), ("<q>x</q>", "p(“x”)"), ("<unknown>x</unknown>", "p(x)"), ("<p>a</p", "p(a)"), ("", ""),
      (" \n ", ""),
      ("a < b & c", "p(a < b & c)"), ("<span>a</span> <span>b</span>", "p(a b)"), ("H<sub>2</sub>O", "p(H2O)"),
      ("<p onclick=\"x()\" style=\"display:none\">a", "p(a)"), ("<section><h2>t</h2>x</section>", "h2(t) p(x)"),
    ])
  func html(written: String, blocks: String) throws {
    let found = try read(written)
    #expect(found == blocks)
  }

  @Test("in plain text, blank lines separate paragraphs and nothing is a tag")
  func plainText() {
    let document = DocumentReader.document(of: .text("one <b>\r\ntwo  words\n\n \n\nthree\n"), page: nil)
    #expect(Self.shown(document.blocks) == "p(one <b>/two words) p(three)")
    #expect(DocumentReader.document(of: .text(" \n "), page: nil) == .empty)
    #expect(DocumentReader.document(of: .none, page: nil) == .empty)
  }

  @Test("without a base, a relative link becomes plain text")
  func noBase() {
    let document = DocumentReader.document(of: .html("<a href=\"/x\">y</a> <a href=\"https://example.org/\">z</a>"), page: nil)
    #expect(Self.shown(document.blocks) == "p(y {z}<https://example.org/>)")
  }

  @Test(
    "nesting depth is limited, and no word is lost",
    arguments: ["blockquote", "ul", "ul><li", "b", "div", "em><strong", "ol><li><blockquote"])
  func depth(tags: String) {
    let html = (0..<2000).map { "<\(tags)>w\($0) " }.joined()
    let document = DocumentReader.document(of: .html(html), page: nil)
    let words = document.plainText.split(whereSeparator: \.isWhitespace)
    #expect(words.count == 2000)
    #expect(DocumentProperty.depth(of: document.blocks) <= 40)
  }
}
