import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Row of an article list")
struct ArticleRowTests {
  private static let full = ArticleSummary(
    article: Article(
      id: Article.sample().id, feed: Subscription.sample().id, title: "Tea", url: .sample("https://me:secret@example.org/tea"),
      authors: [Author(name: "A. Writer"), Author(name: nil, url: "https://example.org/b")].compactMap(\.self),
      published: .sample(plusMinutes: -120), updated: .sample(plusMinutes: -60), firstSeen: .sample(plusMinutes: -90)),
    status: ArticleStatus([.starred]), feedTitle: "Example", folder: FolderPath("Food/Drink"))

  @Test("a row has the texts that the user sees")
  func texts() {
    let row = ArticleRow(Self.full, now: .sample())
    #expect(row.id == "a4c7605b")
    #expect(row.title == "Tea" && row.feedTitle == "Example" && row.date == "06:30")
    #expect(row.signs == "•★" && row.status == ArticleStatus([.starred]) && !row.isRead)
    #expect(row.author == "A. Writer, https://example.org/b")
    let other = ArticleRow(Self.full, now: .sample(), dates: .full)
    #expect(other.date == "2026-03-01 06:30" && other.exported == row.exported)
  }

  @Test("the exported fields match the contract of 'strata list', in order")
  func exported() {
    #expect(
      ArticleRow(Self.full, now: .sample()).exported.fields == [
        .init("id", .text("a4c7605baeff08588053")), .init("title", .text("Tea")), .init("url", .text("https://example.org/tea")),
        .init("feed", .text(Subscription.sample().id.text)), .init("feed_title", .text("Example")), .init("folder", .text("Food/Drink")),
        .init("authors", .texts(["A. Writer", "https://example.org/b"])), .init("published", .text("2026-03-01T06:30:00Z")),
        .init("updated", .text("2026-03-01T07:30:00Z")), .init("is_read", .bool(false)), .init("is_starred", .bool(true)),
        .init("is_hidden", .bool(false)),
        .init("first_seen", .text("2026-03-01T07:00:00Z")), .init("own_tags", .list([])),
      ])
  }

  @Test("an article without optional values has every field")
  func bare() {
    let summary = ArticleSummary(article: .sample(), status: ArticleStatus([.read]), feedTitle: "Example", folder: .top)
    let row = ArticleRow(summary, now: .sample(plusMinutes: 5))
    #expect(row.date == "08:30")
    #expect(row.exported.fields.map(\.name) == ArticleRow(Self.full, now: .sample()).exported.fields.map(\.name))
    #expect(row.exported.fields.filter { $0.value == .null }.map(\.name) == ["url", "published", "updated"])
  }

  @Test("only a row with duplicates says where else the article is; in a list without duplicates, each has the field 'also_as'")
  func duplicates() {
    let twin = Article.sample(guid: "2").id
    let summary = ArticleSummary(
      article: .sample(), status: ArticleStatus(), feedTitle: "Example", folder: .top,
      duplicates: [DuplicateArticle(id: twin, feedTitle: "Other")])
    let row = ArticleRow(summary, now: .sample())
    #expect(row.elsewhere == "also in Other")
    #expect(row.exported.fields.last == .init("also_as", .texts([twin.text])))
    let other = ArticleRow(Self.full, now: .sample(), isUnique: true)
    #expect(other.elsewhere.isEmpty && other.exported.fields.last == .init("also_as", .texts([])))
    #expect(!ArticleRow(Self.full, now: .sample()).exported.fields.contains { $0.name == "also_as" })
  }
}
