@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
@testable import FeedFetching
@testable import Syndication
import Testing

@Suite("Feeds over the network", .timeLimit(.minutes(10)))
struct WebFeedRepositoryTests {
  private func feedRequest(_ text: String, validators: Validators? = nil) throws -> FeedRequest {
    let url = try WebURL(text)
    return FeedRequest(feed: FeedID(url: url), url: url, validators: validators)
  }

  private func repository(_ network: StubFeedNetwork) -> WebFeedRepository {
    WebFeedRepository(network: network, documents: FileDocumentStore())
  }

  private static let feed = "<rss><channel><title>F</title></channel></rss>"
  /// The validators of `feed` when its server sent an ETag of 1.
  private static let remembered = Validators(etag: "\"1\"", digest: DocumentDigest.text(of: Array(feed.utf8)))

  private func document(_ text: String, validators: Validators? = nil) throws -> FeedNetworkResponse {
    .document(
      FeedNetworkDocument(
        body: .whole(Array(text.utf8)), contentType: "text/html", validators: validators,
        url: try WebURL("https://example.org/blog/")))
  }

  @Test("a truncated feed is stored without its validators, so that the next refresh fetches the rest")
  func brokenOff() async throws {
    let validators = Validators(etag: "\"1\"", lastModified: nil)
    let whole = "<rss><channel><title>F</title><item><guid>1</guid></item><item><guid>2</guid></item></channel></rss>"
    let cut = try #require(whole.firstRange(of: "2</guid>")).lowerBound
    let network = StubFeedNetwork([
      "whole": .success(try document(whole, validators: validators)),
      "cut": .success(try document(String(whole[..<cut]), validators: validators)),
    ])
    var remembered: [Int: String?] = [:]
    for await batch in await repository(network).fetch([
      try feedRequest("https://a.example/whole"), try feedRequest("https://b.example/cut"),
    ]) {
      for case .feed(let feed, let validators) in batch.compactMap({ $0.response?.content }) {
        remembered[feed.items.count] = .some(validators?.etag)
      }
    }
    #expect(remembered == [2: "\"1\"", 1: nil])
  }

  @Test("relative URLs in a document are resolved against its Content-Location")
  func contentLocation() async throws {
    let text = "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><link href=\"1\"/><content type=\"html\">x</content></entry></feed>"
    let network = StubFeedNetwork([
      "example.org": .success(
        .document(
          FeedNetworkDocument(
            body: .whole(Array(text.utf8)), contentType: nil, validators: nil, url: try WebURL("https://example.org/f"),
            contentLocation: try WebURL("https://example.net/g/h"))))
    ])
    guard case .feed(let feed, _, _) = try await repository(network).discover(at: FeedRequest(first: try WebURL("https://example.org/")))
    else {
      Issue.record("no feed")
      return
    }
    #expect(feed.items.map(\.url?.text) == ["https://example.net/g/1"])
    #expect(feed.items.map(\.body) == [.html("x", base: try WebURL("https://example.net/g/h"))])
  }

  @Test("every request gets one response, and a failure stops no other request")
  func answers() async throws {
    let validators = Validators(etag: "\"1\"", lastModified: nil)
    let network = StubFeedNetwork([
      "unchanged": .success(.unchanged()), "gone": .success(.refused(.gone, retryAfterSeconds: nil)),
      "busy": .success(.refused(.web(.status(code: 429)), retryAfterSeconds: 60)), "lost": .failure(.web(.hostNotFound(host: "x"))),
      "page": .success(try document("<html>")),
      "feed": .success(try document(Self.feed, validators: validators)),
      "broken": .success(try document("<rss><channel>")),
    ])
    let paths = ["unchanged", "gone", "busy", "lost", "page", "feed", "broken"]
    let feedRequests = try paths.enumerated().map { try feedRequest("https://\($0).example/\($1)") }
    var answers: [FeedID: FeedResponse.Content] = [:]
    var count = 0
    for await batch in await repository(network).fetch(feedRequests) {
      #expect(!batch.isEmpty)
      count += batch.compactMap(\.response).count
      for response in batch.compactMap(\.response) { answers[response.feed] = response.content }
    }
    #expect(count == feedRequests.count)
    let contents = feedRequests.map { answers[$0.feed] }
    #expect(
      contents.dropLast() == [
        .unchanged, .failed(.gone, retryAfterSeconds: nil), .failed(.web(.status(code: 429)), retryAfterSeconds: 60),
        .failed(.web(.hostNotFound(host: "x")), retryAfterSeconds: nil), .failed(.notAFeed(found: "an HTML page"), retryAfterSeconds: nil),
        .feed(Feed(format: .rss, title: "F"), Self.remembered),
      ])
    guard case .failed(.damaged(line: 1, _), nil) = contents.last else { return #expect(Bool(false), "\(contents)") }
  }

