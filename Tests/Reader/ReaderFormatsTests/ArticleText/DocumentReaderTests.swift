import CoreDomain
import ReaderDomain
@testable import ArticleText
import Properties
import Testing

@Suite("Article documents")
struct DocumentReaderTests {
  private func read(_ html: String) throws -> String { try DocumentNotation.read(html) }

  @Test(
    "HTML becomes blocks and spans",
    arguments: [
      ("plain words", "p(plain words)"), ("<p>one</p><p>two</p>", "p(one) p(two)"), ("a<p>b</p>c", "p(a) p(b) p(c)"),
      ("<div>a<div>b</div>c</div>", "p(a) p(b) p(c)"), ("<p> a \n\t b </p>", "p(a b)"), ("<p>a <b> b </b> c</p>", "p(a *b* c)"),
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
      ("<a href=\"mailto:a@example.org\">y</a>", "p({y}<mailto:a@example.org>)"), ("<a name=n>y</a>", "p(y)"), ("<a href=\"/x\"></a>", ""),
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
      ("<script>x()</script><style>a{}</style>a<noscript>n</noscript>", "p(an)"),
      ("<iframe src=/x title=t>f</iframe><svg><text>s</text></svg>a", "p(page![t]<https://example.org/x>) p(f) p(s) p(a)"),
      ("<html><head><title>t</title><meta charset=x></head><body>a</body></html>", "p(a)"), ("<template><p>t</p></template>a", "p(a)"),
      ("<video src=/x>no video</video><object>o</object>a", "p(video![]<https://example.org/x>) p(no video) p(oa)"),
      ("<audio title=t><source src=/x><source src=/y></audio>", "p(audio![t]<https://example.org/x>)"),
      ("<video></video><video title=t></video>", "p(video![t]<>)"),
      ("<object data=/x><embed src=/x></object>", "p(page![]<https://example.org/x>)"),
      ("a<img src=/i.png>b", "p(a) p(![]<https://example.org/i.png>) p(b)"), ("a<img src=/i.png alt=🙂 height=16>b", "p(a🙂b)"),
      ("<img src=data:x data-src=/i.png>", "p(![]<https://example.org/i.png>)"),
      ("<video><source data-src=/v.mp4></video>", "p(video![]<https://example.org/v.mp4>)"),
      (
        "<p>See <code>a <a href=/c>c()</a>, <b><i><a href='mailto:m@x.example'>m</a></i></b></code></p>",
        "p(See `a `{`c()`}<https://example.org/c>`, `{`m`}<mailto:m@x.example>)"
      ),
      ("<ol><li>a</li><ul><li>x</li></ul><li>b</li></ol>", "list(1[p(a) list([p(x)])]2[p(b)])"), ("a</br>b", "p(a/b)"),
      ("<img srcset='/1.png 1x, /2.png 2x'>", "p(![]<https://example.org/2.png>)"),
      ("<img srcset='/1.png infx, /2.png 2x, /3.png 0x1p3x, /4.png nanx'>", "p(![]<https://example.org/2.png>)"),
      ("a<math><mfrac><mn>1</mn><mrow><mi>x</mi><mo>+</mo><mn>2</mn></mrow></mfrac><annotation>t</annotation></math>b", "p(a1/(x + 2)b)"),
      ("<p>a<sup><a href='#n'>1</a></sup></p><p id=n>note <a href='#r'>↩</a></p>", "p(a^1) 1:p(note {↩}<https://example.org/posts/1#r>)"),
      ("<p>a<sup id=r><a href='#n'>1</a></sup></p><p id=n>note <a href='#r'>↩</a></p>", "p(a^1) 1:p(note)"),
      ("<p>a[<a href='#n'>1</a>]</p><h2 id=n>t</h2>", "p(a[{1}<https://example.org/posts/1#n>]) h2(t)"),
      ("<p id=n>b<p>a<sup><a href='#n'>1</a></sup>", "p(b) p(a{¹}<https://example.org/posts/1#n>)"),
      ("<b>a<div>b</div></b>c", "p(*a*) p(*b*) p(c)"), ("<b>a</b> c", "p(*a* c)"),
      ("&lt;b&gt; &amp;amp; caf&eacute; &#8212; &#x1F388;", "p(<b> &amp; café — 🎈)"), ("a&nbsp;b", "p(a\u{A0}b)"), ("&#150;", "p(–)"),
      ("<!-- c -->a<!-- d -->b", "p(ab)"), ("<q>x <q>y <q>z</q></q></q> <q>x</q>", "p(“x ‘y “z”’” “x”)"),
      ("<p>a <del>b</del><s>c <b>d</b></s></p><del></del>", "p(a ~~b~~~~c *d*~~)"), ("<del>a<div>b</div></del>", "p(~~a~~) p(~~b~~)"),
      ("<unknown>x</unknown>", "p(x)"), ("<p>a</p", "p(a)"), ("", ""),
      (" \n ", ""),
      ("a < b & c", "p(a < b & c)"), ("<span>a</span> <span>b</span>", "p(a b)"),
      ("H<sub>2</sub>O, 10<sup>-23</sup>, 1<sup>st</sup> 2", "p(H₂O, 10⁻²³, 1st 2)"),
      ("<p onclick=\"x()\" style=\"color:red\">a", "p(a)"), ("<section><h2>t</h2>x</section>", "h2(t) p(x)"),
    ])
  func html(written: String, blocks: String) throws {
    let found = try read(written)
    #expect(found == blocks)
  }

