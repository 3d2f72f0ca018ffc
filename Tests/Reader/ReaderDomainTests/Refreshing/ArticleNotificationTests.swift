import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Notifying a program about new articles", .timeLimit(.minutes(10)))
struct ArticleNotificationTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let blog = Subscription.sample(url: "https://example.org/blog.xml", title: "Blog")
  private static let call = ProgramCall("notify", ["--new", "a b"])
  private static let failure = ReaderError.feed(.program(name: "notify", .failed(code: 3)))

  private func home(_ items: [FeedItem], staysOpen: Bool = false) async -> MemoryStores {
    let home = MemoryStores([Self.news, Self.blog], feeds: MemoryFeedRepository(staysOpen: staysOpen))
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: items), nil))
    await home.feeds.response(Self.blog.url, with: .unchanged)
    return home
  }

  private func refresh(_ home: MemoryStores, program: ProgramCall? = call) async throws -> [RefreshEvent] {
    var events: [RefreshEvent] = []
    for await batch in try await home.refreshFeeds(RefreshInput(isForced: true, program: program)) { events += batch }
    return events
  }

  private static let items = [FeedItem.sample(guid: "1", title: "One"), .sample(guid: "2", title: "Two")]

  @Test("the program runs once, with the new articles alone, and only when there are any")
  func runs() async throws {
    let home = await home(Self.items)
    let first = try await refresh(home)
    guard case .finished? = first.last else { throw Unfinished() }
    let reported = await home.notifier.notifications
    #expect(reported.count == 1 && reported[0].call == Self.call && Set(reported[0].titles) == ["One", "Two"])
    _ = try await refresh(home)
    #expect(await home.notifier.notifications.count == 1, "Nothing was new.")
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: Self.items + [.sample(guid: "3", title: "Three")]), nil))
    _ = try await refresh(home)
    #expect(await home.notifier.notifications.last?.titles == ["Three"])
  }

  private struct Unfinished: Error {}

  @Test("without a program, nothing runs")
  func withoutProgram() async throws {
    let home = await home(Self.items)
    _ = try await refresh(home, program: nil)
    #expect(await home.notifier.notifications.isEmpty)
  }

  @Test("a failure of the program follows the report, and the articles are stored")
  func fails() async throws {
    let home = await home(Self.items)
    await home.notifier.failWith(Self.failure)
    let events = try await refresh(home)
    #expect(events.last == .notificationFailed(Self.failure))
    guard case .finished(let report)? = events.dropLast().last else { throw Unfinished() }
    #expect(report.newArticles == 2 && report.problem == nil)
    #expect(await home.articles.stored.count == 2)
  }

  @Test("articles that cannot be listed are a failure of the notification")
  func unlisted() async throws {
    let home = await home(Self.items)
    await home.articles.failWith(MemoryStores.broken, on: [.articles])
    #expect(try await refresh(home).last == .notificationFailed(MemoryStores.broken))
    #expect(await home.notifier.notifications.isEmpty)
  }

  @Test("a refresh that is stopped runs no program")
  func stopped() async throws {
    let home = await home(Self.items, staysOpen: true)
    let task = Task {
      var events: [RefreshEvent] = []
      for await batch in try await home.refreshFeeds(RefreshInput(program: Self.call)) {
        events += batch
        if events.contains(where: { if case .fetched = $0 { true } else { false } }) { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return events
    }
    #expect(try await !task.value.contains { if case .notificationFailed = $0 { true } else { false } })
    #expect(await home.notifier.notifications.isEmpty)
  }

  @Test("a watch runs the program once per round with new articles, and reports its failure")
  func watches() async throws {
    let watcher = Watcher([Self.news])
    await watcher.home.notifier.failWith(Self.failure)
    await watcher.home.feeds.response(Self.news.url, with: .feed(.sample(items: Self.items), nil))
    let events = try await watcher.watches(minutes: 600, WatchInput(program: Self.call)) { minutes in
      guard minutes == 300 else { return }
      await watcher.home.feeds.response(Self.news.url, with: .feed(.sample(items: Self.items + [.sample(guid: "3", title: "Three")]), nil))
    }
    let reported = await watcher.home.notifier.notifications
    #expect(reported.count == 2 && reported.last?.titles == ["Three"])
    #expect(events.count { $0 == .notificationFailed(Self.failure) } == 2)
  }
}
