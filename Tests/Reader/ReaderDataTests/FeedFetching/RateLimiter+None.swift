@testable import FeedFetching

extension RateLimiter {
  /// Limits no host.
  static let none = RateLimiter(free: 0, gap: .zero) { _ in false }
}
