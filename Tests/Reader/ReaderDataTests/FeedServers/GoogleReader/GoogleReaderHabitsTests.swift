import CoreDomain
import DataDoubles
import FeedServerDouble
import FeedServers
import LoopbackServer
import ReaderDomain
import Testing

@Suite("Habits of feed servers")
struct GoogleReaderHabitsTests {
  @Test("feeds, articles and marks come from servers of either kind, and go there", arguments: [FeedServerHabits.freshRSS, .miniflux])
  func session(habits: FeedServerHabits) async throws {
    try await FeedServerDouble.serving(habits) { server, url in
      await server.publish(
        PublishedFeed("Quay & Co", [PublishedItem("One & two"), PublishedItem("Three")]), at: "https://quay.example/rss")
      try await TemporaryFolder.with { folder in
        let password = Login(name: FeedServerDouble.user, password: FeedServerDouble.password)
        let login = ServerLogin(url: try WebURL(url), user: FeedServerDouble.user, typed: password)
        let session = try await ScriptedFeedServer.client(folder).logIn(login)
        let feed = try await session.follow(try WebURL("https://quay.example/rss"))
        let moved = try await session.change(feed.id, title: "My quay", folder: FolderPath("News/Local"))
        #expect([feed.title, feed.folder.text, moved.title, moved.folder.text] == ["Quay & Co", "", "My quay", "News/Local"])
        let all = try await session.items(in: .all)
        let items = try await session.items(all.ids)
        #expect(all.isComplete && items.map(\.item.title).sorted() == ["One & two", "Three"])
        let one = try #require(items.first { $0.item.title == "One & two" }?.id)
        for mark in [ServerMark.read, .starred] {
          let refused = try await session.set(mark, to: true, for: [one]).refused
          #expect(refused.isEmpty)
        }
        // A server without labels refuses them, and only them.
        let label = try await session.set(.label(ServerLabel("cited")), to: true, for: all.ids).refused
        #expect(label == (habits.hasLabels ? [] : all.ids))
        #expect(try await session.labels() == (habits.hasLabels ? [ServerLabel("cited")] : []))
        #expect(try await [session.items(in: .starred).ids, session.items(in: .unread).ids] == [[one], all.ids.filter { $0 != one }])
        try await session.unfollow(feed.id)
        #expect(try await session.subscriptions().isEmpty)
      }
    }
  }

  @Test("the date of the server is that of its last response")
  func date() async throws {
    let dates = ["Mon, 30 Nov 2026 10:00:00 GMT", "tomorrow"].map { CannedResponse(headers: ["Date": $0], text: #"{"tags":[]}"#) }
    try await ScriptedFeedServer.contact(["tag/list": dates]) { session, _ in
      var found: [Timestamp?] = []
      for _ in 1...2 {
        _ = try await session.labels()
        found.append(await session.serverDate())
      }
      #expect(found == [Timestamp(seconds: 1_796_032_800), nil])
    }
  }

  @Test("a token that changes in the middle is renewed")
  func newTokens() async throws {
    try await FeedServerDouble.serving { server, url in
      await server.follow("https://quay.example/rss", PublishedFeed("Quay", [PublishedItem("One")]))
      try await TemporaryFolder.with { folder in
        let password = Login(name: FeedServerDouble.user, password: FeedServerDouble.password)
        let session = try await ScriptedFeedServer.client(folder).logIn(
          ServerLogin(url: try WebURL(url), user: FeedServerDouble.user, typed: password))
        let list = try await session.items(in: .all)
        await server.meets(.newTokens.at("edit-tag"))
        let refused = try await session.set(.starred, to: true, for: list.ids).refused
        #expect(refused.isEmpty)
        #expect(await server.account.titles(where: \.isStarred) == ["One"])
      }
    }
  }
}
