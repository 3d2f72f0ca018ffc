@testable import ArticleText
import Domain
import Properties
import Testing

@Suite("Article documents")
struct DocumentReaderTests {
  private static let page = "https://example.org/posts/1"

  /// The blocks in a short notation: `p`, `h2`, `list`, `quote`, `pre`, `table`, `hr`, with their content in brackets.
  private static func shown(_ blocks: [Document.Block]) -> String {
    blocks.map { block in
      switch block {
      case .paragraph(let spans): "p(\(shown(spans)))"
      case .heading(let level, let spans): "h\(level)(\(shown(spans)))"
      case .list(let items): "list(\(items.map { "\(shown($0.marker))[\(shown($0.blocks))]" }.joined()))"
      case .table(let headerRows, let rows):
        "table\(headerRows)(\(rows.map { $0.map { "[\(shown($0))]" }.joined() }.joined(separator: "/")))"
      case .quote(let blocks): "quote(\(shown(blocks)))"
      case .preformatted(let text): "pre(\(text))"
      case .rule: "hr"
      }
    }.joined(separator: " ")
  }

  private static func shown(_ marker: Document.Marker) -> String {
    switch marker {
    case .bullet: ""
    case .number(let number): number
    case .task(let isDone): isDone ? "x" : "o"
    case .details: "more"
    case .term: "term"
    case .definition: "def"
    }
  }

