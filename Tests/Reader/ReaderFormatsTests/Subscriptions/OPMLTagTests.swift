import DataDoubles
import Growth
import Markup
import ReaderDomain
import Subscriptions
import Testing

@Suite("Tags of feeds in lists of subscriptions")
struct OPMLTagTests {
  private static let id = FeedID(url: StoreSample.url("https://example.org/1.xml"))

  private func document(_ outline: String) throws -> OPMLDocument {
    try OPMLDocument(parsing: Array("<opml version=\"2.0\"><body>\(outline)</body></opml>".utf8))
  }

  private func feed(_ attributes: String) -> String { "<outline xmlUrl=\"https://example.org/1.xml\" text=\"1\" \(attributes)/>" }

  private func reread(_ document: OPMLDocument) throws -> [Subscription] { try OPMLDocument(parsing: document.bytes).outline.subscriptions }

  @Test(
    "categories without a slash are tags; texts that are no names are not",
    arguments: [
      ("a,b", ["a", "b"]), ("News, Linux ,news", ["news", "linux"]), ("/News/Local,tea", ["tea"]), ("", []), (",,", []),
      ("a,\(String(repeating: "x", count: 61)),#b", ["a", "b"]),
    ])
  func read(written: String, tags: [String]) throws {
    let subscriptions = try document("<outline text=\"F\">\(feed("category=\"\(written)\""))</outline>").outline.subscriptions
    #expect(subscriptions.map { $0.tags.map(\.text) } == [tags] && subscriptions.map(\.folder.text) == ["F"])
  }

  @Test("of very many categories, a feed gets the limit")
  func many() throws {
    let categories = (1...500).map { "t\($0)" }.joined(separator: ",")
    #expect(try document(feed("category=\"\(categories)\"")).outline.subscriptions[0].tags.count == TagName.maximumPerFeed)
  }

  @Test("a feed with tags is written and read again, outside all folders, too", arguments: ["", "News/Local"])
  func written(folder: String) throws {
    let tags = [try TagName("a & b"), try TagName("c")]
    let subscription = Subscription(url: StoreSample.url("https://example.org/1.xml"), title: "1", folder: FolderPath(folder), tags: tags)
    var document = OPMLDocument()
    _ = document.add([subscription])
    #expect(try reread(document) == [subscription])
  }

  private func configured(_ document: inout OPMLDocument, _ change: SubscriptionChange) -> Subscription? {
    document.configure(Self.id, change)
  }

  @Test("tags are set and removed, and the folder stays, even if the categories named it")
  func set() throws {
    for (attributes, folder) in [("", ""), ("category=\"/News/Local,x\"", "News/Local"), ("CATEGORY=\"News\"", "News")] {
      var document = try document("<!-- kept -->" + feed(attributes))
      let changed = try #require(configured(&document, SubscriptionChange(tags: [try TagName("b"), try TagName("a")])))
      #expect(changed.tags.map(\.text) == ["b", "a"] && changed.folder.text == folder)
      #expect(try reread(document) == [changed])
      let cleared = try #require(configured(&document, SubscriptionChange(tags: [])))
      #expect(cleared.tags.isEmpty && cleared.folder.text == folder)
      let text = String(decoding: try document.bytes, as: UTF8.self)
      #expect(!text.lowercased().contains("category") && !text.contains("strata:categories") && text.contains("<!-- kept -->"))
    }
  }

  @Test("a feed that moves keeps its tags, and stays where it was put")
  func move() throws {
    var document = try document(feed("category=\"News,x\""))
    let moved = try #require(configured(&document, SubscriptionChange(folder: FolderPath("Tea"))))
    #expect(moved.folder.text == "Tea" && moved.tags.map(\.text) == ["news", "x"])
    let top = try #require(configured(&document, SubscriptionChange(folder: .top)))
    #expect(top.folder == .top && top.tags == moved.tags)
    #expect(try reread(document) == [top])
  }

  @Test("other changes leave tags alone, and tags leave other attributes alone")
  func others() throws {
    var document = try document(feed("category=\"a\" strata:categories=\"tags\" strata:interval=\"720\" mine=\"1\""))
    let renamed = try #require(configured(&document, SubscriptionChange(title: "New")))
    #expect(renamed.tags.map(\.text) == ["a"] && renamed.folder == .top)
    let tagged = try #require(configured(&document, SubscriptionChange(tags: [try TagName("b")])))
    #expect(tagged.ownTitle == "New" && tagged.settings[.interval] == "720" && tagged.attributes.map(\.name) == ["mine"])
  }
}
