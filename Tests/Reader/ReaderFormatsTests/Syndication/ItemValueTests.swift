import CoreDomain
import FeedDates
import ReaderDomain
import Testing

@testable import Syndication

@Suite("The values of an item")
struct ItemValueTests {
  private static let burner = "xmlns:fb='http://rssnamespace.org/feedburner/ext/1.0'"
  private static let origin = "<fb:origLink>https://example.org/real</fb:origLink>"

  private static let iTunes = "http://www.itunes.com/dtds/podcast-1.0.dtd"

  private static func media(_ inside: String) throws -> FeedItem {
    try FeedText.rssItem(inside, root: "xmlns:media='http://search.yahoo.com/mrss/'")
  }

  @Test("the URL behind a click counter comes first for an item with a guid, and last for others")
  func counter() throws {
    let (guid, link) = ("<guid isPermaLink='false'>g</guid>", "<link>https://example.org/counted</link>")
    for (inside, url) in [
      (guid + link + Self.origin, "real"), (link + Self.origin, "counted"), (Self.origin, "real"), (guid + link, "counted"),
    ] as [(String, String)] {
      #expect(try FeedText.rssItem(inside, root: Self.burner).url?.text == "https://example.org/\(url)", "\(inside)")
    }
    let (id, alternate) = ("<id>g</id>", "<link href='https://example.org/counted'/>")
    for (inside, url) in [
      (id + alternate + Self.origin, "real"), (alternate + Self.origin, "counted"), (Self.origin, "real"),
    ] as [(String, String)] {
      #expect(try FeedText.atomEntry(inside, root: Self.burner).url?.text == "https://example.org/\(url)", "\(inside)")
    }
  }

  @Test("an entry without a link has the URL of its content")
  func source() throws {
    let content = "<content src='https://example.org/content'/>"
    #expect(try FeedText.atomEntry(content).url?.text == "https://example.org/content")
    #expect(try FeedText.atomEntry(content + Self.origin, root: Self.burner).url?.text == "https://example.org/content")
    #expect(try FeedText.atomEntry(content + "<link href='https://example.org/l'/>").url?.text == "https://example.org/l")
  }

  @Test("an implied URL is an xml:base around an empty link, else the id, else the document")
  func implied() throws {
    let id = "<id>https://example.org/id</id>"
    for (inside, url) in [
      (id, "https://example.org/id"), ("<link href=''/>", "https://example.org/feeds/main.xml"),
      (id + "<link href=''/>", "https://example.org/id"),
      (id + "<link xml:base='https://example.org/base' href=''/>", "https://example.org/base"),
      ("<id>tag:x</id><link xml:base='https://example.org/base' href=''/>", "https://example.org/base"),
      (id + "<link href='https://example.org/l'/>", nil), (id + "<link rel='related' href='https://example.org/r'/>", nil),
      ("<id>tag:x</id>", nil),
    ] as [(String, String?)] {
      #expect(try FeedText.atomEntry(inside).impliedURL?.text == url, "\(inside)")
    }
  }

  @Test(
    "in RSS, content in Atom's vocabulary is read by its type, and the description is then a summary",
    arguments: [
      ("<atom:content type='text'>a &lt;b&gt; c</atom:content>", .text("a <b> c")),
      ("<atom:content type='html'>a &lt;b&gt;c&lt;/b&gt;</atom:content>", .html("a <b>c</b>")),
      ("<atom:content>a &lt;b&gt;c&lt;/b&gt;</atom:content>", .html("a <b>c</b>")),
      ("<atom:content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>a <b>c</b></div></atom:content>", .html("a <b>c</b>")),
      ("<atom:content type='image/png'>iVBO</atom:content>", .none), ("<atom:content> </atom:content>", .none),
    ] as [(String, ArticleBody)])
  func atomContent(inside: String, body: ArticleBody) throws {
    let root = "xmlns:atom='http://www.w3.org/2005/Atom'"
    let rest = "<description>short</description><link>https://example.org/l</link>"
    let item = try FeedText.rssItem(inside + rest, root: root)
    #expect(item.body.withoutBase == (body == .none ? .html("short") : body))
    #expect(item.summary == (body == .none ? nil : "short"))
    // An article that is identified by its body is found under the one that earlier versions read.
    #expect(item.earlierReadings.map(\.body.withoutBase) == (body == .none ? [] : [.html("short")]))
  }