  private static func shown(_ spans: [Document.Inline]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): text
      case .emphasis(let inner): "_\(shown(inner))_"
      case .strong(let inner): "*\(shown(inner))*"
      case .code(let text): "`\(text)`"
      case .link(let inner, let url): "{\(shown(inner))}<\(url.text)>"
      case .media(let kind, let words, let url): "\(kind == .image ? "" : "\(kind)")![\(words)]<\(url?.text ?? "")>"
      case .footnote(let number): "^\(number)"
      case .lineBreak: "/"
      }
    }.joined()
  }

  private func read(_ html: String) throws -> String {
    let document = DocumentReader.document(of: .html(html), page: try WebURL(Self.page))
    return ([Self.shown(document.blocks)] + document.footnotes.enumerated().map { "\($0 + 1):\(Self.shown($1))" }).joined(separator: " ")
  }

  @Test(
    "HTML becomes blocks and spans",
    arguments: [
      ("plain words", "p(plain words)"), ("<p>one</p><p>two</p>", "p(one) p(two)"), ("a<p>b</p>c", "p(a) p(b) p(c)"),
      ("<div>a<div>b</div>c</div>", "p(a) p(b) p(c)"), ("<p> a \n\t b </p>", "p(a b)"), ("<p>a <b> b </b> c</p>", "p(a * b* c)"),
      ("<p>a<em>b</em><strong>c</strong><i>d</i></p>", "p(a_b_*c*_d_)"), ("<p><b><i>x</i></b></p>", "p(*_x_*)"),
      ("<p></p><div> </div><p><b></b></p>", ""), ("<h1>A</h1><h6>F</h6>x", "h1(A) h6(F) p(x)"), ("<h2>A <i>b</i></h2>", "h2(A _b_)"),
      ("a<br>b<br/>c", "p(a/b/c)"), ("<p>a <br> b<br></p>", "p(a/b)"), ("<br><br>a", "p(a)"), ("a<br> <br>b", "p(a) p(b)"),
      ("<b>a<br><br><br>b</b>", "p(*a*) p(*b*)"), ("a<hr>b", "p(a) hr p(b)"),
      ("<ul><li>a<li>b</ul>", "list([p(a)][p(b)])"), ("<ol><li><p>a</p><p>b</p></li></ol>", "list(1[p(a) p(b)])"),
      ("<ul><li>a<ul><li>b</li></ul></li></ul>", "list([p(a) list([p(b)])])"), ("<ul>x<li>a</li></ul>", "list([p(x)][p(a)])"),
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
      ("<figure><img src=\"/i.png\" alt=a><figcaption>c</figcaption></figure>", "p(![a]<https://example.org/i.png>/_c_)"),
      (
        "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2 </td><td></td></tr></table>",
        "table1([p(*a*)][p(*b*)]/[p(1)][p(2)])"
      ),
      ("<table><tr><td>a<td><td>c</table>", "p(a) p(c)"),
      ("<table><td>a<td>b<tr><td>c<td>d</table>", "table0([p(a)][p(b)]/[p(c)][p(d)])"),
      ("<table role=none><tr><th>a<th>b<tr><td>c<td>d</table>", "p(a) p(b) p(c) p(d)"),
      (
        "<table><caption>t</caption><tr><th rowspan=2>a<th colspan=2>b<tr><td>c<td>d</table>",
        "p(_t_) table1([p(*a*)][p(*b*)][]/[][p(c)][p(d)])"
      ),
      ("<table><tr><td>a<td><table><tr><th>b<th>c<tr><td>d<td>e</table></table>", "p(a) table1([p(*b*)][p(*c*)]/[p(d)][p(e)])"),
      ("<dl><dt>t</dt><dd>d</dd><dt>u</dt><dd>e</dd></dl>", "list(term[p(*t*)]def[p(d)]term[p(*u*)]def[p(e)])"),
      ("<dd>a</dd>", "list(def[p(a)])"), ("<details><summary>s</summary>a</details>", "list(more[p(*s*) p(a)])"),
      ("<ul><li><input type=checkbox checked>a<li><p><input type=checkbox>b</ul>", "list(x[p(a)]o[p(b)])"),
      ("a<input type=checkbox>b", "p(a[ ] b)"),
      ("<ol start=3><li>a<li><li value=7>b<li>c</ol>", "list(3[p(a)]7[p(b)]8[p(c)])"),
      ("<ol reversed><li>a<li>b</ol>", "list(2[p(a)]1[p(b)])"),
      ("<ol type=A start=26><li>a<li>b</ol>", "list(Z[p(a)]AA[p(b)])"), ("<ol type=i start=4><li>a</ol>", "list(iv[p(a)])"),
      ("<ol type=a start=0><li>a</ol>", "list(0[p(a)])"), ("<ol type=i start=4000><li>a</ol>", "list(4000[p(a)])"),
      ("<script>x()</script><style>a{}</style>a<noscript>n</noscript>", "p(a)"),
      ("<iframe src=/x title=t>f</iframe><svg><text>s</text></svg>a", "p(page![t]<https://example.org/x>) p(f) p(a)"),
      ("<html><head><title>t</title><meta charset=x></head><body>a</body></html>", "p(a)"), ("<template><p>t</p></template>a", "p(a)"),
      ("<video src=/x>no video</video><object>o</object>a", "p(video![]<https://example.org/x>) p(no video) p(o) p(a)"),
      ("<audio title=t><source src=/x><source src=/y></audio>", "p(audio![t]<https://example.org/x>)"),
      ("<video></video><video title=t></video>", "p(video![t]<>)"),
      ("<object data=/x><embed src=/x></object>", "p(page![]<https://example.org/x>)"),
      ("a<img src=/i.png>b", "p(a) p(![]<https://example.org/i.png>) p(b)"), ("a<img src=/i.png alt=🙂 height=16>b", "p(a🙂b)"),
      ("<img src=data:x data-src=/i.png>", "p(![]<https://example.org/i.png>)"),
      ("<img srcset='/1.png 1x, /2.png 2x'>", "p(![]<https://example.org/1.png>)"),
      ("a<math><mfrac><mn>1</mn><mrow><mi>x</mi><mo>+</mo><mn>2</mn></mrow></mfrac><annotation>t</annotation></math>b", "p(a1/(x + 2)b)"),
      ("<p>a<sup><a href='#n'>1</a></sup></p><p id=n>note <a href='#r'>↩</a></p>", "p(a^1) 1:p(note {↩}<https://example.org/posts/1#r>)"),
      ("<p>a<sup id=r><a href='#n'>1</a></sup></p><p id=n>note <a href='#r'>↩</a></p>", "p(a^1) 1:p(note)"),
      ("<p>a[<a href='#n'>1</a>]</p><h2 id=n>t</h2>", "p(a[{1}<https://example.org/posts/1#n>]) h2(t)"),
      ("<p id=n>b<p>a<sup><a href='#n'>1</a></sup>", "p(b) p(a{¹}<https://example.org/posts/1#n>)"),
      ("<b>a<div>b</div></b>c", "p(*a*) p(*b*) p(c)"),
      ("&lt;b&gt; &amp;amp; caf&eacute; &#8212; &#x1F388;", "p(<b> &amp; café — 🎈)"), ("a&nbsp;b", "p(a\u{A0}b)"), ("&#150;", "p(–)"),
      ("<!-- c -->a<!-- d -->b", "p(ab)"), ("<q>x <q>y <q>z</q></q></q> <q>x</q>", "p(“x ‘y “z”’” “x”)"),
      ("<p>a <del>b</del><s>c <b>d</b></s></p><del></del>", "p(a ~~b~~~~c *d*~~)"), ("<del>a<div>b</div></del>", "p(~~a~~) p(~~b~~)"),
      ("<unknown>x</unknown>", "p(x)"), ("<p>a</p", "p(a)"), ("", ""),
      (" \n ", ""),
      ("a < b & c", "p(a < b & c)"), ("<span>a</span> <span>b</span>", "p(a b)"),
      ("H<sub>2</sub>O, 10<sup>-23</sup>, 1<sup>st</sup> 2", "p(H₂O, 10⁻²³, 1st 2)"),
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

  @Test("the HTML of a body has no scripts and absolute links, and a body of text has none")
  func safeHTML() throws {
    let page = try WebURL(Self.page)
    let html = DocumentReader.html(of: .html("<p onclick='x()'>a<script>b</script> <a href='2'>c</a></p>"), page: page)
    #expect(html == "<p>a <a href=\"https://example.org/posts/2\">c</a></p>")
    #expect(DocumentReader.html(of: .text("<p>a</p>"), page: page) == nil)
    #expect(DocumentReader.html(of: .none, page: page) == nil)
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