  @Test("in plain text, blank lines separate paragraphs and nothing is a tag")
  func plainText() {
    let document = DocumentReader.document(of: .text("one <b>\r\ntwo  words\n\n \n\nthree\n\nfour"), page: nil)
    #expect(DocumentNotation.shown(document.blocks) == "p(one <b>/two words) p(three) p(four)")
    #expect(DocumentReader.document(of: .text(" \n "), page: nil) == .empty)
    #expect(DocumentReader.document(of: .none, page: nil) == .empty)
  }

  @Test(
    "a text without tags keeps its line breaks, and its URLs are links",
    arguments: [
      ("one\ntwo &amp; three\n\nfour", "p(one/two & three) p(four)"), ("a\r\nb", "p(a/b)"),
      ("See https://example.org/a.", "p(See {https://example.org/a}<https://example.org/a>.)"),
      ("(HTTP://e.org/a_(b)) x", "p(({HTTP://e.org/a_(b)}<http://e.org/a_(b)>) x)"),
      ("xhttp://e.org https:// h", "p(xhttp://e.org https:// h)"),
      ("詳細はhttps://e.org/aを参照", "p(詳細は{https://e.org/a}<https://e.org/a>を参照)"),
      ("https://e.org/1, https://e.org/2", "p({https://e.org/1}<https://e.org/1>, {https://e.org/2}<https://e.org/2>)"),
    ])
  func bareText(text: String, blocks: String) throws {
    #expect(try read(text) == blocks)
    #expect(DocumentNotation.shown(DocumentReader.document(of: .text(text.replacing("&amp;", with: "&")), page: nil).blocks) == blocks)
  }

  @Test("the HTML of a body has no scripts and absolute links, and a body of text has none")
  func safeHTML() throws {
    let page = try WebURL(DocumentNotation.page)
    let html = DocumentReader.html(of: .html("<p onclick='x()'>a<script>b</script> <a href='2'>c</a></p>"), page: page)
    #expect(html == "<p>a <a href=\"https://example.org/posts/2\">c</a></p>")
    let based = DocumentReader.html(of: .html("<a href='2'>c</a>", base: try WebURL("https://example.net/")), page: page)
    #expect(based == "<a href=\"https://example.net/2\">c</a>")
    #expect(DocumentReader.html(of: .text("<p>a</p>"), page: page) == nil)
    #expect(DocumentReader.html(of: .none, page: page) == nil)
  }

