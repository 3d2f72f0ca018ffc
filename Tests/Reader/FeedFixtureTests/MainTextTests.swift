import CoreDomain
@testable import FullTextExtraction
import Growth
import Testing

/// What the extraction does with the details of pages. How well it finds texts, `PageScoreTests` says.
@Suite("Extracting the main text")
struct MainTextTests {
  private static let sentence =
    "The ferry left at seven, and the two of us stood on the jetty for a while, as one does, until the lights were gone. "
  private static let paragraphs = String(repeating: "<p>" + String(repeating: sentence, count: 3) + "</p>", count: 4)

  /// The HTML of the main text of a page with some paragraphs.
  private static func html(
    _ content: String, head: String = "", contentType: String? = "text/html; charset=utf-8", at url: String = "https://example.org/a/b.html"
  ) throws -> String? {
    try extract("<html><head>\(head)</head><body><article>\(content)\(paragraphs)</article></body></html>", contentType, url)
  }

  private static func extract(
    _ page: String, _ contentType: String? = "text/html", _ url: String = "https://example.org/a/b.html"
  ) throws -> String? {
    MainText.extract(from: Array(page.utf8), contentType: contentType, base: try WebURL(url))
  }

  @Test(
    "links and images are relative to the page, or to its base element",
    arguments: [
      ("", "https://example.org/a/c.html", "https://example.org/i.png"),
      ("<base href='/x/'><base href='/y/'>", "https://example.org/x/c.html", "https://example.org/i.png"),
      ("<base href='https://other.example/d/'>", "https://other.example/d/c.html", "https://other.example/i.png"),
    ])
  func links(head: String, link: String, image: String) throws {
    let html = try #require(try Self.html("<p>See <a href='c.html'>here</a> and <img src='/i.png' alt='i'></p>", head: head))
    #expect(html.contains("<a href=\"\(link)\">here</a> and <img src=\"\(image)\""))
  }

