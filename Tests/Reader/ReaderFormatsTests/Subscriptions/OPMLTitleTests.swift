import CoreDomain
import DataDoubles
import ReaderDomain
import StorageDoubles
@testable import Subscriptions
import Testing

@Suite("Titles and folders in OPML subscription lists")
struct OPMLTitleTests {
  private static let id = StoreSample.feed(1)
  private static let url = "https://example.org/1.xml"

  private func body(_ outlines: String) throws -> OPMLDocument {
    try OPMLDocument(parsing: Array("<opml xmlns:n=\"urn:n\"><body>\(outlines)</body></opml>".utf8))
  }

  private func reread(_ document: OPMLDocument) throws -> [Subscription] {
    try OPMLDocument(parsing: document.bytes).outline.subscriptions
  }

  @Test(
    "a title is the user's own, unless it is the feed's or the URL",
    arguments: [
      ("text='T'", "T", nil), ("", nil, nil), ("text='https://example.org/1.xml'", nil, nil), ("text='T' strata:feedTitle='T'", nil, "T"),
      ("text='T' strata:feedTitle='U'", "T", "U"), ("text='T' strata:feedTitle='T' strata:ownTitle='true'", "T", "T"),
      ("text='https://example.org/1.xml' strata:feedTitle=''", nil, ""), ("strata:feedTitle='T'", nil, "T"),
      ("text=' T &#10; U ' strata:feedTitle='T U'", nil, "T U"),
    ] as [(String, String?, String?)])
  func reading(attributes: String, own: String?, feed: String?) throws {
    let subscription = try body("<outline xmlUrl='\(Self.url)' \(attributes)/>").outline.subscriptions[0]
    #expect(subscription.ownTitle == own && subscription.feedTitle == feed)
  }

  @Test("the title of a feed: URL in a list is the URL, too")
  func feedScheme() throws {
    let outline = try body("<outline text='feed://example.org/1.xml' xmlUrl='feed://example.org/1.xml'/>").outline
    #expect(outline.subscriptions.map(\.url.text) == ["http://example.org/1.xml"] && outline.subscriptions[0].ownTitle == nil)
  }

  @Test("titles are changed in every combination, and read back as they were written")
  func combinations() throws {
    var document = OPMLDocument()
    _ = document.add([Subscription(url: StoreSample.url(Self.url), title: "")])
    func titles() throws -> [String?] {
      let subscription = try reread(document)[0]
      return [subscription.title, subscription.ownTitle, subscription.feedTitle]
    }
    func record(_ titles: [FeedID: String]) {
      let isKnown = document.recordFeedDetails(titles.mapValues { FeedDetails(title: $0) })
      #expect(isKnown)
    }
    #expect(try titles() == [Self.url, nil, nil])
    record([Self.id: "Its"])
    #expect(try titles() == ["Its", nil, "Its"])
    _ = document.configure(Self.id, SubscriptionChange(title: "Mine"))
    #expect(try titles() == ["Mine", "Mine", "Its"])
    record([Self.id: "Mine"])
    #expect(try titles() == ["Mine", "Mine", "Mine"])
    record([Self.id: "New"])
    #expect(try titles() == ["Mine", "Mine", "New"])
    _ = document.configure(Self.id, SubscriptionChange(title: ""))
    #expect(try titles() == ["New", nil, "New"])
    _ = document.redirect(Self.id, to: StoreSample.url("https://example.net/2.xml"), former: nil)
    #expect(try titles() == ["New", nil, "New"])
    let isKnown = document.recordFeedDetails([StoreSample.feed(9): FeedDetails(title: "x")])
    #expect(!isKnown)
  }

  @Test(
    "a website is written to each entry without a text for it, and nothing else changes",
    arguments: [
      ("", " htmlUrl=\"https://example.org/\""), (" HTMLurl=\"\"", " HTMLurl=\"https://example.org/\""),
      (" htmlUrl=\"https://example.net/\"", nil), (" htmlUrl=\"example.net\"", nil),
    ] as [(String, String?)])
  func sites(before: String, after: String?) throws {
    func list(_ attributes: String) -> String {
      "<opml version=\"2.0\"><body><outline text=\"a\"><outline text=\"T\" xmlUrl=\"\(Self.url)\"\(attributes)/></outline>"
        + "<outline text=\"T\" xmlUrl=\"\(Self.url)\"\(attributes)/></body></opml>"
    }
    var document = try OPMLDocument(parsing: Array(list(before).utf8))
    let details = FeedDetails(site: StoreSample.url("https://example.org/"))
    for isFirst in [true, false] {
      let isChanged = document.recordFeedDetails([Self.id: details])
      #expect(isChanged == (isFirst && after != nil))
    }
    #expect(document == (try OPMLDocument(parsing: Array(list(after ?? before).utf8))))
  }

  @Test("a feed without a title has its new URL as the title after a move")
  func movedUntitled() throws {
    var document = OPMLDocument()
    _ = document.add([Subscription(url: StoreSample.url(Self.url), title: "", feedTitle: "")])
    _ = document.redirect(Self.id, to: StoreSample.url("https://example.net/2.xml"), former: nil)
    #expect(try reread(document).map(\.title) == ["https://example.net/2.xml"])
    #expect(try reread(document).map(\.ownTitle) == [nil])
  }

  @Test("a feed moves to a folder with its attributes; what is inside it stays, and other entries of it disappear")
  func moves() throws {
    var document = try body(
      """
      <outline text="Old" xmlns:m="urn:m"><outline TEXT="T" xmlurl="\(Self.url)" category="Away" m:x="1" n:y="2" plain="3">
      <outline text="2" xmlUrl="https://example.org/2.xml"/></outline></outline>
      <outline text="new"/><outline text="again" xmlUrl="\(Self.url)"/>
      """)
    let moved = document.configure(Self.id, SubscriptionChange(folder: FolderPath("New/Inner")))
    #expect(moved?.folder.text == "new/Inner" && moved?.title == "T")
    let read = try reread(document)
    #expect(read.map(\.url.text) == ["https://example.org/2.xml", Self.url] && read.map(\.folder.text) == ["Old", "new/Inner"])
    #expect(read[1].attributes.map(\.name) == ["m:x", "n:y", "plain"] && read[1].attributes.map(\.namespace) == ["urn:m", "urn:n", nil])
    _ = document.configure(Self.id, SubscriptionChange(folder: .top))
    #expect(try reread(document).map(\.folder.text) == ["Old", ""])
    #expect(document.configure(StoreSample.feed(9), SubscriptionChange(folder: .top)) == nil)
  }
}
