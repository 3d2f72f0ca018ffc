public import Web

/// The data store of feeds that lie on the web.
public protocol FeedNetworkDataStore: Sendable {
  /// Asks one server once. Where it sends us on to, nobody has been asked yet.
  func reply(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkReply
}

extension FeedNetworkDataStore {
  /// Asks one server after the other until none sends us on.
  package func response(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkResponse {
    var request = request
    while true {
      switch try await reply(to: request).content {
      case .response(let response): return response
      case .redirect(let next): request = next
      }
    }
  }
}
