@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
@testable import FeedFetching
@testable import Files
import LoopbackServer
import Synchronization
import Testing
import Transfer

@Suite("The hosts of a fetch session", .timeLimit(.minutes(10)))
struct HostsOfASessionTests {
  private func repository(_ rateLimiter: HostRateLimiter = .none) -> WebFeedRepository {
    let client = WebClient(loop: TransferLoop(), userAgent: "Strata/test", limits: TransferLimits(connectSeconds: 600, stallSeconds: 600))
    let store = TransferFeedStore(client: client, executor: FileExecutor(label: "strata.tests"), now: { Timestamp(milliseconds: 0) })
    return WebFeedRepository(network: store, documents: FileDocumentStore(), rateLimiter: rateLimiter)
  }

  private func feedRequest(_ text: String, _ settings: FeedSettings = .none) throws -> FeedRequest {
    let url = try WebURL(text)
    return FeedRequest(feed: FeedID(url: url), url: url, validators: nil, settings: settings)
  }

  private func answers(to feedRequests: [FeedRequest]) async -> [WebURL: FeedResponse] {
    var answers: [FeedID: FeedResponse] = [:]
    for await batch in await repository().fetch(feedRequests) {
      for response in batch.compactMap(\.response) { answers[response.feed] = response }
    }
    return Dictionary(
      uniqueKeysWithValues: feedRequests.compactMap { feedRequest in answers[feedRequest.feed].map { (feedRequest.url, $0) } })
  }

  /// Counts concurrent requests.
  private final class Crowd: Sendable {
    private let state = Mutex((come: 0, now: 0, maximum: 0))

    var come: Int { state.withLock(\.come) }
    var maximum: Int { state.withLock(\.maximum) }

    func fetchState(for duration: Duration) async {
      state.withLock { $0 = ($0.come + 1, $0.now + 1, max($0.maximum, $0.now + 1)) }
      try? await Task.sleep(for: duration)
      state.withLock { $0.now -= 1 }
    }
  }

  /// Starts servers on separate IP addresses. Each redirects every request to the target.
  private func servers(
    _ numbers: ArraySlice<Int>, to target: String, before: [LoopbackServer] = [], _ work: ([LoopbackServer]) async throws -> Void
  ) async throws {
    guard let number = numbers.first else { return try await work(before) }
    try await LoopbackServer.serving(on: "127.0.0.\(number)", { .redirect(302, to: target + $0.path) }) { server in
      try await servers(numbers.dropFirst(), to: target, before: before + [server], work)
    }
  }

