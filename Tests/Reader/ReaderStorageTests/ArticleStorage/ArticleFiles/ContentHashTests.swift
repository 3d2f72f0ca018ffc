import CoreDomain
import DataDoubles
import ReaderDomain
import StorageDoubles
import Testing

@testable import ArticleStorage

@Suite("The hash of an article's content")
struct ContentHashTests {
  private static func article(
    title: String = "Title", url: String? = "https://example.org/1", authors: [(String?, String?)] = [("Ann", "https://example.org/ann")],
    published: Timestamp? = StoreSample.moment, updated: Timestamp? = nil, tags: [String] = ["one", "two"],
    enclosures: [Enclosure] = [Enclosure(url: StoreSample.url("https://example.org/a"), type: "audio/mpeg", bytes: 1, seconds: 2)],
    comments: String? = nil, language: String? = "en", seen: Timestamp = StoreSample.moment, position: Int = 1,
    body: ArticleBody = .html("Hello.")
  ) -> ArticleMerge.IncomingArticle {
    ArticleMerge.IncomingArticle(
      article: Article(
        id: StoreSample.article().id, feed: StoreSample.feed(), title: title, url: url.map { StoreSample.url($0) },
        authors: authors.compactMap { Author(name: $0.0, url: $0.1) }, published: published, updated: updated, firstSeen: seen,
        position: position, tags: tags, enclosures: enclosures, comments: comments.map { StoreSample.url($0) },
        language: language.flatMap { Language($0) }), body: body)
  }

  private static func enclosure(_ url: String = "a", type: String? = "audio/mpeg", bytes: Int? = 1, seconds: Int? = 2) -> Enclosure {
    Enclosure(url: StoreSample.url("https://example.org/\(url)"), type: type, bytes: bytes, seconds: seconds)
  }

  @Test("every part of the content changes the hash")
  func everyPart() {
    let variants = [
      Self.article(), Self.article(title: "Other"), Self.article(title: ""), Self.article(url: nil),
      Self.article(url: "https://example.org/2"), Self.article(published: nil),
      Self.article(published: StoreSample.moment.adding(minutes: 1)), Self.article(updated: StoreSample.moment),
      Self.article(published: nil, updated: StoreSample.moment), Self.article(language: nil), Self.article(language: "de"),
      Self.article(authors: []), Self.article(authors: [("Ann", nil)]), Self.article(authors: [(nil, "https://example.org/ann")]),
      Self.article(authors: [("Bob", "https://example.org/ann")]), Self.article(authors: [("Ann", nil), ("Bob", nil)]),
      Self.article(tags: []), Self.article(tags: ["one"]), Self.article(tags: ["two", "one"]), Self.article(tags: ["onetwo"]),
      Self.article(tags: ["one", "two", ""]), Self.article(enclosures: []), Self.article(enclosures: [Self.enclosure("b")]),
      Self.article(enclosures: [Self.enclosure(type: nil)]), Self.article(enclosures: [Self.enclosure(bytes: nil)]),
      Self.article(enclosures: [Self.enclosure(bytes: 3)]), Self.article(enclosures: [Self.enclosure(seconds: nil)]),
      Self.article(enclosures: [Self.enclosure(seconds: 3)]), Self.article(enclosures: [Self.enclosure(), Self.enclosure("b")]),
      Self.article(body: .none), Self.article(body: .html("")), Self.article(body: .text("Hello.")), Self.article(body: .text("")),
      Self.article(body: .html("Other.")), Self.article(comments: "https://example.org/c"), Self.article(comments: "https://example.org/d"),
    ]
    let hashes = Dictionary(grouping: variants) { ContentHash.value(of: $0) }
    for same in hashes.values where same.count > 1 { Issue.record("These have one hash: \(same)") }
  }

  @Test("the first sighting, the position and the base URL do not change the hash")
  func noEdit() {
    let expected = ContentHash.value(of: Self.article())
    let based = ArticleBody.html("Hello.", base: StoreSample.url("https://example.org/base/"))
    for other in [Self.article(seen: StoreSample.moment.adding(minutes: 5)), Self.article(position: 9), Self.article(body: based)] {
      #expect(ContentHash.value(of: other) == expected)
    }
  }

  @Test("text that moves from one part to the next changes the hash")
  func moved() {
    let pairs = [
      (Self.article(authors: [("ab", nil)]), Self.article(authors: [("a", "b")])),
      (Self.article(tags: ["ab", "c"]), Self.article(tags: ["a", "bc"])),
      (Self.article(authors: [("a", nil), ("b", nil)], tags: ["c"]), Self.article(authors: [("a", nil)], tags: ["b", "c"])),
      (Self.article(published: StoreSample.moment, updated: nil), Self.article(published: nil, updated: StoreSample.moment)),
    ]
    for (one, other) in pairs { #expect(ContentHash.value(of: one) != ContentHash.value(of: other)) }
  }
}
