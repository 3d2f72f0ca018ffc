public import CoreData
public import CoreDomain
public import SampleDomain

/// The data store of quotes from a server.
public protocol QuoteNetworkDataStore: Sendable {
  /// Requests one quote.
  func quote(from url: WebURL) async throws(NetworkError) -> Quote
}
