/// The limits on concurrent requests.
enum ConcurrencyLimits {
  /// The maximum number of requests in progress for feeds that were fetched before. Nearly all of their servers are far away and respond
  /// "not changed", which takes no memory.
  static let maximum = 256
  /// The weight of a request whose response will be a document, because documents wait in memory until they are read.
  static let weightOfDocument = 8
  /// The maximum number of requests in progress to one host (RFC 2616 section 8.1.4).
  static let maximumPerHost = 2
}
