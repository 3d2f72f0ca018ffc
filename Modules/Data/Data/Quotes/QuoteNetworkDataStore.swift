public import Web
public import Domain

/// The data store of quotes that a server gives.
public protocol QuoteNetworkDataStore: Sendable {
  /// Asks a server for one.
  func quote(from url: WebURL) async throws(NetworkError) -> Quote
}