  @Test("validators are sent unchanged")
  func validators() async throws {
    let network = StubFeedNetwork()
    let validators = Validators(etag: "W/\"a b\"", lastModified: "yesterday, about noon")
    let feedRequest = try feedRequest("https://example.org/1", validators: validators)
    for await _ in await repository(network).fetch([feedRequest]) {}
    #expect(await network.requests == [FeedNetworkRequest(feedRequest, maximumPerServer: ConcurrencyLimits.maximumPerHost)])
    #expect(await network.requests.map(\.validators) == [validators])
  }

  @Test("concurrent requests are limited, and each host gets at most two at once")
  func limits() async throws {
    let maximum = ConcurrencyLimits.maximum / ConcurrencyLimits.weightOfDocument
    let network = StubFeedNetwork(delay: .milliseconds(5), firstAnswer: maximum)
    let feedRequests = try (0..<60).map { try feedRequest("https://\($0 % 20).example/\($0)") }
    var titles: Set<String> = []
    for await batch in await repository(network).fetch(feedRequests) {
      for case .feed(let feed, _) in batch.compactMap({ $0.response?.content }) { titles.insert(feed.title) }
    }
    #expect(titles == Set((0..<60).map { String($0) }))
    #expect(await network.maximumAtOnce == maximum)
    #expect(await network.maximumPerHost == 2)
  }

  @Test("responses that arrive between two reads come in one batch")
  func batches() async throws {
    // The test cannot control when responses arrive. One batch with several responses is enough.
    for patience in [50, 200, 1000, 5000] {
      if try await comesInBatches(after: .milliseconds(patience)) { return }
    }
    Issue.record("every response came in a batch of one")
  }

  private func comesInBatches(after patience: Duration) async throws -> Bool {
    let network = StubFeedNetwork()
    let feedRequests = try (0...FetchSession.maximumUnread).map { try feedRequest("https://\($0).example/\($0)") }
    let iterator = await repository(network).fetch(feedRequests).makeAsyncIterator()
    var batches = [await iterator.next() ?? []]
    try await network.wait { $0.requests.count == feedRequests.count }
    try await Task.sleep(for: patience)
    while let batch = await iterator.next() { batches.append(batch) }
    #expect(batches.joined().compactMap(\.response).count == feedRequests.count)
    return batches.count < feedRequests.count
  }

  @Test("dropping the stream cancels the running requests")
  func dropped() async throws {
    let network = StubFeedNetwork(delay: .seconds(3600))
    let feedRequests = try (0..<40).map { try feedRequest("https://\($0).example/\($0)") }
    let maximum = ConcurrencyLimits.maximum / ConcurrencyLimits.weightOfDocument
    var stream: EventBatches<FetchEvent>? = await repository(network).fetch(feedRequests)
    try await network.wait { $0.requests.count == maximum }
    #expect(await network.cancelled == 0)
    withExtendedLifetime(stream) {}
    stream = nil
    try await network.wait { $0.cancelled == maximum }
    #expect(await network.requests.count == maximum)
  }

  @Test("cancelling the reading task ends its wait")
  func cancelled() async throws {
    let network = StubFeedNetwork(delay: .seconds(3600))
    let feedRequests = [try feedRequest("https://example.org/1")]
    let repository = repository(network)
    let reader = Task {
      var events: [FetchEvent] = []
      for await batch in await repository.fetch(feedRequests) { events += batch }
      return events
    }
    try await network.wait { !$0.requests.isEmpty }
    reader.cancel()
    #expect(await reader.value == [.asked(feedRequests[0].feed)])
    try await network.wait { $0.cancelled == 1 }
  }