  @Test(
    "an image that a script loads later is the real one",
    arguments: [
      "<img src='tiny.gif' data-src='/real.jpg' alt='x'>", "<img src='tiny.gif' alt='x'><noscript><img src='/real.jpg' alt='x'></noscript>",
      "<amp-img src='/real.jpg' alt='x'></amp-img>",
    ])
  func lazyImages(image: String) throws {
    let html = try #require(try Self.html("<figure>\(image)<figcaption>A jetty</figcaption></figure>"))
    #expect(
      html.contains("https://example.org/real.jpg") && !html.contains("tiny.gif") && html.contains("<figcaption>A jetty</figcaption>"))
  }

  @Test(
    "what may be shown is kept",
    arguments: [
      "<pre><code>let a = 1\n  b</code></pre>", "<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
      "<ul><li>one</li><li>two</li></ul>",
      "<blockquote><p>said</p></blockquote>", "<h2>Heading</h2>", "<p>x<sup><a href=\"#n1\">1</a></sup></p>",
      "<dl><dt>a</dt><dd>b</dd></dl>",
      "<details><summary>More</summary>text</details>",
    ])
  func content(content: String) throws {
    #expect(try #require(try Self.html(Self.paragraphs + content)).contains(content))
  }

  @Test("a formula becomes text")
  func formula() throws {
    let html = try Self.html(Self.paragraphs + "<p><math><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mi>y</mi></math></p>")
    #expect(try #require(html).contains("<p>x^2 = y</p>"))
  }

  @Test(
    "what is not the text is left out",
    arguments: [
      "<script>bad()</script>", "<nav><a href='/'>bad</a></nav>", "<div class='share-buttons'>bad</div>", "<div hidden>bad</div>",
      "<div style='display:none'>bad</div>", "<form><label>bad</label><input value='bad'></form>", "<button>bad</button>",
      "<aside><p>bad</p></aside>", "<div id='comments'><p>bad</p></div>", "<div class='ad'>bad</div>", "<svg><text>bad</text></svg>",
      "<p class='sr-only'>bad</p>",
      "<ul><li><a href='/1'>bad one</a></li><li><a href='/2'>bad two</a></li><li><a href='/3'>bad three</a></li></ul>",
      "<div role='complementary'>bad</div>", "<video src='v.mp4'>bad</video>", "<footer>bad</footer>", "<noscript>bad</noscript>",
    ])
  func clutter(clutter: String) throws {
    #expect(try #require(try Self.html(Self.paragraphs + clutter)).contains("bad") == false)
  }

  @Test(
    "names that only contain such a word are no clutter",
    arguments: ["shareholders", "header-image", "has-sidebar", "adventure", "comments-open", "navy", "tag-cookies", "builder-widget-text"])
  func names(name: String) throws {
    let html = try Self.html("<div class='\(name)'><p>Kept. \(Self.sentence)</p></div>")
    #expect(try #require(html).contains("Kept."))
  }

  @Test(
    "the title is that for other sites, or that of the window, and the text does not repeat it",
    arguments: [
      ("<title>A &amp; B | Site</title>", "A & B | Site"),
      ("<title>A | Site</title><meta property='og:title' content='A  &lt;b&gt;'>", "A <b>"), ("", nil),
    ])
  func title(head: String, title: String?) throws {
    let page = "<head>\(head)</head><body><article><h1>Jetty</h1>\(Self.paragraphs)</article></body>"
    let base = try WebURL("https://example.org/")
    #expect(PageReader.page(of: Array(page.utf8), base: base).title == title)
    #expect(try #require(try Self.extract(page)).contains("<h1>") == false)
  }

  @Test(
    "a page is decoded by its response, its meta element or its bytes",
    arguments: [
      ("text/html; charset=windows-1251", ""), ("text/html", "<meta charset='windows-1251'>"),
      (nil, "<meta http-equiv='Content-Type' content='text/html; charset=windows-1251'>"),
    ])
  func encoding(contentType: String?, head: String) throws {
    let word: [UInt8] = [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2]
    let page = Array("<head>\(head)</head><article><p>".utf8) + word + Array("</p>\(Self.paragraphs)</article>".utf8)
    let text = MainText.extract(from: page, contentType: contentType, base: try WebURL("https://example.org/"))
    #expect(try #require(text).contains("Привет"))
  }

  @Test(
    "what is not HTML has no main text",
    arguments: [
      ("%PDF-1.7\n<p>", "text/html"), ("\u{0}\u{1}\u{2}PNG", "text/html"), ("<article>\(paragraphs)</article>", "application/pdf"),
      ("<article>\(paragraphs)</article>", "image/png"), (sentence, "text/plain"), ("", "text/html"), ("", nil),
      (String(repeating: sentence, count: 20), "text/html"),
    ])
  func otherFiles(page: String, contentType: String?) throws {
    #expect(try Self.extract(page, contentType) == nil)
  }

  @Test("a page's own secrets do not get into its links")
  func credentials() throws {
    let html = try Self.html("<p><a href='c'>here</a> \(Self.sentence)</p>", at: "https://user:secret@example.org/a")
    #expect(try #require(html).contains("secret") == false)
  }

  private static let tokens: [FloodToken] = [
    "<div>", "</div>", "<div><p>", "<p>", "<b>", "<a href=/№>", "<a href='/'>x</a>", "<h2>", "<h2>x</h2>", "<h2><div>", "<li>", "<ul><li>",
    "<td>",
    "<table><tr><td>", "<article>", "<article><p>a</p>", "<header>", "<footer>", "<aside>", "<section class='a b c'>", "<x-y>", "<form>",
    "<div class=ad>", "<div class='comment'>x</div>", "<i id=№>", "<img src=x>", "<noscript>", "<math>", "<br>", " a=b", "cookie ", ",",
    "word ",
    "<main>", "<span>a</span>", "<figure>", "<iframe>", "<script type='application/ld+json'>isAccessibleForFree", "isAccessible",
    "<h2>a</h2><div class=ad>", "<p>a text, which is long enough to count as a paragraph of an article, because it is as long as that</p>",
  ]

  @Test(
    "a page is read in linear time", .timeLimit(.minutes(20)),
    arguments: [
      "§", "<body><article><p>§", "<body><div class='§'>", "<p §>", "<main>§</main><article>text</article>",
      "<body><div><p>one</p></div>§<div class='sidebar'>", "<script type='application/ld+json'>§</script>",
    ] as [FloodPlace])
  func cost(place: FloodPlace) throws {
    let url = try WebURL("https://example.org/")
    let problems = Flood(places: [place], tokens: Self.tokens).problems(upTo: FloodSize.largest) {
      _ = MainText.extract(from: $0, contentType: nil, base: url)
    }
    #expect(problems == [])
  }

  @Test(
    "a hostile page is read, or refused",
    arguments: ["<div>", "<a b№=c>", "</p>", "<p>a<div class=comment>", "<b><i>", "<table><tr><td>"] as [FloodToken])
  func hostile(token: FloodToken) throws {
    let page = Array("<article>\(Self.paragraphs)".utf8) + token.flood(bytes: SlowPart.isRun ? 5_000_000 : 50_000)
    let text = MainText.extract(from: page, contentType: nil, base: try WebURL("https://example.org/"))
    #expect(text?.contains("The ferry left") ?? true)
  }

  @Test("an element with 100,000 attributes is read")
  func attributes() throws {
    let attributes = String(decoding: FloodToken(" a№='b'").flood(bytes: 1_000_000), as: UTF8.self)
    #expect(try #require(try Self.html("<p\(attributes)>Kept, with all of them</p>")).contains("Kept"))
  }
}
