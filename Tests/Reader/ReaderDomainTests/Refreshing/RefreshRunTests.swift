import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Synchronization
import Testing

/// How a refresh runs: the order of its writes, its lock and its end.
@Suite("A running refresh", .timeLimit(.minutes(10)))
struct RefreshRunTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let busy = Subscription.sample(url: "https://example.org/busy.xml", title: "Busy")
  private static let blog = Subscription.sample(url: "https://example.org/blog.xml", title: "Blog")

  /// A data directory in which both feeds have a new article.
  private func home(staysOpen: Bool = false, now: @escaping CurrentTime = { .sample() }) async -> MemoryStores {
    let home = MemoryStores([Self.news, Self.blog], feeds: MemoryFeedRepository(staysOpen: staysOpen), now: now)
    for url in [Self.news.url, Self.blog.url] {
      await home.feeds.response(url, with: .feed(.sample(), Validators(etag: "\"1\"", lastModified: nil)))
    }
    return home
  }

  /// Reads the first batches, then stops reading.
  private func read(_ batches: Int, of home: MemoryStores) async throws -> [RefreshEvent] {
    var events: [RefreshEvent] = []
    var left = batches
    for await batch in try await home.refreshFeeds(RefreshInput()) {
      events += batch.map(\.numbered)
      left -= 1
      if left == 0 { break }
    }
    return events
  }

  private func report(of events: [RefreshEvent]) throws -> RefreshReport {
    guard case .finished(let report) = try #require(events.last) else { throw Unfinished() }
    return report
  }

  private struct Unfinished: Error {}

  @Test("articles that cannot be stored are a failed result, and their validators are not stored")
  func articlesFail() async throws {
    let home = await home()
    await home.articles.failWith(MemoryStores.broken, on: [.store])
    let events = try await read(.max, of: home)
    #expect(
      events.dropLast() == [
        .started(feeds: 2), .fetched(Self.news, .failed(MemoryStores.broken)), .fetched(Self.blog, .failed(MemoryStores.broken)),
      ])
    #expect(try report(of: events).failed == 2)
    #expect(await home.fetchStates.commits.isEmpty)
  }

  @Test("a refresh whose data directory is gone stops, and the report says why", arguments: [true, false])
  func gone(isFetchState: Bool) async throws {
    let gone = ReaderError.store(.gone(path: "/home"))
    let home = await home(now: tickingClock())
    if isFetchState {
      await home.fetchStates.failWith(gone, on: [.record])
    } else {
      await home.articles.failWith(gone, on: [.store])
    }
    let events = try await read(.max, of: home)
    guard case .stopped(let report) = events.last else { return #expect(Bool(false), "\(events)") }
    #expect(report.problem == gone && report.storeProblems.isEmpty)
    #expect(report.failed == 0 && !events.contains { if case .fetched(Self.blog, _) = $0 { true } else { false } })
  }

  @Test("a response that cannot be stored because the refresh is stopped is no failure of its feed")
  func storeIsCancelled() async throws {
    let home = await home()
    await home.articles.failWith(.cancelled, on: [.store])
    let events = try await read(.max, of: home)
    guard case .stopped(let report) = events.last else { return #expect(Bool(false), "\(events)") }
    #expect(report.feeds == 0 && report.failed == 0 && report.problem == nil)
    #expect(await home.fetchStates.commits.isEmpty)
  }

  @Test("a feed that cannot be stored does not prevent others in its batch from being stored")
  func oneFails() async throws {
    let home = MemoryStores([Self.news, Self.blog], feeds: MemoryFeedRepository(batchSize: 2), now: { .sample() })
    for url in [Self.news.url, Self.blog.url] { await home.feeds.response(url, with: .feed(.sample(), nil)) }
    await home.articles.refuse(Self.news.id, with: MemoryStores.broken)
    let events = try await read(.max, of: home)
    #expect(events.contains(.fetched(Self.news, .failed(MemoryStores.broken))))
    #expect(events.contains(.fetched(Self.blog, .updated(new: 1, changed: 0))))
    #expect(await home.fetchStates.commits.map { Array($0.keys) } == [[Self.blog.id]])
  }

  @Test("a withheld request to an overloaded server is reported as skipped until the named time, and not stored")
  func withheld() async throws {
    let home = MemoryStores([Self.news, Self.blog])
    await home.feeds.response(Self.news.url, with: .failed(.web(.status(code: 429)), retryAfterSeconds: 300))
    await home.feeds.response(Self.blog.url, with: .withheld(.web(.status(code: 429))))
    let events = try await read(.max, of: home)
    #expect(events.contains(.fetched(Self.blog, .skipped(.serverBusy(host: "example.org", until: .sample(plusMinutes: 5))))))
    #expect(try await home.fetchStates.all().keys.sorted() == [Self.news.id])
  }

  @Test("a withheld request to an unresponsive host is reported and counted, and the feed remains due")
  func silent() async throws {
    let home = MemoryStores([Self.news, Self.blog])
    let lost = FetchError.web(.hostNotFound(host: "cdn.example"))
    await home.feeds.response(Self.news.url, with: .failed(lost, retryAfterSeconds: nil))
    await home.feeds.response(Self.blog.url, with: .withheld(lost), metadata: ResponseMetadata(host: "cdn.example"))
    let events = try await read(.max, of: home)
    #expect(events.contains(.fetched(Self.blog, .skipped(.hostSilent(host: "cdn.example")))))
    guard case .finished(let report) = events.last else { return #expect(Bool(false), "\(events)") }
    #expect(report.failed == 1 && report.skipped == 1 && report.silent == 1 && report.held == 0)
    #expect(try await home.fetchStates.all()[Self.blog.id] ?? .never == .never)
  }

  @Test("an error in storing fetch states is in the report, and is not a failure of a feed")
  func fetchStatesFail() async throws {
    // Each reading of the clock is ten seconds after the one before, so fetch states are saved batch by batch.
    let home = await home(now: tickingClock())
    await home.fetchStates.failWith(MemoryStores.broken, on: [.record])
    let events = try await read(.max, of: home)
    #expect(events.contains(.fetched(Self.news, .updated(new: 1, changed: 0))))
    #expect(events.contains(.fetched(Self.blog, .updated(new: 1, changed: 0))))
    #expect(try report(of: events).problem == MemoryStores.broken)
    #expect(await home.articles.stored.count == 2)
  }

  @Test("fetch states that could not be stored are stored with the next ones, without an error in the report")
  func fetchStatesFailOnce() async throws {
    let home = await home(now: tickingClock())
    await home.fetchStates.failWith(MemoryStores.broken, on: [.record])
    var events: [RefreshEvent] = []
    for await batch in try await home.refreshFeeds(RefreshInput()) {
      events += batch.map(\.numbered)
      if events.count == 2 { await home.fetchStates.failWith(nil) }
    }
    #expect(try report(of: events).problem == nil)
    #expect(await home.fetchStates.commits.map { Set($0.keys) } == [[Self.news.id, Self.blog.id]])
  }

  @Test("fetch states are saved together, but without a long delay")
  func savedTogether() async throws {
    let quick = await home()
    _ = try await read(.max, of: quick)
    #expect(await quick.fetchStates.commits.map(\.count) == [2])
    let slow = await home(now: tickingClock())
    _ = try await read(.max, of: slow)
    #expect(await slow.fetchStates.commits.map(\.count) == [1, 1])
  }

  @Test("fetch states are saved within two seconds, even while other servers are slow")
  func savedWhileWaiting() async throws {
    let moments = Mutex<[Timestamp]>([])
    let home = MemoryStores(
      [Self.news, Self.busy, Self.blog], feeds: MemoryFeedRepository(batchSize: 2, staysOpen: true),
      sleep: { moment in moments.withLock { $0.append(moment) } })
    await home.feeds.response(Self.news.url, with: .feed(.sample(), Validators(etag: "\"1\"", lastModified: nil)))
    await home.feeds.response(Self.busy.url, with: .failed(.web(.status(code: 429)), retryAfterSeconds: 300))
    await home.feeds.keepWaiting(Self.blog.url)
    let reader = Task { for await _ in try await home.refreshFeeds(RefreshInput()) {} }
    while await home.fetchStates.commits.isEmpty { await Task.yield() }
    let known = try await home.fetchStates.all()
    #expect(known.keys.sorted() == [Self.news.id, Self.busy.id].sorted())
    #expect(known[Self.news.id]?.validators?.etag == "\"1\"")
    #expect(known[Self.busy.id]?.notBefore == .sample(plusMinutes: 5))
    #expect(moments.withLock { $0 } == [.sample().adding(seconds: 2)])
    reader.cancel()
    try await reader.value
    #expect(await home.fetchStates.commits.count == 1, "nothing is written twice")
  }

  @Test("a clock that is set back does not delay a save", arguments: [3600, 0])
  func clockSetBack(secondsBack: Int) async throws {
    let reads = Atomic(0)
    let moments = Mutex<[Timestamp]>([])
    let home = MemoryStores(
      [Self.news], feeds: MemoryFeedRepository(staysOpen: true),
      now: { .sample().adding(seconds: reads.add(1, ordering: .relaxed).oldValue < 2 ? 0 : -secondsBack) },
      sleep: { moment in moments.withLock { $0.append(moment) } })
    await home.feeds.response(Self.news.url, with: .feed(.sample(), nil))
    let reader = Task { for await _ in try await home.refreshFeeds(RefreshInput()) {} }
    while await home.fetchStates.commits.isEmpty { await Task.yield() }
    reader.cancel()
    try await reader.value
    #expect(moments.withLock { $0.allSatisfy { $0 <= .sample().adding(seconds: 2 - secondsBack) } })
  }

  @Test("the refresh lock is held until the report and released with it")
  func refreshLock() async throws {
    let home = await home()
    var held: [Bool] = []
    let stream = try await home.refreshFeeds(RefreshInput()).makeAsyncIterator()
    while let batch = await stream.next() {
      held.append(await home.refreshLock.isTaken)
      if case .finished = batch.last { break }
    }
    #expect(held == [true, true, true, false])
    #expect(await stream.next() == nil)
  }

  @Test("a reader that stops early releases the refresh lock, stops the requests and keeps what has arrived", arguments: [1, 2, 3])
  func stopsEarly(batches: Int) async throws {
    let home = await home(staysOpen: true)
    _ = try await read(batches, of: home)
    await home.feeds.stopped()
    #expect(await !home.refreshLock.isTaken)
    #expect(await home.articles.stored.count == batches - 1)
  }

  @Test("a stream that is never read sends no request and releases the refresh lock")
  func neverRead() async throws {
    let home = await home()
    _ = try await home.refreshFeeds(RefreshInput())
    #expect(await home.refreshLock.timesTaken == 1)
    #expect(await !home.refreshLock.isTaken)
    #expect(await home.feeds.fetches.isEmpty)
  }

  @Test("a cancelled reader stops the requests, and the received responses stay stored")
  func cancelled() async throws {
    let home = await home(staysOpen: true)
    // Both feeds have responded, and the stream stays open: the reader waits for more.
    _ = try await events(of: home, cancelledAfter: 3)
    await home.feeds.stopped()
    #expect(await !home.refreshLock.isTaken)
    #expect(await home.articles.stored.count == 2)
    #expect(await home.fetchStates.commits.joined().count == 2)
  }

  @Test("a refresh that is stopped early ends with a report of what was done, and stores it")
  func stopped() async throws {
    let home = MemoryStores([Self.news, Self.blog], feeds: MemoryFeedRepository(staysOpen: true), now: { .sample() })
    await home.feeds.response(Self.news.url, with: .feed(.sample(), nil))
    await home.feeds.keepWaiting(Self.blog.url)
    let events = try await events(of: home, cancelledAfter: 2)
    var done = RefreshReport()
    done.add(.updated(new: 1, changed: 0))
    #expect(events == [.started(feeds: 2), .fetched(Self.news, .updated(new: 1, changed: 0)), .stopped(done)])
    #expect(await !home.refreshLock.isTaken)
    #expect(await home.fetchStates.commits.map { Array($0.keys) } == [[Self.news.id]])
  }

  @Test("a reader that is cancelled between two batches loses no received response")
  func cancelledBetween() async throws {
    let home = await home(staysOpen: true)
    await home.feeds.keepWaiting(Self.blog.url)
    let reader = Task {
      var events: [RefreshEvent] = []
      for await batch in try await home.refreshFeeds(RefreshInput()) {
        events += batch.map(\.numbered)
        if events.count == 2 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return events
    }
    let events = try await reader.value
    guard case .stopped(let report) = events.last else { throw Unfinished() }
    #expect(report.feeds == 1)
    #expect(await home.fetchStates.commits.map { Array($0.keys) } == [[Self.news.id]])
    #expect(await !home.refreshLock.isTaken)
  }

  @Test("every request is reported, after the start and before its response")
  func asked() async throws {
    let home = MemoryStores([Self.news, Self.blog], feeds: MemoryFeedRepository(batchSize: 2, tellsWhomItAsks: true))
    let events = try await read(.max, of: home)
    #expect(events[..<3] == [.started(feeds: 2), .asked(Self.news), .asked(Self.blog)])
    #expect(events.count == 6)
  }

  private func tickingClock() -> CurrentTime {
    let seconds = Atomic(0)
    return { .sample().adding(seconds: seconds.add(10, ordering: .relaxed).newValue) }
  }

  /// The events of a refresh whose reader is cancelled after so many of them.
  private func events(of home: MemoryStores, cancelledAfter count: Int) async throws -> [RefreshEvent] {
    let (batches, continuation) = AsyncStream.makeStream(of: [RefreshEvent].self)
    let reader = Task {
      for await batch in try await home.refreshFeeds(RefreshInput()) { continuation.yield(batch) }
      continuation.finish()
    }
    var events: [RefreshEvent] = []
    for await batch in batches {
      events += batch.map(\.numbered)
      if events.count == count { reader.cancel() }
    }
    try await reader.value
    return events
  }
}