  @Test("thirty feeds that redirect to one host count as feeds of that host: it gets two requests at once")
  func redirected() async throws {
    let crowd = Crowd()
    try await LoopbackServer.serving { request in
      await crowd.fetchState(for: .milliseconds(20))
      return .feed(request.path)
    } _: { target async throws in
      try await servers(Array(11...20)[...], to: target.url) { servers in
        let feedRequests = try servers.flatMap { server in
          try (1...3).map { try feedRequest("\(server.url)/\(server.url.suffix(9).dropFirst(4))-\($0)") }
        }
        let answers = await answers(to: feedRequests)
        #expect(answers.count == 30)
        for response in answers.values {
          guard case .feed = response.content else { return #expect(Bool(false), "\(response)") }
          #expect(response.metadata.host == "127.0.0.1")
        }
      }
    }
    #expect(crowd.come == 30 && crowd.maximum <= 2)
  }

  @Test("hosts with one IP address count as one server for the rest of the session")
  func oneURL() async throws {
    let (first, later) = (Crowd(), Crowd())
    try await LoopbackServer.serving { request in
      if request.path.hasSuffix("-1") || request.path.hasSuffix("-2") {
        await first.fetchState(for: .milliseconds(20))
      } else {
        await later.fetchState(for: .milliseconds(20))
      }
      return .feed("one")
    } _: { server async throws in
      let port = server.url.split(separator: ":").last ?? ""
      let feedRequests = try (1...6).flatMap { host in
        try (1...5).map { try feedRequest("http://h\(host).localhost:\(port)/\(host)-\($0)") }
      }
      #expect(await answers(to: feedRequests).count == 30)
    }
    #expect(first.come == 12 && later.come == 18 && later.maximum <= 2)
  }

  @Test("eight names of one IP address get two requests at once from the start")
  func namesOfOneAddress() async throws {
    let crowd = Crowd()
    try await LoopbackServer.serving { request in
      await crowd.fetchState(for: .milliseconds(50))
      return .feed(request.path)
    } _: { server async throws in
      let port = server.url.split(separator: ":").last ?? ""
      let feedRequests = try (1...8).flatMap { host in
        try (1...2).map { try feedRequest("http://n\(host).localhost:\(port)/\(host)-\($0)") }
      }
      let answers = await answers(to: feedRequests)
      #expect(answers.values.count { if case .feed = $0.content { true } else { false } } == 16)
    }
    #expect(crowd.come == 16 && crowd.maximum <= 2)
  }

  @Test("an unresponsive host is given up after two of its feeds, and other hosts are not", arguments: ["refused", "lost"])
  func silence(kind: String) async throws {
    let dead = try SilentPort()
    try await LoopbackServer.serving(on: "127.0.0.2", { _ in .feed("one") }) { alive in
      let roots = ["refused": "http://127.0.0.3:\(dead.number)", "lost": "http://nothing.invalid"]
      let root = try #require(roots[kind])
      let lost = try (1...20).map { try feedRequest("\(root)/\($0)") }
      let others = try (1...5).map { try feedRequest("\(alive.url)/\($0)") }
      let answers = await answers(to: zip(lost, others).flatMap { [$0, $1] } + lost[5...])
      #expect(answers.count == 25)
      var (failed, withheld) = (0, 0)
      for feedRequest in lost {
        switch answers[feedRequest.url]?.content {
        case .failed: failed += 1
        case .withheld(let problem): withheld += problem.isOfTheWholeServer ? 0 : 1
        default: Issue.record("\(feedRequest.url): \(String(describing: answers[feedRequest.url]))")
        }
      }
      #expect(failed == 2 && withheld == 18)
      for feedRequest in others {
        guard case .feed = answers[feedRequest.url]?.content else { return #expect(Bool(false), "\(feedRequest)") }
      }
    }
  }

  @Test("a host that accepts connections and times out is unresponsive too")
  func timedOut() async throws {
    let network = StubFeedNetwork(
      Dictionary(uniqueKeysWithValues: (1...10).map { ("\($0)", .failure(.web(.timedOut(seconds: 30)))) }), delay: .milliseconds(1))
    let feedRequests = try (1...10).map { try feedRequest("https://a.example/\($0)") }
    var (failed, withheld) = (0, 0)
    for await batch in await WebFeedRepository(network: network, documents: FileDocumentStore()).fetch(feedRequests) {
      for response in batch.compactMap(\.response) {
        switch response.content {
        case .failed(.web(.timedOut(seconds: 30)), nil): failed += 1
        case .withheld(.web(.timedOut(seconds: 30))): withheld += 1
        default: Issue.record("\(response)")
        }
      }
    }
    #expect(failed == 2 && withheld == 8)
    #expect(await network.requests.count == 2)
  }

  @Test("feeds that redirect to an unresponsive host request it only twice")
  func redirectedToSilence() async throws {
    let dead = try SilentPort()
    try await LoopbackServer.serving(on: "127.0.0.2", { .redirect(to: "http://127.0.0.3:\(dead.number)\($0.path)") }) { server in
      let feedRequests = try (1...12).map { try feedRequest("\(server.url)/\($0)") }
      let answers = await answers(to: feedRequests).values
      #expect(answers.count { if case .failed = $0.content { true } else { false } } == 2)
      let withheld = answers.filter { if case .withheld = $0.content { true } else { false } }
      #expect(withheld.count == 10 && withheld.allSatisfy { $0.metadata.host == "127.0.0.3" })
    }
  }

  @Test("a response in between resets the failures of a host, and each route to a host counts separately")
  func ways() throws {
    let (plain, other) = (try feedRequest("http://a.example/1"), try feedRequest("http://a.example:8080/1"))
    let proxied = try feedRequest("http://a.example/2", FeedSettings([.proxy: "socks5://127.0.0.1:9"]))
    let refused = FetchError.web(.cannotConnect(host: "a.example:80"))
    var hosts = UnresponsiveHosts()
    hosts.note(refused, of: PendingRequest(plain))
    hosts.heard(PendingRequest(plain))
    hosts.note(refused, of: PendingRequest(plain))
    #expect(hosts.reason(to: PendingRequest(plain)) == nil)
    hosts.note(.credentials(reason: "none"), of: PendingRequest(plain))
    hosts.note(refused, of: PendingRequest(plain))
    #expect(hosts.reason(to: PendingRequest(plain)) == refused)
    #expect(hosts.reason(to: PendingRequest(other)) == nil && hosts.reason(to: PendingRequest(proxied)) == nil)
    for _ in 1...2 { hosts.note(.web(.hostNotFound(host: "a.example")), of: PendingRequest(other)) }
    #expect(hosts.reason(to: PendingRequest(other)) != nil && hosts.reason(to: PendingRequest(proxied)) == nil)
    hosts.note(.web(.status(code: 429)), of: PendingRequest(plain))
    #expect(hosts.reason(to: PendingRequest(proxied))?.isOfTheWholeServer == true)
  }

  @Test("URLs are inspected concurrently, at most two at once per server, and each once")
  func inspected() async throws {
    let crowd = Crowd()
    try await LoopbackServer.serving { request in
      await crowd.fetchState(for: .milliseconds(20))
      return request.path == "/5" ? .notFound : .feed(request.path)
    } _: { server async throws in
      let urls = try (1...10).map { try WebURL("\(server.url)/\($0)") }
      let results = await repository().inspect(urls + urls)
      #expect(results.count == 10)
      #expect(urls.filter { if case .failure = results[$0] { true } else { false } } == [urls[4]])
    }
    #expect(crowd.come == 10 && crowd.maximum == 2)
  }
}
