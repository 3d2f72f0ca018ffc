import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
@testable import ReaderPresentation
import Testing

@Suite("Feed record as JSON Feed 1.1")
struct JSONFeedRecordTests {
  private static let page = WebURL.sample("https://example.org/tea")

  private func items(_ items: FeedItem...) -> [ExportedRecord] {
    guard case .list(let values)? = JSONFeedRecord.record(of: Feed(format: .rss, title: "Tea", items: items))["items"] else { return [] }
    return values.compactMap { if case .record(let record) = $0 { record } else { nil } }
  }

  @Test("absent values of a feed are omitted, except the title and the items")
  func bareFeed() {
    let record = JSONFeedRecord.record(of: Feed(format: .rss))
    #expect(record.names == ["version", "title", "items"])
    #expect(record.fields.map(\.value) == [.text("https://jsonfeed.org/version/1.1"), .text(""), .list([])])
  }

  @Test("every value of a feed has its field, in order")
  func fullFeed() throws {
    let author = try #require(Author(name: "A. Writer", url: "https://example.org/a"))
    let record = JSONFeedRecord.record(
      of: Feed(
        format: .atom, title: "Tea", homePage: .sample("https://example.org/"), url: .sample(), summary: "On tea",
        language: Language("en"), icon: .sample("https://example.org/icon.png"), authors: [author]))
    #expect(
      record.names == ["version", "title", "home_page_url", "feed_url", "description", "icon", "language", "authors", "items"])
    #expect(
      record["authors"]
        == .list([.record(ExportedRecord([.init("name", .text("A. Writer")), .init("url", .text("https://example.org/a"))]))]))
  }

  @Test("every value of an item has its field, in order")
  func fullItem() throws {
    let item = FeedItem(
      guid: "1", title: "First", url: Self.page, externalURL: .sample("https://example.net/"), body: .html("<p>Hot</p>"),
      summary: "Short", image: .sample("https://example.org/1.png"), published: .sample(), updated: .sample(plusMinutes: 1),
      authors: [try #require(Author(name: "A. Writer"))], tags: ["green"],
      enclosures: [Enclosure(url: .sample("https://example.org/1.mp3"), type: "audio/mpeg", bytes: 5, seconds: 60)],
      comments: .sample("https://example.org/1#c"), language: Language("en"))
    let record = try #require(items(item).first)
    #expect(
      record.names == [
        "id", "url", "external_url", "title", "content_html", "summary", "image", "date_published", "date_modified", "authors", "tags",
        "language", "_comments", "attachments",
      ])
    #expect(record["date_published"] == .text("2026-03-01T08:30:00Z"))
    #expect(record["authors"] == .list([.record(ExportedRecord([.init("name", .text("A. Writer"))]))]))
    #expect(
      record["attachments"]
        == .list([
          .record(
            ExportedRecord([
              .init("url", .text("https://example.org/1.mp3")), .init("mime_type", .text("audio/mpeg")), .init("size_in_bytes", .number(5)),
              .init("duration_in_seconds", .number(60)),
            ]))
        ]))
  }

  @Test("an attachment without a type has the generic type, because the format requires one")
  func untypedAttachment() {
    let record = items(FeedItem(guid: "1", enclosures: [Enclosure(url: Self.page)])).first
    let attachment = ExportedRecord([.init("url", .text(Self.page.text)), .init("mime_type", .text("application/octet-stream"))])
    #expect(record?["attachments"] == .list([.record(attachment)]))
  }

  @Test(
    "every item has an id and content, as the format requires",
    arguments: [
      (FeedItem(guid: "1", title: "a", url: page, body: .text("b")), "1", ["id", "url", "title", "content_text"]),
      (FeedItem(url: page, body: .html("b")), page.text, ["id", "url", "content_html"]),
      (FeedItem(title: "a"), nil, ["id", "title", "content_text"]),
      (FeedItem(summary: "b"), nil, ["id", "content_text", "summary"]),
    ])
  func bareItem(item: FeedItem, id: String?, names: [String]) {
    let record = items(item).first
    #expect(record?["id"] == .text(orNull: id ?? ArticleIdentity.identities(of: [item])[0]))
    #expect(record?.names == names)
  }

  @Test("every id is unique, and duplicate items are omitted as in a refresh")
  func uniqueIDs() {
    let other = WebURL.sample("https://example.org/cups")
    let shared = [
      FeedItem(guid: "same", title: "A", url: Self.page), FeedItem(guid: "same", title: "B", url: other),
      FeedItem(guid: "same", title: "A", url: Self.page), FeedItem(guid: "same", title: "C"), FeedItem(guid: "alone"),
      FeedItem(guid: Self.page.text), FeedItem(url: Self.page), FeedItem(), FeedItem(),
    ]
    guard case .list(let values)? = JSONFeedRecord.record(of: Feed(format: .rss, items: shared))["items"] else { return }
    let ids = values.compactMap { if case .record(let record) = $0, case .text(let id)? = record["id"] { id } else { nil } }
    let identities = ArticleIdentity.identities(of: shared)
    #expect(Set(ids).count == ids.count && ids.count == identities.compactMap(\.self).count)
    #expect(ids.contains("alone") && !ids.contains("same"))
    #expect(ids[0] == identities[0])
  }

  @Test("an id never equals the identity of another item")
  func idsLikeIdentities() {
    let items = items(FeedItem(title: "A"), FeedItem(guid: "title:A"), FeedItem(guid: "guid:title:A"))
    #expect(Set(items.map { $0["id"] }).count == 3)
  }

  @Test("a URL implied by an id is the URL of the item")
  func impliedURL() {
    #expect(items(FeedItem(guid: "1", impliedURL: Self.page)).map { $0["url"] } == [.text(Self.page.text)])
  }

  @Test("an item without a body has its summary as content, or empty content")
  func contents() {
    #expect(items(FeedItem(guid: "1", summary: "b"), FeedItem(guid: "2")).map { $0["content_text"] } == [.text("b"), .text("")])
  }
}