  @Test("requests are sent no faster than the caller reads the responses")
  func backPressure() async throws {
    let network = StubFeedNetwork()
    let answers = await repository(network).fetch(try (0..<400).map { try feedRequest("https://\($0).example/\($0)") }).makeAsyncIterator()
    var taken = 0
    while let batch = await answers.next() {
      taken += batch.compactMap(\.response).count
      // Without back pressure, this is long enough to send all remaining requests.
      try await Task.sleep(for: .milliseconds(5))
      #expect(await network.requests.count <= taken + FetchSession.maximumUnread + ConcurrencyLimits.maximum)
    }
    #expect(taken == 400)
  }

  @Test("a request is announced before its response, and a waiting request is not")
  func asked() async throws {
    let network = StubFeedNetwork(delay: .milliseconds(5))
    let feedRequests = try (0..<6).map { try feedRequest("https://one.example/\($0)") }
    var (out, maximum): (Set<FeedID>, Int) = ([], 0)
    for await batch in await repository(network).fetch(feedRequests) {
      for event in batch {
        switch event {
        case .asked(let feed): out.insert(feed)
        case .answered(let response): #expect(out.remove(response.feed) != nil)
        }
        maximum = max(maximum, out.count)
      }
    }
    #expect(out.isEmpty && maximum == 2)
  }

  @Test("without requests there are no responses")
  func none() async {
    for await batch in await repository(StubFeedNetwork()).fetch([]) { #expect(batch.isEmpty && !batch.isEmpty) }
  }

  @Test("a URL leads to a feed or to a page that links to feeds")
  func discover() async throws {
    let validators = Validators(etag: "\"1\"", lastModified: nil)
    let repository = repository(
      StubFeedNetwork([
        "page": .success(try document("<!doctype html><link rel=alternate type=application/rss+xml title=T href=feed.xml>")),
        "bare": .success(try document("<!doctype html>")),
        "feed": .success(try document(Self.feed, validators: validators)),
      ]))
    #expect(
      try await repository.discover(at: FeedRequest(first: WebURL("https://example.org/feed")))
        == .feed(Feed(format: .rss, title: "F"), Self.remembered))
    let link = FeedLink(url: try WebURL("https://example.org/blog/feed.xml"), title: "T")
    #expect(try await repository.discover(at: FeedRequest(first: WebURL("https://example.org/page"))) == .page(feeds: [link]))
    #expect(
      try await repository.discover(at: FeedRequest(first: WebURL("https://example.org/bare")))
        == .page(feeds: [], ResponseExcerpt(status: 200, beginning: "")))
  }

  @Test(
    "looking at a URL returns the server's refusal and its Retry-After",
    arguments: [(404, 3), (429, 3), (429, nil), (503, nil)] as [(Int, Int?)])
  func requested(status: Int, seconds: Int?) async throws {
    let problem = FetchError.web(.status(code: status))
    let metadata = ResponseMetadata(host: "example.net")
    let url = try WebURL("https://example.org/x")
    let said = FeedNetworkDocument(body: .whole([]), contentType: nil, validators: nil, url: url, status: status)
    let repository = repository(StubFeedNetwork(["x": .success(.refused(problem, retryAfterSeconds: seconds, metadata, saying: said))]))
    let excerpt = ResponseExcerpt(status: status, beginning: "", retryAfterSeconds: seconds)
    #expect(
      try await repository.discover(at: FeedRequest(first: url))
        == .requested(problem, retryAfterSeconds: seconds, metadata: metadata, excerpt))
  }

  @Test(
    "a failed look throws the reason",
    arguments: [
      (.success(.refused(.web(.status(code: 404)), retryAfterSeconds: nil)), .web(.status(code: 404))),
      (.failure(.web(.timedOut(seconds: 15))), .web(.timedOut(seconds: 15))),
      (.success(.unchanged()), .web(.invalidResponse(reason: "the server answers 304 to a request without validators"))),
    ] as [(Result<FeedNetworkResponse, NetworkError>, FetchError)])
  func lookInVain(response: Result<FeedNetworkResponse, NetworkError>, problem: FetchError) async throws {
    let url = try WebURL("https://example.org/x")
    let repository = repository(StubFeedNetwork(["x": response]))
    await #expect(throws: ReaderError.feed(.fetch(url, problem))) { try await repository.discover(at: FeedRequest(first: url)) }
  }

  @Test("looking can be cancelled")
  func lookCancelled() async throws {
    let repository = repository(StubFeedNetwork(["x": .failure(.cancelled)]))
    await #expect(throws: ReaderError.cancelled) { try await repository.discover(at: FeedRequest(first: WebURL("https://example.org/x"))) }
  }
}
