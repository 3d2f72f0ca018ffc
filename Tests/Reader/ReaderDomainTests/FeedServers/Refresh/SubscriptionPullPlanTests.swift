import CoreDomain
import CoreDoubles
@testable import ReaderDomain
import ReaderDoubles
import Testing

/// What makes the list of subscriptions equal to that of a feed server.
@Suite("SubscriptionPullPlan")
struct SubscriptionPullPlanTests {
  private static let url = WebURL.sample("https://example.org/feed")

  private static func here(
    _ title: String = "", feedTitle: String? = "News", url: WebURL = url, folder: String = "", site: WebURL? = nil, server: Int? = nil
  ) -> Subscription {
    Subscription(
      url: url, title: title, feedTitle: feedTitle, site: site, folder: FolderPath(folder), serverID: server.map { .sample($0) })
  }

  private static func there(
    _ number: Int = 1, _ title: String = "News", url: WebURL = url, folder: String = "", site: WebURL? = nil
  ) -> ServerSubscription {
    ServerSubscription(id: .sample(number), url: url, title: title, folder: FolderPath(folder), site: site)
  }

  /// The plan, a word for each change.
  private static func words(_ server: [ServerSubscription], _ here: [Subscription]) -> [String] {
    let plan = SubscriptionPullPlan(server, here: here)
    let (titles, sites) = (plan.feedDetails.values.compactMap(\.title), plan.feedDetails.values.compactMap(\.site))
    let details = titles.map { "titled \($0)" } + sites.map { "at \($0.text)" }
    return plan.serverIDs.values.map { "is \($0?.text ?? "none")" }.sorted() + plan.moved.map { "moved to \($0.target.text)" }
      + details + plan.changes.values.map { "changed \($0.title ?? "-") \($0.folder?.text ?? "-")" }
      + plan.added.map { "added \($0.title) \($0.serverID?.text ?? "")" } + plan.removed.map { "removed \($0.title)" }
      + plan.onlyHere.map { "only \($0.title)" }
  }

  private static let moved = WebURL.sample("https://example.net/feed")
  private static let near = WebURL.sample("https://example.org/near")
  private static let site = WebURL.sample("https://example.org/")

  private static let cases: [(server: [ServerSubscription], here: [Subscription], words: [String])] = [
    ([there()], [here(server: 1)], []),
    ([there()], [], ["added News feed/1"]),
    ([there()], [here()], ["is feed/1"]),
    // The server has followed the feed again under another name.
    ([there(2)], [here(server: 1)], ["is feed/2"]),
    ([there(url: .sample("https://example.org:443/feed"))], [here()], ["is feed/1"]),
    ([there(url: moved)], [here(server: 1)], ["moved to https://example.net/feed"]),
    // The same URL under another name, and another title, prove that the server was set up anew.
    ([there(1, "Other", url: moved), there(2)], [here(server: 1)], ["is feed/2", "added Other feed/1"]),
    // A feed has moved, and its former URL is followed as another feed.
    ([there(1, url: moved), there(2, "Old")], [here(server: 1)], ["moved to https://example.net/feed", "added Old feed/2"]),
    // A feed may move, and it may get another title. One with both is another feed that has got the name.
    (
      [there(1, "Other", url: moved), there(2, "B", url: near)], [here(server: 1), here(feedTitle: "B", url: near, server: 2)],
      ["added Other feed/1", "removed News"]
    ),
    // If the names of most feeds are gone, the server was set up anew, and has stopped following nothing.
    (
      [there(1, "Other", url: moved)], [here(server: 1), here(feedTitle: "B", url: near, server: 2)],
      ["is none", "is none", "added Other feed/1", "only News", "only B"]
    ),
    // The website tells that a feed has both.
    (
      [there(1, "Other", url: moved, site: site)], [here(site: site, server: 1)],
      ["moved to https://example.net/feed", "titled Other"]
    ),
    ([there(1, "Other", url: near)], [here(server: 1)], ["is none", "added Other feed/1", "only News"]),
    ([there(1, "Mine", url: moved)], [here("Mine", server: 1)], ["moved to https://example.net/feed"]),
    ([there(1, "Other", url: moved)], [here(feedTitle: nil, server: 1)], ["moved to https://example.net/feed", "titled Other"]),
    ([there(1, "New")], [here(server: 1)], ["titled New"]),
    ([there(1, "New")], [here("Mine", server: 1)], ["changed New -"]),
    ([there(site: site)], [here(server: 1)], ["at https://example.org/"]),
    ([there(site: site)], [here(site: moved, server: 1)], []),
    ([there(1, "New", site: site)], [here(server: 1)], ["titled New", "at https://example.org/"]),
    ([there(1, "Mine")], [here("Mine", server: 1)], []),
    ([there(1, "")], [here(server: 1)], []),
    ([there(1, url.text)], [here(server: 1)], []),
    ([there(1, "A ＆ B／C？")], [here(feedTitle: "A & B/C?", server: 1)], []),
    ([there(folder: "News/Local")], [here(server: 1)], ["changed - News/Local"]),
    ([there()], [here(folder: "News", server: 1)], ["changed - "]),
    ([there(folder: "news")], [here(folder: "News", server: 1)], []),
    ([there(2, "B", url: moved)], [here(server: 1)], ["added B feed/2", "removed News"]),
    ([there(2, "B", url: moved)], [here()], ["added B feed/2", "only News"]),
    // The server was set up anew, and has given its numbers to other feeds. One that it lacks is no feed that it has stopped following.
    (
      [there(1, url: moved), there(2)],
      [here(server: 1), here(url: moved, server: 2), here(feedTitle: "Third", url: .sample("https://example.org/third"), server: 3)],
      ["is feed/1", "is feed/2", "is none", "only Third"]
    ),
    // The first contact takes over titles and folders. A later one sends those of a feed that was only here.
    ([there()], [here("Mine", folder: "Papers")], ["is feed/1", "changed News "]),
    ([there(), there(2, "B", url: near)], [here("Mine"), here(feedTitle: "B", url: near, server: 2)], ["only Mine"]),
    ([there(), there(2, "B", url: near)], [here(folder: "Papers"), here(feedTitle: "B", url: near, server: 2)], ["only News"]),
    (
      [there(folder: "Papers"), there(2, "B", url: near)], [here(), here(feedTitle: "B", url: near, server: 2)],
      ["is feed/1", "changed - Papers"]
    ),
    // Whether an empty list is believed is decided before.
    ([], [here(server: 1), here(url: moved)], ["removed News", "only News"]),
  ]

  @Test("the server decides about its feeds, and feeds that it has never had stay", arguments: cases)
  func plans(_ test: (server: [ServerSubscription], here: [Subscription], words: [String])) {
    #expect(Self.words(test.server, test.here) == test.words)
  }

  @Test("a folder is no deeper than the deepest one here, and stays so at the next comparison")
  func depth() {
    let deep = Self.there(folder: (1...40).map(String.init).joined(separator: "/"))
    let added = SubscriptionPullPlan([deep], here: []).added
    #expect(added.map(\.folder.names.count) == [FolderPath.deepest])
    #expect(SubscriptionPullPlan([deep], here: added).changes.isEmpty)
  }
}
