@testable import CoreData
import CoreDomain
@testable import FeedFetching

/// A stub network with one response per path. It delays responses on request, and records the requests and their concurrency.
actor StubFeedNetwork: FeedNetworkDataStore {
  private let answers: [String: Result<FeedNetworkResponse, NetworkError>]
  private let delay: Duration
  private let firstAnswer: Int
  private(set) var requests: [FeedNetworkRequest] = []
  private(set) var maximumAtOnce = 0
  private(set) var maximumPerHost = 0
  private(set) var cancelled = 0
  private var running: [String: Int] = [:]

  /// A path without a response gets a small feed whose title is the path.
  /// - Parameter firstAnswer: how many requests must have arrived before one is answered.
  init(_ answers: [String: Result<FeedNetworkResponse, NetworkError>] = [:], delay: Duration = .zero, firstAnswer: Int = 0) {
    self.answers = answers
    self.delay = delay
    self.firstAnswer = firstAnswer
  }

  func reply(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkReply {
    FeedNetworkReply(.response(try await response(request)))
  }

  private func response(_ request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkResponse {
    let host = request.url.host
    requests.append(request)
    running[host, default: 0] += 1
    maximumAtOnce = max(maximumAtOnce, running.values.reduce(0, +))
    maximumPerHost = max(maximumPerHost, running[host] ?? 0)
    defer { running[host, default: 1] -= 1 }
    do {
      try await Task.sleep(for: delay)
      try await wait { $0.requests.count >= $0.firstAnswer }
    } catch {
      cancelled += 1
      throw .cancelled
    }
    let path = request.url.text.split(separator: "/").last.map { String($0) } ?? ""
    guard let response = answers[path] else { return .document(document(path, from: request.url)) }
    return try response.get()
  }

  /// Waits until the condition holds, at most until the test's time limit.
  func wait(until condition: @Sendable (isolated StubFeedNetwork) -> Bool) async throws {
    while !condition(self) { try await Task.sleep(for: .milliseconds(1)) }
  }

  private nonisolated func document(_ title: String, from url: WebURL) -> FeedNetworkDocument {
    .init(
      body: .whole(Array("<rss><channel><title>\(title)</title></channel></rss>".utf8)), contentType: nil, validators: nil, url: url
    )
  }
}
