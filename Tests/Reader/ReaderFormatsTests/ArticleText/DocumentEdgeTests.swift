@testable import ArticleText
import CoreDomain
import ReaderDomain
import Testing

@Suite("Where blocks, spans and notes begin and end")
struct DocumentEdgeTests {
  private func read(_ html: String) throws -> String { try DocumentNotation.read(html) }

  @Test(
    "blocks, notes, captions and media begin and end where their elements say",
    arguments: [
      // A block ends the line before it, also inside a container.
      ("<div>a<h2>b</h2>c</div>", "p(a) h2(b) p(c)"), ("<div>a<pre>b</pre>c</div>", "p(a) pre(b) p(c)"),
      ("<div>a<hr>b</div>", "p(a) hr p(b)"),
      ("<div>a<summary>b</summary>c</div>", "p(a) p(*b*) p(c)"), ("<div>a<figcaption>b</figcaption>c</div>", "p(a) p(_b_) p(c)"),
      ("<div>a <p>b</p></div>", "p(a) p(b)"), ("<p><b>a<br></b></p>", "p(*a*)"),
      ("<p>a<br>b<br>c</p>", "p(a/b/c)"), ("<p>a<br><br>b</p>", "p(a) p(b)"), ("<p>a&#13;b</p>", "p(a b)"),
      ("<pre>a\n\nb</pre>", "pre(a\n\nb)"), ("<p><b>a<br></b>b</p>", "p(*a*/b)"), ("a<br><b><div>x</div></b>", "p(a) p(*x*)"),
      // Control characters alone are no text.
      ("\r\u{1B}\u{15}", ""), ("\u{1B} \u{7F}", ""), ("&#27;&#x81;", ""), ("a\n\u{1B}\nb", "p(a) p(b)"), ("\u{1B} a", "p(a)"),
      ("<p>\u{1B}</p>x", "p(x)"), ("<p>a \u{1B} b</p><p>\u{1B} \u{7F}</p>", "p(a b)"), ("<p>\u{81}</p>", ""),
      ("<p>\u{1B}<br>a<br>\u{1B}</p>", "p(a)"), ("<h2>\u{1B}</h2><blockquote>\u{1B}</blockquote><ul><li>\u{1B}</ul>", ""),
      ("<b>\u{1B}</b><a href=/x>\u{81}</a>a", "p(a)"), ("<figcaption><code>\u{81}</code></figcaption>", ""), ("<pre>\u{1B}</pre>", ""),
      ("<pre><a href=/x>\u{1B}</a>a</pre>", "pre(a)"), ("<table><tr><td>a<td>\u{1B}<tr><td>b</table>", "p(a) p(b)"),
      ("<img src=/i.png alt='\u{1B}' title=t>", "p(![t]<https://example.org/i.png>)"), ("<img alt='\u{1B}'>", ""),
      ("<area href=/x alt='\u{1B}' title=t>", "p({t}<https://example.org/x>)"), ("<input type=submit value='\u{1B}'>", ""),
      ("<select><option label='\u{1B}'>a</select>", "p(a)"),
      // A note is what its anchor begins, to the end of the element around it.
      ("<p>x<sup><a href='#n'>1</a></sup></p><b><a name=n></a>Note</b>after", "p(x^1) p(after) 1:p(*Note*)"),
      ("<p>x <sup><a href='#n'>1</a></sup></p><p><a name=n></a>Note</p>", "p(x ^1) 1:p(Note)"),
      ("<p>x<sup><a href='#n'>1<br></a></sup>y</p><p id=n>Note</p>", "p(x^1y) 1:p(Note)"),
      ("<p>x<sup><a href='#n'>1</a></sup></p><p name=n>none</p><p><a name=n></a>Note</p>", "p(x^1) p(none) 1:p(Note)"),
      ("<p>x<sup><a href='#n'>1</a></sup></p><div>before<a name=n></a>Note</div>", "p(x^1) p(before) 1:p(Note)"),
      (
        "<p>x<sup><a href='#n'>1</a></sup>y<sup><a href='#m'>2</a></sup></p>"
          + "<blockquote><p><a name=n></a>One<br><a name=m></a>Two</p>after</blockquote>",
        "p(x^1y^2) quote(p(after)) 1:p(One) 2:p(Two)"
      ),
      ("<p>x [<a href='#n'>1</a>] <b>y</b>] z</p><p id=n>Note</p>", "p(x ^1 *y*] z) 1:p(Note)"),
      (
        "<p>x<sup><a href='#n'>1</a></sup>y<sup><a href='#m'>2</a></sup></p><div id=n>One <p><a name=m></a>Two</p>more</div>",
        "p(x^1y^2) 1:p(One) p(more) 2:p(Two)"
      ),
      ("<p>x<sup><a href='#n'>1</a></sup></p><p id=n>Note</p><p>y<sup><a href='#n'>1</a></sup></p>", "p(x^1) p(y^1) 1:p(Note)"),
      ("<p>x<sup><a href='#n'>1</a></sup></p><p><a name=n href='#r'>1</a> Note</p>", "p(x^1) 1:p(Note)"),
      ("<p>x <a href='#n'>[1</a> <a href='#n'>2]</a></p><p id=n>Note</p>", "p(x {[1}<\(page)#n> {2]}<\(page)#n>) p(Note)"),
      ("<p>x<sup><a href='#n'>twelve bytes<b>!</b></a></sup></p><p id=n>Note</p>", "p(x{twelve bytes*!*}<\(page)#n>) p(Note)"),
      // A caption is a line of the picture above it, and otherwise a paragraph.
      ("<figure><img src=/i.png><figcaption>c</figcaption></figure>", "p(![]<https://example.org/i.png>/_c_)"),
      (
        "<figure><a href=/big><img src=/i.png></a><figcaption>c</figcaption></figure>",
        "p({![]<https://example.org/i.png>}<https://example.org/big>/_c_)"
      ),
      ("<p>text</p><figcaption>c</figcaption>", "p(text) p(_c_)"),
      ("<p><a href=/x>words</a></p><figcaption>c</figcaption>", "p({words}<https://example.org/x>) p(_c_)"),
      // A link is around all blocks inside it, also around a table.
      ("<a href=/x><div>a</div><h2>b</h2></a>c", "p({a}<https://example.org/x>) h2({b}<https://example.org/x>) p(c)"),
      (
        "<a href=/x><table><tr><td>1<td>2<tr><td>3<td></table></a> z",
        "table0([p({1}<https://example.org/x>)][p({2}<https://example.org/x>)]/[p({3}<https://example.org/x>)][]) p(z)"
      ),
      (
        "<a href=/x><table><tr><td><img src=/i.png alt=i></table>a</a>b",
        "p({![i]<https://example.org/i.png>}<https://example.org/x>) p({a}<https://example.org/x>b)"
      ),
      (
        "<a href=/x>a<table><tr><td><a href=/y>b</a></table>c</a>",
        "p({a}<https://example.org/x>) p({b}<https://example.org/y>) p(c)"
      ),
      ("<a href=/x>a<table><tr><td>b</a></table>c", "p({a}<https://example.org/x>) p(b) p(c)"),
      // A medium is shown once, and a box of a task only at the start of an item.
      ("<video title=t></video><source src=/x.mp4>", "p(video![t]<>)"),
      ("<object data=/p><img alt=z><embed src=/p></object>", "p(page![]<https://example.org/p>) p(![z]<>)"),
      ("<img srcset=' ,/a.png 1x, /b.png 2x'>", "p(![]<https://example.org/b.png>)"),
      ("<code>a<img src=/i.png alt=b>c</code>", "p(`a`) p(![b]<https://example.org/i.png>) p(`c`)"),
      ("<ul><li><p>a</p><input type=checkbox> b</ul>", "list([p(a) p([ ] b)])"),
      ("<ul><li><input type=checkbox checked> b</ul>", "list(x[p(b)])"),
    ] as [(String, String)])
  func edges(written: String, blocks: String) throws {
    #expect(try read(written) == blocks)
  }

