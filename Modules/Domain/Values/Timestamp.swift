/// A moment of the years 0000 to 9999 in UTC, in whole milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
///
/// RFC 3339 cannot express other years, so every stored moment can be read again. A value outside the range becomes the nearest moment
/// inside.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative before.
  public let milliseconds: Int64

  /// From 0000-01-01T00:00:00Z to 9999-12-31T23:59:59.999Z.
  static let range: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

  public init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Makes a moment from whole seconds since 1970-01-01T00:00:00Z.
  public init(seconds: Int64) {
    let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: 1000)
    self.init(milliseconds: isTooLarge ? (seconds < 0 ? .min : .max) : product)
  }

  /// The moment `minutes` later (earlier when negative). Any number is allowed, because servers and files may contain any.
  public func adding(minutes: Int) -> Timestamp { adding(Int64(minutes), of: 60_000) }

  /// The moment `seconds` later (earlier when negative). Any number is allowed.
  public func adding(seconds: Int) -> Timestamp { adding(Int64(seconds), of: 1000) }

  private func adding(_ count: Int64, of unit: Int64) -> Timestamp {
    // A larger count than the whole range contains gives the same result.
    let most = (Self.range.upperBound - Self.range.lowerBound) / unit + 1
    return Timestamp(milliseconds: milliseconds + min(max(count, -most), most) * unit)
  }

  /// The number of whole minutes from `other` to this moment; negative when `other` is later.
  public func minutes(since other: Timestamp) -> Int {
    Int((milliseconds - other.milliseconds) / 60_000)
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
