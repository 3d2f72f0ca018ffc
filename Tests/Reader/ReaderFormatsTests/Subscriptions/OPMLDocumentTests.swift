import CoreDomain
import DataDoubles
import ReaderDomain
import StorageDoubles
@testable import Subscriptions
import Testing

@Suite("OPML subscription lists")
struct OPMLDocumentTests {
  private func document(_ text: String) throws -> OPMLDocument { try OPMLDocument(parsing: Array(text.utf8)) }
  private func body(_ outlines: String) throws -> OPMLDocument { try document("<opml><body>\(outlines)</body></opml>") }
  private func text(_ document: OPMLDocument) -> String {
    (try? document.bytes).map { String(decoding: $0, as: UTF8.self) } ?? "unwritable"
  }

  private static let edited = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- mine -->
    <?style none?>
    <opml version="1.1" other:flag="yes" xmlns:other="https://example.org/ns">
      <head>
        <title>My feeds</title>
        <!-- kept -->
        <ownerName>A &amp; B</ownerName>
      </head>
      <body>
        <outline text="News" _open="true">
          <!-- the best one -->
          <outline xmlurl="https://example.org/1.xml" text="One" note="a&#10;b" type="rss"/>
          <other:thing a="b">text</other:thing>
          <outline text="Inner">
            <outline text="Two" xmlUrl="https://example.org/2.xml"/>
          </outline>
        </outline>
        <outline text="A note"/>
      </body>
    </opml>
    <!-- end -->

    """

  @Test("the user's own edits survive when a feed is added and removed")
  func golden() throws {
    var document = try document(Self.edited)
    let three = StoreSample.subscription(3, site: StoreSample.url("https://example.org/?a=1&b=2"), folder: "news/INNER")
    let added = document.add([three])
    #expect(added == [three])
    let line = """
              <outline type="rss" text="Feed 3" title="Feed 3" xmlUrl="https://example.org/3.xml" \
      htmlUrl="https://example.org/?a=1&amp;b=2" strata:id="\(three.id)"/>

