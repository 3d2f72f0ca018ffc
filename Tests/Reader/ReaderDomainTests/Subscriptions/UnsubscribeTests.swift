import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Unsubscribe")
struct UnsubscribeTests {
  private static let news = Subscription.sample(title: "News")
  private static let other = Subscription.sample(url: "https://example.net/feed", title: "Other")
  private static let article = Article.sample(feed: news.id)

  private let home = MemoryStores(
    [news, other], articles: [.sample(article, marks: [.starred]), .sample(.sample(guid: "2", feed: news.id), marks: [.read])])

  @Test("an unfollowed feed disappears from lists, and its articles stay stored")
  func remove() async throws {
    let unsubscribed = try await home.unsubscribe(FeedReference("news"))
    #expect(unsubscribed == UnsubscribeResult(subscription: Self.news, kept: ArticleCounts(all: 2, unread: 1, starred: 1)))
    #expect(try await home.subscriptions.all() == [Self.other])
    #expect(try await home.listArticles(.all).rows.isEmpty)
    #expect(await home.articles.stored.count == 2)
  }

  @Test("an unfollowed feed without articles retains none")
  func empty() async throws {
    #expect(try await home.unsubscribe(FeedReference("other")).kept == ArticleCounts())
  }

  @Test("a star reappears when its feed is followed again")
  func again() async throws {
    _ = try await home.unsubscribe(FeedReference("news"))
    await home.feeds.show(.feed(.sample(), nil), at: Self.news.url)
    let subscribed = try await home.subscribe(SubscribeInput(url: Self.news.url.text))
    #expect((subscribed.articles, subscribed.kept) == (0, 2), "the articles are not new")
    #expect(try await home.listArticles(ArticleQuery(having: [.starred])).map(\.article.id) == [Self.article.id])
  }

  @Test("the URLs of a feed that has moved are remembered, and those of another one are not")
  func moved() async throws {
    let (new, old) = (WebURL.sample("https://example.org/new.xml"), Self.news.url)
    let moved = Self.news.moved(to: new, former: old)
    // The former URL is not known any more.
    let anonymous = Self.other.moved(to: .sample("https://example.net/new"), former: nil)
    // It has its first URL again.
    let back = Subscription.sample(url: "https://example.com/a", title: "Back").moved(to: .sample("https://example.com/a"), former: new)
    let home = MemoryStores([moved, anonymous, back, .sample(url: "https://example.com/plain", title: "Plain")])
    for title in ["news", "other", "back", "plain"] { _ = try await home.unsubscribe(FeedReference(title)) }
    let states = try await home.fetchStates.all()
    #expect(Set(states.keys) == [moved.id, anonymous.id, back.id])
    #expect(states[moved.id]?.urls.contains(new) == true && states[anonymous.id]?.urls.contains(anonymous.url) == true)
    // What is known already is not written again.
    await home.fetchStates.failWith(MemoryStores.broken, on: [.record])
    _ = try await home.subscriptions.add([moved])
    _ = try await home.unsubscribe(FeedReference("news"))
    #expect(try await home.subscriptions.all().isEmpty)
  }

  @Test("an unknown feed cannot be unfollowed")
  func unknown() async throws {
    await #expect(throws: ReaderError.subscription(.feedNotFound(FeedReference("sport")))) {
      try await home.unsubscribe(FeedReference("sport"))
    }
    #expect(try await home.subscriptions.all().count == 2)
  }

  @Test("unfollowing succeeds even when undo cannot store it, and returns that error")
  func notRemembered() async throws {
    await home.undoHistory.failWith(MemoryStores.broken, on: [.remember])
    let unsubscribed = try await home.unsubscribe(FeedReference("news"))
    #expect(unsubscribed.undoError == MemoryStores.broken)
    #expect(try await home.subscriptions.all().count == 1)
  }

  @Test("a failing store leaves the feed followed")
  func broken() async throws {
    await home.subscriptions.failWith(MemoryStores.broken, on: [.remove])
    await #expect(throws: MemoryStores.broken) { try await home.unsubscribe(FeedReference("news")) }
    await home.subscriptions.failWith(nil)
    await home.articles.failWith(MemoryStores.broken)
    await #expect(throws: MemoryStores.broken) { try await home.unsubscribe(FeedReference("news")) }
    #expect(try await home.subscriptions.all().count == 2)
  }
}
