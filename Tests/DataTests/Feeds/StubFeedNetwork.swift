import Domain

@testable import DataLayer

/// A network that answers by path, one answer at a time when it is told to wait, and notes what it was asked and how much at once.
actor StubFeedNetwork: FeedNetworkDataStore {
  private let answers: [String: Result<FeedNetworkAnswer, NetworkError>]
  private let delay: Duration
  private(set) var requests: [FeedNetworkRequest] = []
  private(set) var mostAtOnce = 0
  private(set) var mostPerHost = 0
  private(set) var cancelled = 0
  private var running: [String: Int] = [:]

  /// Paths that are not in the table give a small feed whose title is the path.
  init(_ answers: [String: Result<FeedNetworkAnswer, NetworkError>] = [:], delay: Duration = .zero) {
    self.answers = answers
    self.delay = delay
  }

  func reply(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkReply {
    FeedNetworkReply(.answer(try await answer(request)))
  }

  private func answer(_ request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkAnswer {
    let host = request.address.host
    requests.append(request)
    running[host, default: 0] += 1
    mostAtOnce = max(mostAtOnce, running.values.reduce(0, +))
    mostPerHost = max(mostPerHost, running[host] ?? 0)
    defer { running[host, default: 1] -= 1 }
    do { try await Task.sleep(for: delay) } catch {
      cancelled += 1
      throw .cancelled
    }
    let path = request.address.text.split(separator: "/").last.map { String($0) } ?? ""
    guard let answer = answers[path] else { return .document(document(path, from: request.address)) }
    return try answer.get()
  }

  /// Waits until something holds; a test's time limit ends the wait.
  func wait(until condition: @Sendable (isolated StubFeedNetwork) -> Bool) async throws {
    while !condition(self) { try await Task.sleep(for: .milliseconds(1)) }
  }

  private nonisolated func document(_ title: String, from address: WebAddress) -> FeedNetworkDocument {
    .init(
      body: .whole(Array("<rss><channel><title>\(title)</title></channel></rss>".utf8)), contentType: nil, validators: nil, address: address
    )
  }
}