      """
    let two = "        <outline text=\"Two\" xmlUrl=\"https://example.org/2.xml\"/>\n"
    let declared = "xmlns:other=\"https://example.org/ns\" \(OPMLName.namespaceDeclaration)=\"\(OPMLName.namespace)\">"
    let expected = Self.edited.replacing(two, with: two + line).replacing("xmlns:other=\"https://example.org/ns\">", with: declared)
    #expect(text(document) == expected)
    var wasThere = document.remove([three.id])
    #expect(wasThere)
    #expect(text(document) == expected.replacing(line, with: ""))
    wasThere = document.remove([StoreSample.feed(1)])
    #expect(wasThere)
    #expect(text(document).contains("<!-- the best one -->\n      <other:thing a=\"b\">text</other:thing>"))
  }

  @Test("a new list has the expected format")
  func newList() {
    var document = OPMLDocument()
    _ = document.add([StoreSample.subscription(1), StoreSample.subscription(2, title: "A \"b\" <c>", folder: "News/Local")])
    #expect(
      text(document) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <opml version="2.0" xmlns:strata="\(OPMLName.namespace)">
          <head>
            <title>Subscriptions</title>
          </head>
          <body>
            <outline type="rss" text="Feed 1" title="Feed 1" xmlUrl="https://example.org/1.xml" strata:id="\(StoreSample.feed(1))"/>
            <outline text="News" title="News">
              <outline text="Local" title="Local">
                <outline type="rss" text="A &quot;b&quot; &lt;c&gt;" title="A &quot;b&quot; &lt;c&gt;" \
        xmlUrl="https://example.org/2.xml" strata:id="\(StoreSample.feed(2))"/>
              </outline>
            </outline>
          </body>
        </opml>

        """)
  }

  @Test("a feed goes into the folder with its name, in any case", arguments: [("News", "NEWS"), ("Κόσμος", "ΚΌΣΜΟΣ")])
  func sameFolder(name: String, other: String) {
    var document = OPMLDocument()
    for (number, folder) in [name, other].enumerated() { _ = document.add([StoreSample.subscription(number + 1, folder: folder)]) }
    #expect(text(document).contains(name) && !text(document).contains(other))
  }

  @Test("of two folders whose names differ only in case, a feed goes into the one with its name", arguments: ["NEWS", "News"])
  func exactFolder(name: String) throws {
    let folders = "<outline text='NEWS'/><outline text='News'/>"
    var document = try OPMLDocument(parsing: Array("<opml version='2.0'><body>\(folders)</body></opml>".utf8))
    _ = document.add([StoreSample.subscription(1, folder: name)])
    #expect(document.outline.subscriptions.map(\.folder.text) == [name])
  }

  @Test("a written list can be read back, whatever the names contain")
  func roundTrip() throws {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("ab\u{0}\u{1}\u{FFFE}\u{85} \n\t\"'<>&;]/\\é日😀\u{202E}|$")
    func name() -> String {
      String((0..<Int.random(in: 0...20, using: &generator)).compactMap { _ in letters.randomElement(using: &generator) })
    }
    for _ in 0..<200 {
      var document = OPMLDocument()
      let given = (0..<5).map { number in
        Subscription(
          url: StoreSample.url("https://example.org/\(number)?q=\("<>'&".randomElement() ?? "x")"), title: name(),
          folder: FolderPath(names: [name(), name()]))
      }
      _ = document.add(given)
      let reread = try OPMLDocument(parsing: document.bytes)
      #expect(try reread.bytes == document.bytes)
      #expect(Set(reread.outline.subscriptions.map(\.url)) == Set(given.map(\.url)))
      #expect(Set(reread.outline.subscriptions.map(\.id)) == Set(given.map(\.id)))
      for subscription in given { _ = document.remove([subscription.id]) }
      #expect(document.outline.subscriptions == [])
    }
  }

  @Test(
    "reading accepts variant spellings of a feed's attributes",
    arguments: [
      (#"<outline type="rss" text="T" xmlUrl="https://example.org/1.xml"/>"#, "T"),
      (#"<outline xmlurl="https://example.org/1.xml" TITLE="T"/>"#, "T"),
      (#"<Outline XMLURL=" https://example.org/1.xml " text="T"/>"#, "T"),
      (#"<outline xmlUrl="https://example.org/1.xml" title="T" text="other"/>"#, "T"),
      (#"<outline xmlUrl="https://example.org/1.xml" title=" " text="T&#10; U"/>"#, "T U"),
      (#"<outline xmlUrl="https://example.org/1.xml"/>"#, "https://example.org/1.xml"),
      (#"<outline type="RSS" url="https://example.org/1.xml" text="T"/>"#, "T"),
    ])
  func lax(_ outline: String, _ title: String) throws {
    let subscriptions = try body(outline).outline.subscriptions
    #expect(subscriptions == [StoreSample.subscription(1, title: title)])
  }

  @Test(
    "an imported list is read despite the errors of its writer",
    arguments: [
      ("\n\n  <?xml version=\"1.0\"?>\n<opml><body><outline text=\"T\" xmlUrl=\"https://example.org/1.xml\"/></body></opml>", "T"),
      ("\u{FEFF}\n<opml><body><outline text=\"T\" xmlUrl=\"https://example.org/1.xml\"/></body></opml>\n\n", "T"),
      ("<opml><body><outline text=\"A&nbsp;&mdash;&bogus; B\" xmlUrl=\"https://example.org/1.xml\"/></body></opml>", "A —&bogus; B"),
      ("<opml><body><outline text=\"C < D & E\" xmlUrl=\"https://example.org/1.xml\"/></body></opml>", "C < D & E"),
      ("<opml><body><outline text=\"a\u{1}b\" xmlUrl=\"https://example.org/1.xml\"/></body></opml>", "ab"),
      ("<!DOCTYPE opml SYSTEM \"file:///x.dtd\"><opml><body><outline text=\"T\" xmlUrl=\"https://example.org/1.xml\"/></body></opml>", "T"),
      ("<opml><body><outline text=\"T\" xmlUrl=\"https://example.org/1.xml\" filtercmd=\"rm -rf /\" cmd=\"|ls\"/></body></opml>", "T"),
    ])
  func faults(document: String, title: String) throws {
    let subscriptions = try OPMLDocument(repairing: Array(document.utf8)).outline.subscriptions
    #expect(subscriptions.map(\.url) == [StoreSample.url("https://example.org/1.xml")] && subscriptions.map(\.title) == [title])
  }

  /// Lines, the titles of the feeds with their folders, and the numbers of the damaged lines.
  private static let damagedLists: [(lines: [String], feeds: [String], damaged: [Int])] = [
    (["<opml>", entry("A"), "<outline text='F'>", entry("B"), "</outline>", "</opml>"], ["A", "F/B"], []),
    (["<opml><body>", entry("A"), "</body><body>", entry("B"), "</body>", entry("C"), "</opml>"], ["A", "B", "C"], []),
    (["<opml><body>", entry("A"), #"<outline text="X xmlUrl="https://example.org/X"/>"#, entry("B"), "</body></opml>"], ["A", "B"], [3]),
    (["<opml><body>", entry("A"), #"<outline text="X" xmlUrl="https://example.org/X""#, entry("B"), "</body></opml>"], ["A", "B"], [3]),
    (["", "<opml><body>", "<outline text=X xmlUrl=https://example.org/X />", entry("A"), "</body></opml>"], ["A"], [3]),
    (["<opml><body>", "<outline text='F>", entry("A"), "</outline>", entry("B"), "</body></opml>"], ["A", "B"], [2]),
    (["<opml><body>", "<outline text='F'>", entry("A"), "</body></opml>"], ["F/A"], [4]),
    (["<opml><body>", entry("A"), "</outline>", entry("B"), "</body></opml>"], ["A", "B"], [3]),
    (["<opml><body>", entry("A"), "<outline text='F'>", entry("B"), "<outline text='X' xmlU"], ["A", "F/B"], [5]),
    (["<opml><body><!-- \(entry("C")) -->", entry("A"), "<outline text='X' text='X'/>", entry("B"), "</body></opml>"], ["A", "B"], [3]),
    (["<opml><body>" + entry("A") + "<outline text='X/>" + entry("B") + "</body></opml>"], ["A", "B"], [1]),
  ]

  private static func entry(_ title: String) -> String { #"<outline text="\#(title)" xmlUrl="https://example.org/\#(title)"/>"# }

  @Test("the whole entries of a damaged list are imported, and the damaged lines are named", arguments: damagedLists)
  func damaged(_ list: (lines: [String], feeds: [String], damaged: [Int])) throws {
    let outline = try OPMLDocument(repairing: Array(list.lines.joined(separator: "\n").utf8)).importedOutline
    #expect(outline.subscriptions.map { ($0.folder.names + [$0.title]).joined(separator: "/") } == list.feeds)
    #expect(outline.damagedLines == list.damaged)
  }

  @Test("a damaged list keeps its views, and one without a whole entry is an error with its line")
  func damagedHead() throws {
    let views = "<head><strata:view name='short' query='words:&lt;300'/></head>"
    let start = "<opml xmlns:strata=\"\(OPMLName.namespace)\">"
    let outline = try OPMLDocument(repairing: Array("\(start)\(views)<body>\(Self.entry("A"))<outline text='/></body></opml>".utf8))
      .importedOutline
    #expect(outline.views.map(\.name.text) == ["short"] && outline.subscriptions.count == 1)
    let error = #expect(throws: OPMLError.self) { try OPMLDocument(repairing: Array("<opml><body>\n<outline text='/></body></opml>".utf8)) }
    #expect(error?.line == 2)
  }

  @Test(
    "a feed outside all folders goes into the folder of its first category",
    arguments: [
      ("/News/Local,/Tea", "News/Local"), ("tea", "tea"), (" , /a//b/ ", "a/b"), ("", ""), ("/", ""), (",,", ""),
    ])
  func categories(written: String, folder: String) throws {
    let outline = try body(
      """
      <outline xmlUrl="https://example.org/1.xml" text="1" category="\(written)"/>
      <outline text="A"><outline xmlUrl="https://example.org/2.xml" text="2" category="\(written)"/></outline>
      """
    ).outline
    #expect(outline.subscriptions.map(\.folder.text) == [folder, "A"])
  }

  @Test("nested folders are read to the maximum depth, and deeper feeds go into the deepest folder")
  func deep() throws {
    let depth = 100
    let outline = try body(
      String(repeating: "<outline text=\"f\">", count: depth) + "<outline xmlUrl=\"https://example.org/1.xml\"/>"
        + String(repeating: "</outline>", count: depth)
    ).outline
    #expect(outline.subscriptions.map(\.folder.names.count) == [FolderPath.deepest])
  }

  @Test("folders are read, and a feed with nested outlines is not a folder")
  func folders() throws {
    let outline = try body(
      """
      <outline text="A"><outline title="B"><outline xmlUrl="https://example.org/1.xml" text="1">
      <outline xmlUrl="https://example.org/2.xml" text="2"/></outline></outline></outline>
      <outline><outline xmlUrl="https://example.org/3.xml" text="3"/></outline>
      <group><outline xmlUrl="https://example.org/4.xml" text="4"/></group>
      <outline text="off" isComment="true"><outline xmlUrl="https://example.org/5.xml" text="5"/></outline>
      """
    ).outline
    #expect(outline.subscriptions.map(\.folder.text) == ["A/B", "A/B", ""])
    #expect(outline.subscriptions.map(\.title) == ["1", "2", "3"])
    #expect(outline.refused == [])
  }

  @Test(
    "a URL that is not http or https is refused and never executed",
    arguments: [
      ("|ls", WebURL.ParseError.noScheme), ("file:///etc/passwd", .unsupportedScheme("file")), ("exec:/bin/ls", .noScheme),
      ("javascript://x/%0aalert(1)", .unsupportedScheme("javascript")), ("", .empty), ("https://", .noHost),
      ("example.org/feed", .noScheme),
    ])
  func refused(_ url: String, _ problem: WebURL.ParseError) throws {
    let outline = try body("<outline type='rss' text='T' xmlUrl='\(url)'/><outline text='A note'/>").outline
    #expect(outline == Outline(subscriptions: [], refused: [Outline.Refused(title: "T", url: url, problem: problem)]))
  }

  @Test("a feed ID that Strata wrote survives a change of URL; any other is derived")
  func identities() throws {
    let subscriptions = try body(
      """
      <outline xmlUrl="https://example.org/1.xml" strata:id="0123456789"/>
      <outline xmlUrl="https://example.org/2.xml" strata:id="no id"/>
      <outline xmlUrl="https://example.org/3.xml" strata:id="0123456789"/>
      <outline xmlUrl="https://example.org/4.xml" strata:id="\(StoreSample.feed(5))"/>
      <outline xmlUrl="https://example.org/5.xml"/>
      """
    ).outline.subscriptions
    #expect(
      subscriptions.prefix(4).map(\.id.text) == [
        "0123456789", StoreSample.feed(2).text, StoreSample.feed(3).text, StoreSample.feed(5).text,
      ])
    #expect(subscriptions.count == 5)
    #expect(Set(subscriptions.map(\.id)).count == 5)
  }

  @Test("a feed that is listed twice is one feed and is removed everywhere; feeds nested inside it stay")
  func listedTwice() throws {
    var document = try body(
      """
      <outline text="A"><outline xmlUrl="https://example.org/1.xml" text="1"/></outline>
      <outline xmlUrl="https://example.org/1.xml" text="again"><outline xmlUrl="https://example.org/1.xml"/>
      <outline xmlUrl="https://example.org/2.xml" text="2"/></outline>
      """)
    #expect(document.outline.subscriptions.map(\.title) == ["1", "2"])
    let answers = [document.remove([StoreSample.feed(1)]), document.remove([StoreSample.feed(1)])]
    #expect(answers == [true, false])
    #expect(document.outline.subscriptions.map(\.title) == ["2"])
    #expect(text(document).contains("<outline text=\"A\"/>"))
  }

  @Test("a list without a body gets one", arguments: ["<opml/>", "<OPML><head/></OPML>", "<opml><body/></opml>"])
  func withoutBody(_ given: String) throws {
    var document = try document(given)
    #expect(document.outline == Outline(subscriptions: []))
    _ = document.add([StoreSample.subscription(1)])
    #expect(try OPMLDocument(parsing: document.bytes).outline.subscriptions == [StoreSample.subscription(1)])
  }

  @Test("a list is read in the encoding that it declares")
  func encodings() throws {
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><opml><body><outline text=\"Caf".utf8) + [0xE9]
    let document = try OPMLDocument(parsing: latin + Array("\" xmlUrl=\"https://example.org/1.xml\"/></body></opml>".utf8))
    #expect(document.outline.subscriptions.map(\.title) == ["Café"])
    let wide = Array("\u{FEFF}<opml><body><outline text=\"é\" xmlUrl=\"https://example.org/1.xml\"/></body></opml>".utf16)
    let utf16 = try OPMLDocument(parsing: wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(utf16.outline.subscriptions.map(\.title) == ["é"])
  }

  @Test(
    "a list is read whatever its encoding is called, and UTF-8 is read as UTF-8",
    arguments: ["", "utf 8", "123", " utf-8 ", "us-ascii", "ISO-8859-1", "windows_1252", "windows-1251", "bogus-9"])
  func namesOfEncodings(name: String) throws {
    let list = Array(
      "<?xml version=\"1.0\" encoding=\"\(name)\"?><opml><body><outline text=\"Café\" xmlUrl=\"https://example.org/1.xml\"/></body></opml>"
        .utf8)
    #expect(try OPMLDocument(repairing: list).outline.subscriptions.map(\.title) == ["Café"])
    #expect(try OPMLDocument(parsing: list).outline.subscriptions.map(\.title) == ["Café"])
  }

  @Test("the user's own list is not repaired, but an imported list is")
  func repair() throws {
    let broken = Array("<opml><body><outline text=\"a & b\" xmlUrl=\"https://example.org/?a=1&b=2\"/></body></opml>".utf8)
    #expect(throws: OPMLError.self) { try OPMLDocument(parsing: broken) }
    let outline = try OPMLDocument(repairing: broken).outline
    #expect(outline.subscriptions.map(\.url.text) == ["https://example.org/?a=1&b=2"])
    #expect(outline.subscriptions.map(\.title) == ["a & b"])
    #expect(throws: OPMLError(line: 1, reason: "its root element is 'html', not 'opml'")) {
      try OPMLDocument(repairing: Array("<html/>".utf8))
    }
  }

  @Test("five thousand feeds can be added and read")
  func many() {
    var document = OPMLDocument()
    let given = (0..<5000).map { StoreSample.subscription($0, folder: "Folder \($0 % 10)") }
    let added = document.add(given)
    #expect(added.count == 5000)
    #expect(Set(document.outline.subscriptions) == Set(given))
  }

  @Test("a redirected feed keeps its ID and the user's edits wherever it is listed")
  func moves() throws {
    var document = try document(Self.edited)
    let id = StoreSample.feed(1)
    let moved = document.redirect(
      id, to: StoreSample.url("https://example.net/new"), former: StoreSample.url("https://example.org/1.xml"))
    #expect(moved?.id == id)
    let declared = "xmlns:other=\"https://example.org/ns\" \(OPMLName.namespaceDeclaration)=\"\(OPMLName.namespace)\">"
    let expected = Self.edited.replacing("xmlns:other=\"https://example.org/ns\">", with: declared)
      .replacing("xmlurl=\"https://example.org/1.xml\"", with: "xmlurl=\"https://example.net/new\"")
      .replacing("type=\"rss\"/>", with: "type=\"rss\" strata:id=\"\(id)\" strata:formerUrl=\"https://example.org/1.xml\"/>")
    #expect(text(document) == expected)
    var twice = try body(
      "<outline xmlUrl='https://example.org/1.xml'/><outline text='F'><outline xmlUrl='https://example.org/1.xml'/></outline>")
    _ = twice.redirect(id, to: StoreSample.url("https://example.net/new"), former: nil)
    #expect(text(twice).ranges(of: "https://example.net/new").count == 2 && !text(twice).contains("1.xml"))
  }
}
