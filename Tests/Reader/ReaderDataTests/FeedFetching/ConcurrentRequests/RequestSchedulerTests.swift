import CoreDomain
import ReaderDomain
@testable import FeedFetching
import Testing

@Suite("The request scheduler")
struct RequestSchedulerTests {
  private func feedRequest(_ text: String) throws -> FeedRequest {
    let url = try WebURL("https://\(text)")
    return FeedRequest(feed: FeedID(url: url), url: url, validators: nil)
  }

  @Test("hosts take turns, and each gets at most two requests at once")
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

  @Test("requests that wait for a busy server are removed in order, and the others continue")
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

  @Test("concurrent requests are limited, more strictly when documents are expected", arguments: [nil, Validators(etag: "1")])
  func maximum(validators: Validators?) throws {
    let maximum = validators == nil ? ConcurrencyLimits.maximum / ConcurrencyLimits.weightOfDocument : ConcurrencyLimits.maximum
    let feedRequests = try (0..<maximum + 4).map { number in
      let feedRequest = try feedRequest("\(number).example/")
      return FeedRequest(feed: feedRequest.feed, url: feedRequest.url, validators: validators)
    }
    var admission = RequestScheduler(feedRequests, rateLimiter: .none)
    var started = 0
    while admission.next(at: .zero) != nil { started += 1 }
    #expect(started == maximum)
    admission.finish(PendingRequest(feedRequests[0]))
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[maximum])
    #expect(admission.next(at: .zero) == nil)
  }

  @Test("after the free requests, requests to a host start at least one gap apart, and other hosts continue")
  func rateLimiter() throws {
    let feedRequests = try ["a.example/1", "a.example/2", "a.example/3", "a.example/4", "b.example/1", "b.example/2"].map(feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: HostRateLimiter(free: 2, gap: .seconds(3)) { $0 == "a.example" })
    var started: [FeedRequest] = []
    while let pending = admission.next(at: .zero) { started.append(pending.feedRequest) }
    #expect(started == [feedRequests[0], feedRequests[4], feedRequests[1], feedRequests[5]])
    // Two requests are running. The host waits for one of them to finish, not for the rate limit.
    #expect(admission.nextRateLimitEnd(after: .zero) == nil)
    admission.finish(PendingRequest(feedRequests[0]))
    #expect(admission.nextRateLimitEnd(after: .zero) == .seconds(3))
    // After the gap, a request can only wait for other requests, not for the rate limit.
    #expect(admission.nextRateLimitEnd(after: .seconds(3)) == nil)
    #expect(admission.next(at: .milliseconds(2999)) == nil)
    #expect(admission.next(at: .seconds(5))?.feedRequest == feedRequests[2])
    admission.finish(PendingRequest(feedRequests[1]))
    #expect(admission.nextRateLimitEnd(after: .seconds(5)) == .seconds(8))
    #expect(admission.next(at: .milliseconds(7999)) == nil)
    #expect(admission.next(at: .seconds(8))?.feedRequest == feedRequests[3])
    #expect(admission.nextRateLimitEnd(after: .zero) == nil)
  }

  @Test("a host without waiting requests needs no delay")
  func skippedDuringBackoff() throws {
    let feedRequests = try ["a.example/1", "a.example/2"].map(feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: HostRateLimiter(free: 1, gap: .seconds(3)) { _ in true })
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[0])
    #expect(admission.nextRateLimitEnd(after: .zero) == .seconds(3))
    #expect(admission.withhold("a.example") { _ in true }.map(\.feedRequest) == [feedRequests[1]])
    #expect(admission.nextRateLimitEnd(after: .zero) == nil)
  }

  @Test("hosts with one IP address are one server, with shared limits on running requests and rate")
  func oneURL() throws {
    let feedRequests = try ["a.example/1", "a.example/2", "a.example/3", "a.example/4", "b.example/1", "b.example/2", "c.example/1"].map(
      feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: HostRateLimiter(free: 5, gap: .seconds(3)) { _ in true })
    for index in [0, 4, 6, 1, 5] { #expect(admission.next(at: .zero)?.feedRequest == feedRequests[index]) }
    // All requests to c have started, and two each to a and b.
    for (index, url) in [(0, "192.0.2.1"), (4, "192.0.2.1"), (6, "192.0.2.2")] {
      admission.finish(PendingRequest(feedRequests[index]))
      admission.learn(url, of: feedRequests[index].url.host)
    }
    // One request each to a and b is still running: two at one server.
    #expect(admission.next(at: .zero) == nil)
    #expect(admission.nextRateLimitEnd(after: .zero) == nil)
    admission.finish(PendingRequest(feedRequests[1]))
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[2])
    admission.finish(PendingRequest(feedRequests[5]))
    // It was the fifth request to that server, and a delay follows it.
    #expect(admission.next(at: .seconds(2)) == nil)
    #expect(admission.nextRateLimitEnd(after: .seconds(2)) == .seconds(3))
    #expect(admission.next(at: .seconds(3))?.feedRequest == feedRequests[3])
  }

  @Test("a redirected request counts for its new host and precedes the requests that have not started")
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

  @Test("a redirected request waits for the rate limit of its new host")
  func sentOnToRateLimit() throws {
    let feedRequests = try ["a.example/1", "b.example/1"].map(feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: HostRateLimiter(free: 0, gap: .seconds(3)) { _ in true })
    for index in [0, 1] {
      #expect(admission.next(at: .zero)?.feedRequest == feedRequests[index])
      admission.finish(PendingRequest(feedRequests[index]))
    }
    #expect(admission.nextRateLimitEnd(after: .zero) == nil)
    admission.goOn(PendingRequest(feedRequests[0], request: FeedNetworkRequest(url: feedRequests[1].url)))
    #expect(admission.next(at: .seconds(2)) == nil)
    #expect(admission.nextRateLimitEnd(after: .seconds(2)) == .seconds(3))
    #expect(admission.next(at: .seconds(3))?.feedRequest == feedRequests[0])
  }

  @Test("a host that may be unresponsive gets one request at a time, until it responds")
  func doubtful() throws {
    let feedRequests = try ["a.example/1", "a.example/2", "a.example/3"].map(feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: .none)
    admission.doubt("a.example", true)
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[0])
    #expect(admission.next(at: .zero) == nil)
    admission.doubt("a.example", false)
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[1])
    #expect(admission.next(at: .zero) == nil)
  }

  @Test("a server that two hosts name rests until the later of their rests has ended")
  func restsOfOneServer() throws {
    let feedRequests = try ["a.example/1", "b.example/1", "a.example/2", "b.example/2"].map(feedRequest)
    var admission = RequestScheduler(feedRequests, rateLimiter: HostRateLimiter(free: 0, gap: .seconds(3)) { _ in true })
    #expect(admission.next(at: .zero)?.feedRequest == feedRequests[0])
    #expect(admission.next(at: .seconds(2))?.feedRequest == feedRequests[1])
    for index in [1, 0] {
      admission.finish(PendingRequest(feedRequests[index]))
      admission.learn("192.0.2.1", of: feedRequests[index].url.host)
    }
    #expect(admission.next(at: .seconds(4)) == nil)
    #expect(admission.nextRateLimitEnd(after: .seconds(4)) == .seconds(5))
    #expect(admission.next(at: .seconds(5)) != nil)
  }
}