  @Test("Media RSS elements are found in the item, in its groups, and inside a content")
  func media() throws {
    let item = try Self.media(
      """
      <media:group><media:title>T</media:title><media:content url='https://example.org/a.mp3' fileSize='5'>
      <media:thumbnail url='https://example.org/t.png'/><media:category label=' '>plain</media:category></media:content></media:group>
      <media:category label='Labelled'>x</media:category><media:description> </media:description>
      <media:description>Words</media:description>
      <media:peerLink href='https://example.org/p.torrent' fileSize='9'/>
      """)
    #expect(item.title == "T")
    #expect(item.image?.text == "https://example.org/t.png")
    #expect(item.enclosures.map(\.url.text) == ["https://example.org/a.mp3", "https://example.org/p.torrent"])
    #expect(item.enclosures.map(\.bytes) == [5, 9])
    #expect(item.tags == ["Labelled", "plain"])
    #expect(item.body.withoutBase == .text("Words"))
  }

  @Test("keywords of Media RSS are tags, and Flickr's category is a list of tags")
  func keywords() throws {
    let tags =
      "<media:category scheme='urn:flickr:tags'>boat sea</media:category><media:group><media:keywords>tide, old boats,</media:keywords></media:group>"
    #expect(try Self.media(tags).tags == ["boat", "sea", "tide", "old boats"])
    let entry = try FeedText.atomEntry(tags, root: "xmlns:media='http://search.yahoo.com/mrss/'")
    #expect(entry.tags == ["boat", "sea", "tide", "old boats"])
  }

  @Test(
    "a date for people has the moment of the time element around it, if it is not readable",
    arguments: [
      ("<time datetime='2026-03-01T08:30:00+01:00' class='datetime'>Sun, 03/01/2026 - 08:30</time>", "2026-03-01T07:30:00Z"),
      ("<span><time datetime='2026-03-01'>03/01/2026</time></span><time datetime='2026-03-02'>x</time>", "2026-03-01T00:00:00Z"),
      ("<time datetime='2026-03-02'>Sun, 01 Mar 2026 08:30:00 +0000</time>", "2026-03-01T08:30:00Z"),
      ("<time datetime='soon'>03/01/2026</time>", nil), ("<time>03/01/2026</time>", nil),
      ("<time xmlns='http://www.w3.org/1999/xhtml' datetime='2026-03-01'>x</time>", "2026-03-01T00:00:00Z"),
    ] as [(String, String?)])
  func machineReadableDate(written: String, read: String?) throws {
    #expect(try FeedText.rssItem("<pubDate>\(written)</pubDate>").published?.rfc3339 == read)
    #expect(try FeedText.atomEntry("<published>\(written)</published>").published?.rfc3339 == read)
  }

  @Test(
    "a description of Media RSS is plain text if its type says so, and is guessed otherwise",
    arguments: [
      ("type='plain'", .text("use <b> and <i>")), ("type='Plain'", .text("use <b> and <i>")), ("type='html'", .html("use <b> and <i>")),
      ("", .html("use <b> and <i>")),
    ] as [(String, ArticleBody)])
  func description(type: String, body: ArticleBody) throws {
    let written = "<media:description \(type)>use &lt;b> and &lt;i></media:description>"
    #expect(try Self.media(written).body.withoutBase == body)
    let entry = try FeedText.atomEntry(written, root: "xmlns:media='http://search.yahoo.com/mrss/'")
    #expect(entry.body.withoutBase == body)
  }

  @Test("a description of Media RSS that begins with a tag is HTML, although its type says that it is plain")
  func taggedDescription() throws {
    let item = try Self.media("<media:description type='plain'>&lt;p>Read &lt;b>more&lt;/b>&lt;/p></media:description>")
    #expect(item.body.withoutBase == .html("<p>Read <b>more</b></p>"))
  }

  @Test(
    "the picture of an item is also read from where other vocabularies have it",
    arguments: ["<itunes:image>/t </itunes:image>", "<itunes:image url='/t'/>", "<image>/t</image>", "<image><url>/t</url></image>"])
  func misplacedPicture(written: String) throws {
    #expect(try FeedText.rssItem(written).image?.text == "https://example.org/t")
    #expect(try FeedText.atomEntry(written).image?.text == "https://example.org/t")
  }

  @Test("a picture is known by its medium or type, in any case", arguments: ["medium='Image'", "type='IMAGE/JPEG'"])
  func picture(attribute: String) throws {
    #expect(try Self.media("<media:content url='https://example.org/t' \(attribute)/>").image?.text == "https://example.org/t")
  }

