/// The data store of feeds that lie on the web.
public protocol FeedNetworkDataStore: Sendable {
  /// Asks a server once.
  func answer(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkAnswer
}
