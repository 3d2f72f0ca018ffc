import CoreDomain

extension Timestamp {
  /// A constant time: 2026-03-01T08:30:00Z.
  static let bench = Timestamp(milliseconds: 1_772_353_800_000)
}
