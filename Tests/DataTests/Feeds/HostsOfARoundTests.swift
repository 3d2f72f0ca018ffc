import Domain
import LoopbackServer
import Synchronization
import Testing
import Transfer

@testable import DataLayer

@Suite("The hosts of a round", .timeLimit(.minutes(10)))
struct HostsOfARoundTests {
  private func repository(_ pacing: HostPacing = .none) -> WebFeedRepository {
    let client = WebClient(loop: TransferLoop(), userAgent: "Strata/test", limits: TransferLimits(connectSeconds: 600, stallSeconds: 600))
    let store = TransferFeedStore(client: client, executor: FileExecutor(label: "strata.tests"), now: { Timestamp(milliseconds: 0) })
    return WebFeedRepository(network: store, documents: FileDocumentStore(), pacing: pacing)
  }

  private func call(_ text: String, _ settings: FeedSettings = .none) throws -> FeedCall {
    let address = try WebAddress(text)
    return FeedCall(feed: FeedID(address: address), address: address, validators: nil, settings: settings)
  }

  private func answers(to calls: [FeedCall]) async -> [WebAddress: FeedAnswer] {
    var answers: [FeedID: FeedAnswer] = [:]
    for await batch in await repository().fetch(calls) {
      for answer in batch.compactMap(\.answer) { answers[answer.feed] = answer }
    }
    return Dictionary(uniqueKeysWithValues: calls.compactMap { call in answers[call.feed].map { (call.address, $0) } })
  }

  /// How many requests there are at once.
  private final class Crowd: Sendable {
    private let state = Mutex((come: 0, now: 0, most: 0))

    var come: Int { state.withLock(\.come) }
    var most: Int { state.withLock(\.most) }

    func visit(for duration: Duration) async {
      state.withLock { $0 = ($0.come + 1, $0.now + 1, max($0.most, $0.now + 1)) }
      try? await Task.sleep(for: duration)
      state.withLock { $0.now -= 1 }
    }
  }

  /// Servers on addresses of their own, each of which sends every request on.
  private func servers(
    _ numbers: ArraySlice<Int>, to target: String, before: [LoopbackServer] = [], _ work: ([LoopbackServer]) async throws -> Void
  ) async throws {
    guard let number = numbers.first else { return try await work(before) }
    try await LoopbackServer.serving(on: "127.0.0.\(number)", { .redirect(302, to: target + $0.path) }) { server in
      try await servers(numbers.dropFirst(), to: target, before: before + [server], work)
    }
  }

