public import CoreData
internal import CoreDomain

/// The data store of feeds on the web.
public protocol FeedNetworkDataStore: Sendable {
  /// Sends one request to one server. A redirect is returned, not followed.
  func reply(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkReply
}

extension FeedNetworkDataStore {
  /// Sends a request and follows redirects until a server responds.
  package func response(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkResponse {
    var request = request
    while true {
      switch try await reply(to: request).content {
      case .response(let response): return response
      case .redirect(let next): request = next
      // Only a request with a limit, which a schedule repeats, meets a busy server.
      case .busy: throw .web(.cannotConnect(host: request.host))
      }
    }
  }
}
