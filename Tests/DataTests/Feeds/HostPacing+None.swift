@testable import DataLayer

extension HostPacing {
  /// Every host is asked as fast as it answers.
  static let none = HostPacing(free: 0, gap: .zero) { _ in false }
}
