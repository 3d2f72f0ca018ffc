import CoreDomain
import CoreDoubles
import ReaderDomain
import Testing

@testable import EditionRendering

@Suite("The text of an article as HTML")
struct DocumentMarkupTests {
  private static let known = WebURL.sample("https://example.org/known.png")

  private static func html(_ blocks: Document.Block..., level: Int = 2) -> String {
    html(Document(blocks: blocks), level: level)
  }

  private static func html(_ document: Document, level: Int = 2) -> String {
    var markup = DocumentMarkup(document, name: "s", headingLevel: level) { $0 == known ? "data:x" : nil }
    var writer = MarkupWriter()
    markup.write(document.blocks, to: &writer)
    markup.write(footnotes: document.footnotes, to: &writer)
    return writer.text
  }

  private static func paragraph(_ text: String) -> Document.Block { .paragraph([.text(text)]) }

  private static func item(_ marker: Document.Marker, _ text: String) -> Document.Item { Document.Item(marker, [paragraph(text)]) }

  @Test("spans have their elements, one inside the other, and a link inside a link is text")
  func spans() {
    #expect(
      Self.html(.paragraph([.strong([.text("a "), .emphasis([.text("b")])]), .lineBreak, .code("<c>")]))
        == "<p><strong>a <em>b</em></strong><br/><code>&lt;c&gt;</code></p>\n")
    let link = Document.Inline.link([.text("a"), .link([.text("b")], .sample("https://example.org/b"))], .sample("https://example.org/a"))
    #expect(
      Self.html(.paragraph([link])) == #"<p><a href="https://example.org/a" rel="noreferrer noopener">ab</a></p>"# + "\n")
    let inner = Document.Inline.link(
      [.strong([.emphasis([.link([.text("b")], .sample("https://example.org/b"))])])], .sample("https://example.org/a"))
    #expect(!Self.html(.paragraph([inner])).contains("/b\""))
  }

  @Test("a picture that was fetched is a figure, with what follows a line break as its caption")
  func figures() {
    let image = Document.Inline.media(.image, title: "A lamp", Self.known)
    let shown = #"<img src="data:x" alt="A lamp"/>"#
    #expect(Self.html(.paragraph([image])) == "<figure>\(shown)</figure>\n")
    #expect(Self.html(.paragraph([image, .lineBreak])) == "<figure>\(shown)</figure>\n")
    #expect(
      Self.html(.paragraph([image, .lineBreak, .text("At "), .strong([.text("dusk")])]))
        == "<figure>\(shown)<figcaption>At <strong>dusk</strong></figcaption></figure>\n")
    let link = Document.Inline.link([.text("x")], .sample("https://example.org/x"))
    #expect(Self.html(.paragraph([image, .lineBreak, link])).contains("<a href="), "A caption may have links.")
    #expect(Self.html(.paragraph([image, .text(" in a row")])) == "<p>\(shown) in a row</p>\n")
    #expect(Self.html(.paragraph([image, .text(" a"), .text(" b")])) == "<p>\(shown) a b</p>\n")
    #expect(Self.html(.paragraph([.text("x "), image])) == "<p>x \(shown)</p>\n")
  }

  @Test("media that was not fetched becomes a link that names its kind, or plain text inside another link")
  func media() {
    func html(_ media: Document.Media, _ title: String = "", _ url: WebURL? = nil) -> String {
      Self.html(.paragraph([.text("x"), .media(media, title: title, url)]))
    }
    #expect(html(.image) == #"<p>x<span class="media">Picture</span></p>"# + "\n")
    #expect(html(.video, "a & b") == #"<p>x<span class="media">Video: a &amp; b</span></p>"# + "\n")
    #expect(html(.audio, "t", Self.known).contains(#"<a href="https://example.org/known.png" rel="noreferrer noopener">Audio: t</a>"#))
    #expect(html(.page, "t", .sample("https://example.org/p")).contains(">Page: t</a>"))
    #expect(!html(.video, "t", Self.known).contains("<img"), "Only a picture is shown as one.")
    let inLink = Document.Inline.link([.media(.video, title: "", .sample("https://example.org/v"))], .sample("https://example.org/a"))
    #expect(
      Self.html(.paragraph([inLink]))
        == #"<p><a href="https://example.org/a" rel="noreferrer noopener"><span class="media">Video</span></a></p>"# + "\n")
  }

  @Test("headings follow each other without a gap, down to the sixth level")
  func headings() {
    func names(_ levels: [Int], below level: Int) -> [String] {
      let html = Self.html(Document(blocks: levels.map { .heading(level: $0, [.text("x")]) }), level: level)
      return html.split(separator: "\n").map { String($0.dropFirst().prefix { $0 != ">" }) }
    }
    #expect(
      [names([4, 1, 6, 6, 2, 3, 1], below: 2), names([1, 2, 3, 4, 5], below: 3), names([2, 2, 2], below: 3)]
        == [["h3", "h3", "h4", "h4", "h4", "h5", "h3"], ["h4", "h5", "h6", "h6", "h6"], ["h4", "h4", "h4"]])
  }

  @Test("a heading inside a quote, and a heading without text, become strong text")
  func strongHeadings() {
    let heading = Document.Block.heading(level: 2, [.text("x")])
    #expect(Self.html(.quote([heading])) == "<blockquote><p><strong>x</strong></p>\n</blockquote>\n")
    let blank = Document.Block.heading(level: 2, [.link([.text(" ")], .sample("https://example.org/a"))])
    #expect(Self.html(blank) == #"<p><strong><a href="https://example.org/a" rel="noreferrer noopener"> </a></strong></p>"# + "\n")
    #expect(Self.html(.heading(level: 1, [.link([.text("x")], .sample("https://example.org/a"))])).contains("<h3><a href="))
    #expect(Self.html(.heading(level: 1, [.text(" "), .lineBreak])) == "<p><strong> <br/></strong></p>\n")
  }

  @Test("each kind of list has its own element, and a mixed list becomes several lists")
  func lists() {
    #expect(Self.html(.list([Self.item(.bullet, "a"), Self.item(.bullet, "b")])) == "<ul><li><p>a</p>\n</li><li><p>b</p>\n</li></ul>\n")
    #expect(
      Self.html(.list([Self.item(.number("3"), "a"), Self.item(.bullet, "b"), Self.item(.number("iv"), "c")]))
        == #"<ol><li value="3"><p>a</p>"# + "\n</li></ol><ul><li><p>b</p>\n</li></ul>"
        + #"<ul class="marked"><li><span class="marker">iv. </span><p>c</p>"# + "\n</li></ul>\n")
    #expect(
      Self.html(.list([Self.item(.task(isDone: true), "a"), Self.item(.task(isDone: false), "b"), Self.item(.details, "c")]))
        == #"<ul class="marked"><li><span class="marker">☑ </span><p>a</p>"# + "\n" + #"</li><li><span class="marker">☐ </span><p>b</p>"#
        + "\n</li><li><p>c</p>\n</li></ul>\n")
  }

  @Test("a definition list pairs terms with definitions; unpaired items become a plain list")
  func definitions() {
    let (term, definition) = (Self.item(.term, "t"), Self.item(.definition, "d"))
    let (dt, dd, li) = ("<dt><p>t</p>\n</dt>", "<dd><p>d</p>\n</dd>", #"<ul class="marked"><li><p>"#)
    for (items, html) in [
      ([term, definition], "<dl>\(dt)\(dd)</dl>\n"), ([term, term, definition, definition], "<dl>\(dt)\(dt)\(dd)\(dd)</dl>\n"),
      ([definition, term, definition], "\(li)d</p>\n</li></ul><dl>\(dt)\(dd)</dl>\n"),
      ([term, definition, term], "<dl>\(dt)\(dd)</dl>\(li)t</p>\n</li></ul>\n"),
      ([term, term], "\(li)t</p>\n</li><li><p>t</p>\n</li></ul>\n"),
      ([definition, definition], "\(li)d</p>\n</li><li><p>d</p>\n</li></ul>\n"),
    ] as [([Document.Item], String)] {
      #expect(Self.html(.list(items)) == html)
    }
  }

  @Test("a table has a head, rows of one length, and no head without a body; an empty one is left out")
  func tables() {
    func html(_ headerRows: Int, _ rows: [[String]]) -> String {
      Self.html(.table(headerRows: headerRows, rows: rows.map { $0.map { $0.isEmpty ? [] : [Self.paragraph($0)] } }))
        .replacing("<p>", with: "").replacing("</p>\n", with: "")
    }
    func table(_ content: String) -> String { "<div class=\"table\"><table>\(content)</table></div>\n" }
    #expect(
      html(1, [["a", ""], ["c"]])
        == table(#"<thead><tr><th scope="col">a</th><td></td></tr></thead><tbody><tr><td>c</td><td></td></tr></tbody>"#))
    let one = table("<tbody><tr><td>a</td></tr></tbody>")
    #expect(
      [html(0, [["a"]]), html(1, [["a"]]), html(2, [["a"], ["b"]]), html(1, []), html(0, [[], []])]
        == [one, one, table("<tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody>"), "\n", "\n"])
  }

  @Test("a reference links to an existing footnote, and the footnote links back to its first reference")
  func footnotes() {
    let reference = Document.Block.paragraph([.footnote(1), .footnote(1), .footnote(2), .footnote(0), .footnote(3)])
    let note = [Self.paragraph("n")]
    #expect(
      Self.html(Document(blocks: [reference], footnotes: [note, note]))
        == ##"<p><sup id="s-ref-1"><a href="#s-note-1">1</a></sup><sup><a href="#s-note-1">1</a></sup>"##
        + ##"<sup id="s-ref-2"><a href="#s-note-2">2</a></sup><sup>0</sup><sup>3</sup></p>"## + "\n"
        + ##"<ol class="notes"><li id="s-note-1"><p>n</p>"## + "\n"
        + ##"<p class="back"><a href="#s-ref-1" aria-label="Back to the text">↩</a></p></li><li id="s-note-2"><p>n</p>"## + "\n"
        + ##"<p class="back"><a href="#s-ref-2" aria-label="Back to the text">↩</a></p></li></ol>"## + "\n")
    #expect(Self.html(Document(blocks: [reference], footnotes: [])).hasPrefix("<p><sup>1</sup><sup>1</sup><sup>2</sup>"))
    let inLink = Document.Block.paragraph([.link([.footnote(1)], .sample("https://example.org/a"))])
    #expect(Self.html(Document(blocks: [inLink], footnotes: [note])).contains("<sup>1</sup></a>"))
  }
}