  @Test("without a base, a relative link becomes plain text")
  func noBase() {
    let document = DocumentReader.document(of: .html("<a href=\"/x\">y</a> <a href=\"https://example.org/\">z</a>"), page: nil)
    #expect(DocumentNotation.shown(document.blocks) == "p(y {z}<https://example.org/>)")
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

// Details.
extension DocumentReaderTests {
  @Test(
    "footnotes and the numbers of a program's lines leave the text, and small pictures and signs stay in the line",
    arguments: [
      // Footnotes are found by their marks.
      ("<p>a<sup><a href='#n'>1</a></sup></p><ol><li id=n>note</li></ol>", "p(a^1) 1:p(note)"),
      ("<p>a<sup><a href='#n'>1</a></sup></p><p><a name=n></a>note</p><p>after</p>", "p(a^1) p(after) 1:p(note)"),
      ("<p>a<sup><a href='#n'>1</a></sup></p><p><span id=n>note</span> more</p><p>after</p>", "p(a^1) p(after) 1:p(note more)"),
      (
        "<p>a<sup><a href='#n'>1</a></sup><sup><a href='#m'>2</a></sup></p><div id=n><a name=m></a>note</div>b",
        "p(a^1^2) p(b) 1: 2:p(note)"
      ),
      ("<p>a[<a href='#n'>1</a>] b]</p><p id=n>note</p>", "p(a^1 b]) 1:p(note)"),
      ("<p>a [<a href='#n'>1</a>], b</p><p id=n>note</p>", "p(a ^1, b) 1:p(note)"),
      ("<p>a<a href='#n'>[1]</a></p><p id=n>note</p>", "p(a^1) 1:p(note)"),
      ("<p>a<a class='footnote-ref' href='#n'>*</a></p><p id=n>note</p>", "p(a^1) 1:p(note)"),
      ("<p>a<a href='#n'><sup>1</sup></a></p><p id=n>note</p>", "p(a^1) 1:p(note)"),
      ("<p>a<a href='#n'>1</a></p><p id=n>note</p>", "p(a{1}<https://example.org/posts/1#n>) p(note)"),
      ("<p><sup>1</sup><a href='#n'>2</a></p><p id=n>note</p>", "p(¹{2}<https://example.org/posts/1#n>) p(note)"),
      ("<p>[x] <a href='#n'>2</a></p><p id=n>note</p>", "p([x] {2}<https://example.org/posts/1#n>) p(note)"),
      ("<p>a<sup><a href='https://example.org/posts/1#n'>1</a></sup></p><p id=n>note</p>", "p(a^1) 1:p(note)"),
      (
        "<p>a<sup><a href='https://example.org/posts/2#n'>b</a></sup></p><p id=n>note</p>",
        "p(a{b}<https://example.org/posts/2#n>) p(note)"
      ),
      ("<p>a<sup><a href='#n'>twelve bytes</a></sup></p><p id=n>note</p>", "p(a^1) 1:p(note)"),
      ("<p>a<sup><a href='#n%3A%C3%A9'>1</a></sup></p><p id='n:é'>note</p>", "p(a^1) 1:p(note)"),
      ("<p>a<sup><a href='#n%3A1'>1</a></sup></p><p id='n%3A1'>note</p>", "p(a^1) 1:p(note)"),
      ("<p>a<sup><a href='#n'>thirteen here</a></sup></p><p id=n>note</p>", "p(a{thirteen here}<https://example.org/posts/1#n>) p(note)"),
      (
        "<p>a<sup><a href='#m'>1</a><a href='#n'>2</a><a href='#m'>1</a></sup></p><p id=n>x</p><p id=m>y</p>",
        "p(a^1^2^1) 1:p(y) 2:p(x)"
      ),
      ("<p>a<sup><a href='#n'>1</a></sup></p><hr><p id=n>note</p>", "p(a^1) 1:p(note)"),
      ("<p>a</p><hr>", "p(a) hr"),
      ("<p>[<a href='#n'>1</a>] What?</p><p id=n>It.</p>", "p([{1}<https://example.org/posts/1#n>] What?) p(It.)"),
      ("<p>a [<a href='#n'>skip</a>]</p><p id=n>b</p>", "p(a [{skip}<https://example.org/posts/1#n>]) p(b)"),
      ("<p>a [<a href='#n'>iv</a>] <a href='#m'>[n12]</a></p><p id=n>b</p><p id=m>c</p>", "p(a ^1 ^2) 1:p(b) 2:p(c)"),
      // The numbers of the lines of a program, and other numbers.
      ("<table><tr><td><pre>1\n2</pre><td><pre>a\nb</pre></table>", "pre(a\nb)"),
      ("<table><tr><td><pre>0\n 1</pre><td><pre>a\nb</pre></table>", "pre(a\nb)"),
      ("<table><tr><td><pre>1\n3</pre><td><pre>a\nb</pre></table>", "pre(1\n3) pre(a\nb)"),
      ("<table><tr><td><pre>-1\n0</pre><td><pre>a\nb</pre></table>", "pre(-1\n0) pre(a\nb)"),
      ("<table><tr><td><pre>a\n1</pre></table>", "pre(a\n1)"), ("<pre>1\n2</pre>", "pre(1\n2)"),
      ("<table><tr><td><pre>404</pre><td><pre>x</pre></table>", "pre(404) pre(x)"),
      ("<table><tr><td><pre>1</pre><td><pre>let a</pre></table>", "pre(let a)"),
      ("<table><tr><td><pre>1</pre><td><pre>1</pre></table>", "pre(1) pre(1)"),
      ("<table><tr><td><pre>1\n2\n3</pre><td><pre>a\nb\n\n</pre></table>", "pre(a\nb)"),
      ("<table><tr><td><pre>2024\n2025</pre></table>", "pre(2024\n2025)"),
      ("<table><tr><td><pre>1\n2</pre><td><pre>a\nb\nc</pre></table>", "pre(1\n2) pre(a\nb\nc)"),
      ("<pre><span class=lineno>1</span>a</pre>b", "pre(a) p(b)"), ("<p><span class='x linenos'>1</span>a</p>", "p(a)"),
      ("<p><span class='x'>1</span>a</p>", "p(1a)"), ("<pre>a<script>b</script>c</pre>", "pre(ac)"),
      // Small pictures and pictures of signs.
      ("a<img src=/i.png alt=x height=24>b", "p(axb)"),
      ("a<img src=/i.png alt=x height=25>b", "p(a) p(![x]<https://example.org/i.png>) p(b)"),
      ("a<img src=/i.png alt=x height='5%'>b", "p(a) p(![x]<https://example.org/i.png>) p(b)"),
      ("a<img src=/i.png alt=x width=9>b", "p(axb)"),
      ("a<img src=/i.png alt=x class='big emoji'>b", "p(axb)"), ("x<sup>+1</sup>y<sub>9</sub>", "p(x⁺¹y₉)"), ("x<sup>-0</sup>1", "p(x⁻⁰1)"),
      ("a<img src=/t.gif style='opacity:0'>b", "p(ab)"),
      ("a<img src=/t.gif style='width:0em'>b", "p(a) p(![]<https://example.org/t.gif>) p(b)"),
    ] as [(String, String)])
  func details(written: String, blocks: String) throws {
    #expect(try read(written) == blocks)
  }

  @Test(
    "formulas are lines of text",
    arguments: [
      ("<msup><mi>x</mi><mn>2</mn></msup>", "x^2"), ("<msub><mi>x</mi><mi>i</mi></msub>", "x_i"),
      ("<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>", "x_1^2"), ("<msqrt><mi>x</mi></msqrt>", "√x"),
      ("<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>", "√(x + 1)"), ("<mroot><mi>x</mi><mn>3</mn></mroot>", "root(x, 3)"),
      ("<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>", "∑_(i = 1)^n i"),
      ("<mrow><mo>−</mo><mi>b</mi></mrow><mo>±</mo><mi>c</mi>", "−b ± c"), ("<mfrac><mn>1.5</mn><mn>12</mn></mfrac>", "1.5/12"),
      ("<mfrac><mi>ab</mi><mn>2</mn></mfrac>", "(ab)/2"), ("<mfrac><mn>1</mn><mn>2</mn><mn>3</mn></mfrac>", "123"),
      ("<mfrac><mrow><mo>(</mo><mi>a</mi><mo>+</mo><mi>b</mi><mo>)</mo></mrow><mn>2</mn></mfrac>", "(a + b)/2"),
      ("<mfrac><mrow><mo>(</mo><mi>a</mi><mo>)</mo><mo>(</mo><mi>b</mi><mo>)</mo></mrow><mn>2</mn></mfrac>", "((a)(b))/2"),
      ("<mtable><mtr><mtd>1</mtd><mtd>2</mtd></mtr><mtr><mtd>3</mtd><mtd>4</mtd></mtr></mtable>", "[1, 2; 3, 4]"),
      ("<mi>f</mi><mo>(</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo>)</mo>", "f(a, b)"), ("n<mi>x</mi>", "nx"),
      ("<semantics><mi>x</mi><annotation>t<b>u</b></annotation></semantics><mi>y</mi>", "xy"),
      ("<mi>a</mi><mo>\u{2062}</mo><mi>b</mi>", "ab"), ("<mi>f</mi><mfenced><mi>a</mi><mi>b</mi></mfenced>", "f(a, b)"),
      ("<mfenced open='|' close='|'> <mi>x</mi> </mfenced>", "|x|"), ("<mfenced separators=''><mi>a</mi><mi>b</mi></mfenced>", "(ab)"),
      ("<mfenced open='[' separators='; ,'><mi>a</mi><mi>b</mi><mi>c</mi><mi>d</mi></mfenced>", "[a; b, c, d)"),
      ("<msup><mfenced><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></mfenced><mn>2</mn></msup>", "(a + b)^2"),
    ])
  func formulas(written: String, text: String) throws {
    #expect(try read("<math>\(written)</math>") == "p(\(text))")
  }

  @Test("spans beyond the limit are plain, and end where they end")
  func deepSpans() throws {
    let open = String(repeating: "<b>", count: 20)
    let close = String(repeating: "</b>", count: 20)
    let spaced = try read("<p>\(open)x\(close) y</p>")
    #expect(spaced.hasSuffix("* y)"))
    let followed = try read("<p>\(open)x\(close)<i>y</i></p>")
    #expect(followed.hasSuffix("*_y_)"))
  }

  @Test("a table without headers has short cells of text, more than one row and at most 20 columns")
  func tables() throws {
    let short = String(repeating: "s", count: 120)
    #expect(try read("<table><tr><td>a<td>\(short)<tr><td>b<td>c</table>") == "table0([p(a)][p(\(short))]/[p(b)][p(c)])")
    #expect(try read("<table><tr><td>a<td>\(short)s<tr><td>b<td>c</table>") == "p(a) p(\(short)s) p(b) p(c)")
    #expect(try read("<table><tr><td>a<td>b</table>") == "p(a) p(b)")
    #expect(try read("<table><tr><td>a<tr><td>b</table>") == "p(a) p(b)")
    #expect(try read("<table><tr><td>a<td><p>b<p>c<tr><td>d<td>e</table>") == "p(a) p(b) p(c) p(d) p(e)")
    #expect(
      try read("<table><tr><td>a<td><img src=/i.png><tr><td>d<td>e</table>") == "p(a) p(![]<https://example.org/i.png>) p(d) p(e)")
    for count in [20, 21] {
      let cells = (0..<count).map { "<th>\($0)" }.joined()
      #expect(try read("<table><tr>\(cells)<tr>\(cells)</table>").hasPrefix("table") == (count == 20))
    }
  }
}
