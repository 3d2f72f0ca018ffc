@testable import FeedFetching

extension HostRateLimiter {
  /// Limits no host.
  static let none = HostRateLimiter(free: 0, gap: .zero) { _ in false }
}