  @Test("enclosures of all vocabularies are listed without duplicates")
  func enclosures() throws {
    let item = try FeedText.rssItem(
      """
      <enclosure url='https://example.org/1' length='1'/><link rel='enclosure' href='https://example.org/2' length='2'/>
      <atom:link rel='enclosure' href='https://example.org/3' length='3'/><enclosure url='https://example.org/1' length='9'/>
      <media:content url='https://example.org/4' fileSize='4'/><media:content url='https://example.org/2' fileSize='8'/>
      """, root: "xmlns:media='http://search.yahoo.com/mrss/' xmlns:atom='http://www.w3.org/2005/Atom'")
    #expect(item.enclosures.map(\.bytes) == [1, 2, 3, 4])
  }

  @Test(
    "two mentions of a file are one, with what each says, wherever the file is mentioned",
    arguments: [
      ("<enclosure url='/1' length=''/><media:content url='/1' type='audio/mpeg' fileSize='7' duration='60'/>", ["/1 audio/mpeg 7 60"]),
      ("<media:content url='/1' type='audio/mpeg' duration='60'/><enclosure url='/1' length='7' type='audio/x'/>", ["/1 audio/x 7 60"]),
      (
        "<media:group><media:content url='/1' fileSize='7'/><media:content url='/2'/></media:group><atom:link rel='enclosure' href='/2' type='a/b'/>",
        ["/2 a/b - -", "/1 - 7 -"]
      ),
      ("<enclosure url='/1' type='application/octet-stream'/><media:content url='/1' type='video/mp4'/>", ["/1 video/mp4 - -"]),
      ("<enclosure url='/1'/><enclosure url='/1' type='application/octet-stream'/>", ["/1 application/octet-stream - -"]),
      ("<enclosure url='https://example.org:443/1#t=0' type='a/b'/><enclosure url='/1' length='7'/>", [":443/1#t=0 a/b 7 -"]),
      ("<enclosure url='/1' length='7'/><enclosure url='/1?x' type='a/b'/>", ["/1 - 7 -", "/1?x a/b - -"]),
      (
        "<itunes:duration>9</itunes:duration><enclosure url='/1'/><media:content url='/1' duration='60'/><media:content url='/2'/>",
        ["/1 - - 60", "/2 - - 9"]
      ),
      (
        "<itunes:duration>9</itunes:duration><enclosure url='/1'/><media:content url='/1' medium='image'/><enclosure url='/2' type='image/png'/>",
        ["/1 image/* - -", "/2 image/png - -"]
      ),
    ])
  func mentions(written: String, read: [String]) throws {
    let root = "xmlns:media='http://search.yahoo.com/mrss/' xmlns:atom='http://www.w3.org/2005/Atom' xmlns:itunes='\(Self.iTunes)'"
    func shown(_ item: FeedItem) -> [String] {
      item.enclosures.map { file in
        let numbers = [file.bytes, file.seconds].map { $0.map { String($0) } ?? "-" }
        return ([file.url.text.replacing("https://example.org", with: ""), file.type ?? "-"] + numbers).joined(separator: " ")
      }
    }
    let entry = try FeedText.atomEntry(written, root: root)
    #expect(try [shown(FeedText.rssItem(written, root: root)), shown(entry)] == [read, read])
  }

  @Test("a relative address of an author is resolved, and any other stays unchanged")
  func people() throws {
    func address(_ uri: String) throws -> String? {
      try FeedText.atomEntry("<author><name>J</name><uri>\(uri)</uri></author>").authors.first?.url
    }
    #expect(try address("/jane") == "https://example.org/jane")
    #expect(try address("https://example.net/j") == "https://example.net/j")
    #expect(try address("mailto:j@example.net") == "mailto:j@example.net")
  }