  @Test("thirty feeds that redirect to one host are thirty feeds of that host: it is asked for two at once")
  func redirected() async throws {
    let crowd = Crowd()
    try await LoopbackServer.serving { request in
      await crowd.visit(for: .milliseconds(20))
      return .feed(request.path)
    } _: { target async throws in
      try await servers(Array(11...20)[...], to: target.address) { servers in
        let calls = try servers.flatMap { server in
          try (1...3).map { try call("\(server.address)/\(server.address.suffix(9).dropFirst(4))-\($0)") }
        }
        let answers = await answers(to: calls)
        #expect(answers.count == 30)
        for answer in answers.values {
          guard case .feed = answer.content else { return #expect(Bool(false), "\(answer)") }
          #expect(answer.terms.host == "127.0.0.1")
        }
      }
    }
    #expect(crowd.come == 30 && crowd.most <= 2)
  }

  @Test("hosts that turn out to have one address are one server for the rest of the round")
  func oneAddress() async throws {
    let (first, later) = (Crowd(), Crowd())
    try await LoopbackServer.serving { request in
      if request.path.hasSuffix("-1") || request.path.hasSuffix("-2") {
        await first.visit(for: .milliseconds(20))
      } else {
        await later.visit(for: .milliseconds(20))
      }
      return .feed("one")
    } _: { server async throws in
      let port = server.address.split(separator: ":").last ?? ""
      let calls = try (1...6).flatMap { host in try (1...5).map { try call("http://h\(host).localhost:\(port)/\(host)-\($0)") } }
      #expect(await answers(to: calls).count == 30)
    }
    #expect(first.come == 12 && later.come == 18 && later.most <= 2)
  }

  @Test("a host that does not answer is given up after two of its feeds, and no other is", arguments: ["refused", "lost"])
  func silence(kind: String) async throws {
    let dead = try SilentPort()
    try await LoopbackServer.serving(on: "127.0.0.2", { _ in .feed("one") }) { alive in
      let roots = ["refused": "http://127.0.0.3:\(dead.number)", "lost": "http://nothing.invalid"]
      let root = try #require(roots[kind])
      let lost = try (1...20).map { try call("\(root)/\($0)") }
      let others = try (1...5).map { try call("\(alive.address)/\($0)") }
      let answers = await answers(to: zip(lost, others).flatMap { [$0, $1] } + lost[5...])
      #expect(answers.count == 25)
      var (failed, withheld) = (0, 0)
      for call in lost {
        switch answers[call.address]?.content {
        case .failed: failed += 1
        case .withheld(let problem): withheld += problem.isOfTheWholeServer ? 0 : 1
        default: Issue.record("\(call.address): \(String(describing: answers[call.address]))")
        }
      }
      #expect(failed == 2 && withheld == 18)
      for call in others { guard case .feed = answers[call.address]?.content else { return #expect(Bool(false), "\(call)") } }
    }
  }

  @Test("a host that takes connections and says nothing does not answer either")
  func timedOut() async throws {
    let network = StubFeedNetwork(
      Dictionary(uniqueKeysWithValues: (1...10).map { ("\($0)", .failure(.web(.timedOut(seconds: 30)))) }), delay: .milliseconds(1))
    let calls = try (1...10).map { try call("https://a.example/\($0)") }
    var (failed, withheld) = (0, 0)
    for await batch in await WebFeedRepository(network: network, documents: FileDocumentStore()).fetch(calls) {
      for answer in batch.compactMap(\.answer) {
        switch answer.content {
        case .failed(.web(.timedOut(seconds: 30)), nil): failed += 1
        case .withheld(.web(.timedOut(seconds: 30))): withheld += 1
        default: Issue.record("\(answer)")
        }
      }
    }
    #expect(failed == 2 && withheld == 8)
    #expect(await network.requests.count == 2)
  }

  @Test("feeds that redirect to a host that does not answer ask it twice")
  func redirectedToSilence() async throws {
    let dead = try SilentPort()
    try await LoopbackServer.serving(on: "127.0.0.2", { .redirect(to: "http://127.0.0.3:\(dead.number)\($0.path)") }) { server in
      let calls = try (1...12).map { try call("\(server.address)/\($0)") }
      let answers = await answers(to: calls).values
      #expect(answers.count { if case .failed = $0.content { true } else { false } } == 2)
      let withheld = answers.filter { if case .withheld = $0.content { true } else { false } }
      #expect(withheld.count == 10 && withheld.allSatisfy { $0.terms.host == "127.0.0.3" })
    }
  }

  @Test("who answers in between is not silent, and one way to a host says nothing of another")
  func ways() throws {
    let (plain, other) = (try call("http://a.example/1"), try call("http://a.example:8080/1"))
    let proxied = try call("http://a.example/2", FeedSettings([.proxy: "socks5://127.0.0.1:9"]))
    let refused = FetchProblem.web(.cannotConnect(host: "a.example:80"))
    var hosts = GivenUpHosts()
    hosts.note(refused, of: Errand(plain))
    hosts.heard(Errand(plain))
    hosts.note(refused, of: Errand(plain))
    #expect(hosts.reason(to: Errand(plain)) == nil)
    hosts.note(.credentials(reason: "none"), of: Errand(plain))
    hosts.note(refused, of: Errand(plain))
    #expect(hosts.reason(to: Errand(plain)) == refused)
    #expect(hosts.reason(to: Errand(other)) == nil && hosts.reason(to: Errand(proxied)) == nil)
    for _ in 1...2 { hosts.note(.web(.hostNotFound(host: "a.example")), of: Errand(other)) }
    #expect(hosts.reason(to: Errand(other)) != nil && hosts.reason(to: Errand(proxied)) == nil)
    hosts.note(.web(.status(code: 429)), of: Errand(plain))
    #expect(hosts.reason(to: Errand(proxied))?.isOfTheWholeServer == true)
  }

  @Test("addresses are looked at side by side, one server for two at once, and each is asked once")
  func inspected() async throws {
    let crowd = Crowd()
    try await LoopbackServer.serving { request in
      await crowd.visit(for: .milliseconds(20))
      return request.path == "/5" ? .notFound : .feed(request.path)
    } _: { server async throws in
      let addresses = try (1...10).map { try WebAddress("\(server.address)/\($0)") }
      let results = await repository().inspect(addresses + addresses)
      #expect(results.count == 10)
      #expect(addresses.filter { if case .failure = results[$0] { true } else { false } } == [addresses[4]])
    }
    #expect(crowd.come == 10 && crowd.most == 2)
  }
}
