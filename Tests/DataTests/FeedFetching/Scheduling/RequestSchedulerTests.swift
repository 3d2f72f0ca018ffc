@testable import FeedFetching
import Domain
import Testing

@Suite("Who is asked next")
struct RequestSchedulerTests {
  private func feedRequest(_ text: String) throws -> FeedRequest {
    let url = try WebURL("https://\(text)")
    return FeedRequest(feed: FeedID(url: url), url: url, validators: nil)
  }

  @Test("hosts take turns, and none gets a third request at once")
  func turns() throws {
    let feedRequests = try ["a.example/1", "a.example/2", "a.example/3", "b.example/1", "b.example/2", "c.example/1"].map(feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: .none)
    var started: [String] = []
    while let pending = admission.next(at: .zero) { started.append(pending.feedRequest.url.shown) }
    #expect(started == ["a.example/1", "b.example/1", "c.example/1", "a.example/2", "b.example/2"].map { "https://\($0)" })
    admission.finish(PendingRequest(feedRequests[3]))
    #expect(admission.next(at: .zero) == nil)
    admission.finish(PendingRequest(feedRequests[0]))
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[2])
    #expect(admission.next(at: .zero) == nil)
  }

  @Test("what waits for a busy server is given up, in its order, and the others go on")
  func withhold() throws {
    let feedRequests = try ["a.example/1", "a.example/2", "b.example/1", "a.example/3", "b.example/2"].map(feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: .none)
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[0])
    #expect(admission.withhold("a.example") { _ in true }.map(\.feedRequest) == [feedRequests[1], feedRequests[3]])
    #expect(admission.withhold("a.example") { _ in true }.map(\.feedRequest) == [])
    #expect(
      [admission.next(at: .zero)?.feedRequest, admission.next(at: .zero)?.feedRequest, admission.next(at: .zero)?.feedRequest] == [
        feedRequests[2], feedRequests[4], nil,
      ])
  }

  @Test("more than so many are never asked at once, and fewer of those whose documents will come", arguments: [nil, Validators(etag: "1")])
  func most(validators: Validators?) throws {
    let most = validators == nil ? RequestScheduler.most / RequestScheduler.weightOfDocument : RequestScheduler.most
    let feedRequests = try (0..<most + 4).map { number in
      let feedRequest = try feedRequest("\(number).example/")
      return FeedRequest(feed: feedRequest.feed, url: feedRequest.url, validators: validators)
    }
    var admission = RequestScheduler(feedRequests, rateLimiter: .none)
    var started = 0
    while admission.next(at: .zero) != nil { started += 1 }
    #expect(started == most)
    admission.finish(PendingRequest(feedRequests[0]))
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[most])
    #expect(admission.next(at: .zero) == nil)
  }

  @Test("after its free ones, a host's requests begin no closer together than the gap, and the other hosts' go on")
  func rateLimiter() throws {
    let feedRequests = try ["a.example/1", "a.example/2", "a.example/3", "a.example/4", "b.example/1", "b.example/2"].map(feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: RateLimiter(free: 2, gap: .seconds(3)) { $0 == "a.example" })
    var started: [FeedRequest] = []
    while let pending = admission.next(at: .zero) { started.append(pending.feedRequest) }
    #expect(started == [feedRequests[0], feedRequests[4], feedRequests[1], feedRequests[5]])
    // Two are under way: that they end is what the host waits for.
    #expect(admission.nextBackoffEnd(after: .zero) == nil)
    admission.finish(PendingRequest(feedRequests[0]))
    #expect(admission.nextBackoffEnd(after: .zero) == .seconds(3))
    // Who may begin, and cannot because of the others, waits for them, not for the time.
    #expect(admission.nextBackoffEnd(after: .seconds(3)) == nil)
    #expect(admission.next(at: .milliseconds(2999)) == nil)
    #expect(admission.next(at: .seconds(5))?.feedRequest == feedRequests[2])
    admission.finish(PendingRequest(feedRequests[1]))
    #expect(admission.nextBackoffEnd(after: .seconds(5)) == .seconds(8))
    #expect(admission.next(at: .milliseconds(7999)) == nil)
    #expect(admission.next(at: .seconds(8))?.feedRequest == feedRequests[3])
    #expect(admission.nextBackoffEnd(after: .zero) == nil)
  }

  @Test("a host that is not asked any more needs no rest")
  func skippedDuringBackoff() throws {
    let feedRequests = try ["a.example/1", "a.example/2"].map(feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: RateLimiter(free: 1, gap: .seconds(3)) { _ in true })
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[0])
    #expect(admission.nextBackoffEnd(after: .zero) == .seconds(3))
    #expect(admission.withhold("a.example") { _ in true }.map(\.feedRequest) == [feedRequests[1]])
    #expect(admission.nextBackoffEnd(after: .zero) == nil)
  }

  @Test("hosts that turn out to have one address are one server: its requests count together, and so does its rest")
  func oneURL() throws {
    let feedRequests = try ["a.example/1", "a.example/2", "a.example/3", "a.example/4", "b.example/1", "b.example/2", "c.example/1"].map(
      feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: RateLimiter(free: 5, gap: .seconds(3)) { _ in true })
    for index in [0, 4, 6, 1, 5] { #expect(admission.next(at: .zero)?.feedRequest == feedRequests[index]) }
    // All of c's have begun, and two of each of the others.
    for (index, url) in [(0, "192.0.2.1"), (4, "192.0.2.1"), (6, "192.0.2.2")] {
      admission.finish(PendingRequest(feedRequests[index]))
      admission.learn(url, of: feedRequests[index].url.host)
    }
    // One of each is still under way, which are two at one server.
    #expect(admission.next(at: .zero) == nil)
    #expect(admission.nextBackoffEnd(after: .zero) == nil)
    admission.finish(PendingRequest(feedRequests[1]))
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[2])
    admission.finish(PendingRequest(feedRequests[5]))
    // It was the fifth there, after which there is a rest.
    #expect(admission.next(at: .seconds(2)) == nil)
    #expect(admission.nextBackoffEnd(after: .seconds(2)) == .seconds(3))
    #expect(admission.next(at: .seconds(3))?.feedRequest == feedRequests[3])
  }

  @Test("an errand that was sent on counts for the host that it goes to, and goes before those who have not been anywhere")
  func sentOn() throws {
    let feedRequests = try ["a.example/1", "b.example/1", "b.example/2", "b.example/3", "b.example/4"].map(feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: .none)
    for index in [0, 1, 2] { #expect(admission.next(at: .zero)?.feedRequest == feedRequests[index]) }
    admission.finish(PendingRequest(feedRequests[0]))
    admission.goOn(PendingRequest(feedRequests[0], request: FeedNetworkRequest(url: feedRequests[1].url)))
    #expect(admission.next(at: .zero) == nil)
    admission.finish(PendingRequest(feedRequests[1]))
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[0])
    admission.finish(PendingRequest(feedRequests[2]))
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[3])
  }
}