  @Test("HTML pages come first among links of one relation, and a relation may be written as a URL")
  func links() throws {
    func url(_ inside: String) throws -> String? { try FeedText.atomEntry(inside).url?.text }
    let (pdf, page) = (
      "<link type='application/pdf' href='https://example.org/p.pdf'/>",
      "<link type='text/html; charset=utf-8' href='https://example.org/p'/>"
    )
    #expect(try url(pdf + page) == "https://example.org/p")
    #expect(try url(page + pdf) == "https://example.org/p")
    #expect(try url(pdf) == "https://example.org/p.pdf")
    #expect(
      try url("<link rel='http://www.iana.org/assignments/relation/alternate' href='https://example.org/a'/>") == "https://example.org/a")
    #expect(try url("<link rel=' ' href='https://example.org/a'/>") == "https://example.org/a")
    #expect(try url("<link rel='self' href='https://example.org/a'/>") == nil)
    let two = "<link rel='Alternate nofollow' href='https://example.org/a'/>"
    #expect(try url(two) == "https://example.org/a" && url(two + page) == "https://example.org/p")
    #expect(try FeedText.atomEntry("<id>i</id>" + two).earlierReadings == [FeedItem(guid: "i")])
  }

  @Test(
    "of several alternates, a page in HTML or XHTML comes first, then one without a type, and the first of before is an earlier reading",
    arguments: [
      ("application/atom+xml", "", "2", ["1"]), ("application/pdf", "application/xhtml+xml", "2", ["1"]),
      ("application/pdf", "Text/HTML; charset=utf-8", "2", ["1"]), ("", "application/xhtml+xml", "2", ["1"]),
      ("application/pdf", "text/html", "2", []), ("text/html", "application/xhtml+xml", "1", []), ("", "application/pdf", "1", []),
      ("application/pdf", "application/json", "1", []),
    ] as [(String, String, String, [String])])
  func alternates(first: String, second: String, read: String, earlier: [String]) throws {
    let links = [(first, "1"), (second, "2")].map { type, name in
      "<a:link rel='alternate'\(type.isEmpty ? "" : " type='\(type)'") href='https://example.org/\(name)'/>"
    }
    let root = "xmlns:a='http://www.w3.org/2005/Atom'"
    for item in try [FeedText.rssItem(links.joined(), root: root), FeedText.atomEntry(links.joined(), root: root)] {
      #expect(item.url?.text == "https://example.org/\(read)")
      #expect(item.earlierReadings.compactMap(\.url?.text) == earlier.map { "https://example.org/\($0)" })
    }
  }

  @Test("earlier versions read both the title and the page of an item in their own way")
  func titleAndPage() throws {
    let links = [("application/pdf", "1"), ("text/html", "2")].map { type, name in
      "<a:link type='\(type); charset=utf-8' href='https://example.org/\(name)'/>"
    }
    let title = "<title type='html'>a &amp;#55357;&amp;#56832;</title>"
    let root = "xmlns:a='http://www.w3.org/2005/Atom'"
    for (type, page) in [("text/html", "2"), ("Text/HTML", "1")] {
      let inside = title + links.joined().replacing("text/html", with: type)
      for item in try [FeedText.rssItem(inside, root: root), FeedText.atomEntry(inside, root: root)] {
        #expect(item.title == "a 😀" && item.url?.text == "https://example.org/2")
        #expect(item.earlierReadings.map(\.title) == ["a \u{FFFD}\u{FFFD}", "a &#55357;&#56832;"])
        #expect(item.earlierReadings.allSatisfy { $0.url?.text == "https://example.org/\(page)" })
      }
    }
  }

  @Test("the order of files stays, because the first may identify its item")
  func files() throws {
    let files = "<link rel='enclosure' type='audio/mpeg' href='/1.mp3'/><link rel='enclosure' href='/2'/>"
    #expect(try FeedText.atomEntry(files).enclosures.map(\.url.text) == ["https://example.org/1.mp3", "https://example.org/2"])
  }

  @Test("base64 that decodes to text is decoded, and any other stays unchanged")
  func base64() throws {
    func title(_ words: String) throws -> String { try FeedText.atomEntry("<title mode='base64'>\(words)</title>").title }
    #expect(try title("VGVh") == "Tea")
    #expect(try title("V G\nVh") == "Tea")
    #expect(try title("/////w==") == "/////w==")
    #expect(try title("IA==") == "IA==")
  }

  @Test("a single div around XHTML content is left out")
  func wrapper() throws {
    func body(_ inside: String) throws -> ArticleBody {
      try FeedText.atomEntry("<content type='xhtml'>\(inside)</content>").body
    }
    func html(_ inside: String) throws -> String? { if case .html(let html, _) = try body(inside) { html } else { nil } }
    for (inside, found) in [
      ("<div>a</div>", "a"), ("<div><div>a</div></div>", "<div>a</div>"), ("<div>a</div><div>b</div>", "<div>a</div><div>b</div>"),
      ("<div>a</div>b<div></div>", "<div>a</div>b<div></div>"), ("<p>a</p>", "<p>a</p>"),
    ] {
      #expect(try html(inside) == found)
    }
    #expect(try html("<div xml:base='https://example.org/x/'>a</div>")?.hasPrefix("<div") == true)
  }
}
