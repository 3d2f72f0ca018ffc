import CoreDomain
import LoopbackServer
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

/// Rules 110 to 120: slowing down.
@Suite("Politeness: slowing down", .timeLimit(.minutes(10)))
struct FailureRuleTests {
  private static let day = 24 * 60

  @Test(
    "a feed that keeps failing is requested less and less, across runs, down to about once a day",
    arguments: [
      CannedResponse(status: 403), CannedResponse(status: 404), CannedResponse(status: 400), CannedResponse(status: 418),
      CannedResponse(status: 500), CannedResponse(status: 502),
      CannedResponse(headers: ["Content-Type": "text/html"], text: "<html><body>Parked.</body></html>"),
      CannedResponse(text: "<rss><channel>"),
      .redirect(to: "/feed"), .redirect(to: "ftp://127.0.0.1/feed"),
    ])
  func slowsDown(response: CannedResponse) async throws {
    try await PoliteReader.reading(["/feed": response]) { reader async throws in
      try await reader.lists("/feed")
      try await expectsSlowingDown(of: try reader.url("/feed"), reader)
    }
  }

  @Test("a feed slows down when its server is unknown, unreachable, untrusted or stalled")
  func unreachable() async throws {
    let port = try SilentPort()
    try await PoliteReader.reading(stallSeconds: 2) { reader async throws in
      try await ScriptedServer.playing(.hold) { silent async throws in
        let untrusted = reader.server.url.replacing("http:", with: "https:") + "/feed"
        for text in ["http://nobody.invalid/feed", "http://127.0.0.1:\(port.number)/feed", untrusted, silent.url + "/feed"] {
          let subscription = try await reader.lists(try WebURL(text))
          try await expectsSlowingDown(of: subscription.url, reader, rounds: 2)
          try await reader.run.subscriptions.remove(subscription.id)
        }
      }
    }
  }

  @Test("an untrusted connection is reported and never used")
  func insecure() async throws {
    try await PoliteReader.reading(["/feed": .feed("one")]) { reader async throws in
      let url = try WebURL(reader.server.url.replacing("http:", with: "https:") + "/feed")
      let feed = try await reader.lists(url).id
      guard case .failed(.feed(.fetch(url, .web(.insecure), nil))) = try await reader.outcome(of: feed) else {
        return #expect(Bool(false), "The connection was trusted, or the error is another one.")
      }
      #expect(await reader.hits("/feed") == 0)
    }
  }

  @Test("a feed that is gone (410) is never requested again, and the user sees why")
  func gone() async throws {
    try await PoliteReader.reading(["/feed": CannedResponse(status: 410)]) { reader async throws in
      try await reader.lists("/feed")
      let url = try reader.url("/feed")
      #expect(try await reader.refreshes() == ["/feed": .failed(.feed(.fetch(url, .gone)))])
      for _ in 0..<5 {
        reader.clock.turn(minutes: 100 * Self.day)
        #expect(try await reader.refreshes() == ["/feed": .skipped(.gone)])
      }
      #expect(await reader.hits("/feed") == 1)
      #expect(try await reader.fetchState("/feed").problem == .gone)
    }
  }

  @Test(
    "a feed is gone if its URL, or what that redirects to permanently, answers 410; behind a temporary redirect, 410 is an error like others",
    arguments: [([301], true), ([308, 301], true), ([302], false), ([307], false), ([301, 302], false), ([303, 301], false)]
      as [([Int], Bool)])
  func goneBehind(redirects: [Int], isGone: Bool) async throws {
    var answers = ["/\(redirects.count)": CannedResponse(status: 410)]
    for (index, status) in redirects.enumerated() { answers["/\(index)"] = .redirect(status, to: "/\(index + 1)") }
    try await PoliteReader.reading(answers) { reader async throws in
      try await reader.lists("/0")
      try await reader.refreshes()
      let problem: FetchError = isGone ? .gone : .web(.status(code: 410))
      #expect(try await reader.fetchState("/0").problem == problem)
      await reader.site.put(.feed("one"), at: "/0")
      reader.clock.turn(minutes: Self.day)
      let outcome: FetchResult = isGone ? .skipped(.gone) : .updated(new: 1, changed: 0)
      #expect(try await reader.refreshes() == ["/0": outcome])
    }
  }

  @Test("a feed that recovers is requested as often as before")
  func heals() async throws {
    try await PoliteReader.reading(["/feed": CannedResponse(status: 500)]) { reader async throws in
      try await reader.lists("/feed")
      for _ in 0..<3 {
        try await reader.refreshes()
        reader.clock.turn(minutes: Self.day)
      }
      await reader.site.put(.feed("one"), at: "/feed")
      #expect(try await reader.refreshes() == ["/feed": .updated(new: 1, changed: 0)])
      reader.clock.turn(minutes: 30)
      #expect(try await reader.refreshes() == ["/feed": .unchanged])
    }
  }

  /// The back-off between two requests is one hour, two, four and so on, less a jitter of at most a fifth.
  private func expectsSlowingDown(of url: WebURL, _ reader: PoliteReader, rounds: Int = 7) async throws {
    let feed = FeedID(url: url)
    for round in 0..<rounds {
      guard case .failed(.feed(.fetch(url, _, nil))) = try await reader.outcome(of: feed) else {
        return #expect(Bool(false), "\(url), \(round)")
      }
      let rest = min(60 << round, Self.day)
      reader.clock.turn(minutes: rest * 4 / 5 - 1)
      guard case .skipped(.backingOffAfterFailures(round + 1, _)) = try await reader.outcome(of: feed) else {
        return #expect(Bool(false), "\(url) was requested too early after \(round + 1) failures")
      }
      reader.clock.turn(minutes: rest / 5 + 1)
    }
  }
}