  @Test("a plain text of control characters alone has no paragraphs", arguments: ["\u{1B}", "\r\u{1B}\u{15}", "\u{1B} \u{81}\n"])
  func plainControls(text: String) {
    #expect(DocumentReader.document(of: .text(text), page: nil) == .empty)
  }

  private static let page = DocumentNotation.page

  @Test("a paragraph may hold more notes than blocks nest")
  func manyNotes() throws {
    let numbers = 1...40
    let references = numbers.map { "<sup><a href='#n\($0)'>\($0)</a></sup>" }.joined()
    let notes = numbers.map { "<a name=n\($0)></a>Note \($0)<br>" }.joined()
    #expect(
      try read("<p>x\(references)</p><p>\(notes)</p>")
        == "p(x\(numbers.map { "^\($0)" }.joined())) \(numbers.map { "\($0):p(Note \($0))" }.joined(separator: " "))")
  }

  @Test("a picture in a data: URL is shown when it is too large to hold the place of another")
  func embeddedPictures() throws {
    let prefix = "data:image/png;base64,"
    for size in [1000, 1001] {
      let url = prefix + String(repeating: "A", count: size - prefix.utf8.count)
      #expect(try read("<p>a</p><img src='\(url)'>") == (size > 1000 ? "p(a) p(![]<>)" : "p(a)"))
    }
    #expect(try read("<p>a</p><img>") == "p(a)")
  }

  @Test("a table inside another stays a table, and the outer one becomes its cells")
  func nestedTables() throws {
    let inner = "<table><tr><td>1<td>2<tr><td>3<td>4</table>"
    let table = "table0([p(1)][p(2)]/[p(3)][p(4)])"
    #expect(try read(inner) == table)
    #expect(try read("<table><tr><td>a<td>\(inner)<tr><td>b<td>c</table>") == "p(a) \(table) p(b) p(c)")
    #expect(try read("<table><tr><td>a<td>b<tr><td>c<td>\(inner)</table>\(inner)") == "p(a) p(b) p(c) \(table) \(table)")
    #expect(try read("<table><tr><th>h<th>i<tr><td>a<td>\(inner)</table>") == "p(h) p(i) p(a) \(table)")
  }

  @Test(
    "a style sets the numbers of a list",
    arguments: [
      ("style='list-style-type:lower-alpha'", "b"), ("style='LIST-STYLE: Upper-Latin inside' type=1", "B"),
      ("style='list-style-type:upper-roman'", "II"), ("type=a style='list-style-type:decimal'", "2"),
      ("type=a style='list-style-type:hebrew'", "b"), ("type=i style='color:red'", "ii"),
    ])
  func styledNumbers(attributes: String, number: String) throws {
    #expect(try read("<ol start=2 \(attributes)><li>x</ol>") == "list(\(number)[p(x)])")
  }

  @Test("Roman numbers end at 3999, and the numbers of a program's lines may begin at a million")
  func limits() throws {
    #expect(try read("<ol type=i start=3999><li>a<li>b</ol>") == "list(mmmcmxcix[p(a)]4000[p(b)])")
    #expect(try read("<table><tr><td><pre>1000000\n1000001</pre><td><pre>a\nb</pre></table>") == "pre(a\nb)")
    #expect(try read("<table><tr><td><pre>1000001\n1000002</pre><td><pre>a\nb</pre></table>") == "pre(1000001\n1000002) pre(a\nb)")
  }

  @Test("spans beyond the limit are counted, so that a text between their ends keeps its spans")
  func deepSpans() throws {
    let open = String(repeating: "<b>", count: 20)
    let read = try read("<p>\(open)x\(String(repeating: "</b>", count: 5))z\(String(repeating: "</b>", count: 15)) y</p>")
    let marks = String(repeating: "*", count: 15)
    #expect(read == "p(\(marks)xz\(marks) y)")
  }

  @Test(
    "levels of a formula beyond the limit are counted, and a sign alone keeps its spaces",
    arguments: [
      (String(repeating: "<mrow>", count: 80) + "<mi>x</mi>" + String(repeating: "</mrow>", count: 80) + "<mi>y</mi>", "xy"),
      ("<mi>a</mi><mrow><mo>−</mo></mrow><mi>b</mi>", "a − b"),
      ("<semantics><mi>x</mi><annotation><b>u</b><i>v</i></annotation></semantics><mi>y</mi>", "xy"),
      ("<mfrac><semantics><mi>x</mi><annotation>t</annotation></semantics><mi>y</mi></mfrac>", "x/y"),
      ("<mfrac>\(nested(80, "<mi>x</mi>"))<mi>y</mi></mfrac>", "x/y"), (nested(21, "<msup><mi>x</mi><mn>2</mn></msup>"), "x^2"),
      (nested(22, "<msup><mi>x</mi><mn>2</mn></msup>"), "x2"),
    ])
  func formulas(written: String, text: String) throws {
    #expect(try read("<math>\(written)</math>") == "p(\(text))")
  }

  private static func nested(_ levels: Int, _ formula: String) -> String {
    String(repeating: "<mrow>", count: levels) + formula + String(repeating: "</mrow>", count: levels)
  }

  @Test(
    "a cell of several columns or rows fills the first, headers make a table of long texts, and the footer is below",
    arguments: [
      ("<tr><th>h<th>i<tr><td rowspan=2>a<td>b<tr><td>c", "table1([p(*h*)][p(*i*)]/[p(a)][p(b)]/[][p(c)])"),
      ("<tr><td rowspan=2>a<td>b<tr><td>c<tr><td>d<td>e", "table0([p(a)][p(b)]/[][p(c)]/[p(d)][p(e)])"),
      ("<tr><td>a<td rowspan=2>b<tr><td>c<tr><td>d<td>e", "table0([p(a)][p(b)]/[p(c)][]/[p(d)][p(e)])"),
      ("<tr><th rowspan=2>h<th>i<tr><th>j<tr><td>a<td>b", "table2([p(*h*)][p(*i*)]/[][p(*j*)]/[p(a)][p(b)])"),
      ("<tr><th colspan=2>h<th>i<tr><td>a<td>b<td>c", "table1([p(*h*)][][p(*i*)]/[p(a)][p(b)][p(c)])"),
      ("<tr><th>a<th>b", "table0([p(*a*)][p(*b*)])"), ("<tr><td>a<td>b<tr><td>c<td>", "table0([p(a)][p(b)]/[p(c)][])"),
      ("<td>a<td>b", "p(a) p(b)"), ("", ""), ("<tr><td><td>", ""),
      ("<tfoot><tr><td>f<td>g</tfoot><tbody><tr><td>1<td>2</tbody>", "table0([p(1)][p(2)]/[p(f)][p(g)])"),
      (
        "<thead><tr><th>h<th>i<tfoot><tr><td rowspan=3>f<td>g<tbody><tr><td>1<td>2",
        "table1([p(*h*)][p(*i*)]/[p(1)][p(2)]/[p(f)][p(g)])"
      ),
      ("<tfoot><td>f<td>g</tfoot><tr><td>1<td>2", "table0([p(1)][p(2)]/[p(f)][p(g)])"),
      ("<tr><td>1<td>2<tfoot><tr><td>f<td>g", "table0([p(1)][p(2)]/[p(f)][p(g)])"), ("<tfoot><tr><td>f</tfoot><tr><td>1", "p(1) p(f)"),
    ])
  func cells(written: String, blocks: String) throws {
    #expect(try read("<table>\(written)</table>") == blocks)
  }

  @Test("the length of a cell counts in characters, and headers make a table whatever the length")
  func longCells() throws {
    let wide = String(repeating: "🎈", count: 120)
    #expect(try read("<table><tr><td>a<td>\(wide)<tr><td>b<td>c</table>") == "table0([p(a)][p(\(wide))]/[p(b)][p(c)])")
    let long = String(repeating: "s", count: 200)
    #expect(try read("<table><tr><th>h<th>i<tr><td>a<td>\(long)</table>") == "table1([p(*h*)][p(*i*)]/[p(a)][p(\(long))])")
  }

  @Test(
    "a picture is a tracking pixel if its style hides it or makes it a point",
    arguments: [
      ("width:1px", true), ("width:0.9px", true), ("WIDTH: 0", true), ("width:0 !important", true), ("width:0!important", true),
      ("width:1em", false), ("max-height:1px;color:red", true), ("opacity:0 !important", true), ("opacity:0!important", true),
      ("opacity:0.0", true), ("opacity:0%", true), ("opacity:0x0", false), ("opacity:0x0p3", false), ("opacity:.", false),
      ("opacity:0.5", false), ("color:red", false), ("color", false), ("display:none", true), ("visibility: hidden", true),
      ("width:2px", false),
    ])
  func trackingPixels(style: String, isHidden: Bool) throws {
    #expect(try read("<p>a</p><img src=/i.png style='\(style)'>") == (isHidden ? "p(a)" : "p(a) p(![]<https://example.org/i.png>)"))
  }
}
