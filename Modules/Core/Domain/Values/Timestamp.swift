/// A moment of the years 0000 to 9999 in UTC, in whole milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
///
/// The range is that of RFC 3339, so every moment can be stored and read again. A value outside the range becomes the nearest moment inside
/// it.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative before.
  public let milliseconds: Int64

  /// From 0000-01-01T00:00:00Z to 9999-12-31T23:59:59.999Z.
  public static let range: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

  public init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  /// - Parameter seconds: since 1970-01-01T00:00:00Z.
  public init(seconds: Int64) {
    let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: 1000)
    self.init(milliseconds: isTooLarge ? (seconds < 0 ? .min : .max) : product)
  }

  /// The moment `minutes` later (earlier when negative). Every number is valid, because servers and files may contain any number.
  public func adding(minutes: Int) -> Timestamp { adding(Int64(minutes), of: 60_000) }

  /// The moment `seconds` later (earlier when negative). Every number is valid.
  public func adding(seconds: Int) -> Timestamp { adding(Int64(seconds), of: 1000) }

  private func adding(_ count: Int64, of unit: Int64) -> Timestamp {
    // Larger counts lead to the same result, the end of the range.
    let maximum = (Self.range.upperBound - Self.range.lowerBound) / unit + 1
    return Timestamp(milliseconds: milliseconds + min(max(count, -maximum), maximum) * unit)
  }

  /// The number of whole minutes from `other` to this moment; negative when `other` is later.
  public func minutes(since other: Timestamp) -> Int {
    Int((milliseconds - other.milliseconds) / 60_000)
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Timestamp {
  static let millisecondsPerDay: Int64 = 86_400_000

  /// The number of whole days since 1970-01-01 in UTC; negative before. Two moments of the same day have the same number.
  public var dayNumber: Int {
    Int((milliseconds >= 0 ? milliseconds : milliseconds - Self.millisecondsPerDay + 1) / Self.millisecondsPerDay)
  }
}
