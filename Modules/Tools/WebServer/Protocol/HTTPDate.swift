import Foundation

/// A date in whole seconds, in the format of HTTP (RFC 9110, section 5.6.7).
package struct HTTPDate: Sendable, Equatable {
  /// Seconds since 1970-01-01T00:00:00Z.
  package let secondsSince1970: Int

  package init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Parses the format in which clients must send dates: `Sun, 06 Nov 1994 08:49:37 GMT`.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]) else { return nil }
    guard let month = Self.months.firstIndex(of: words[2]) else { return nil }
    let clock = words[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3 else { return nil }
    let civil = DateComponents(year: year, month: month + 1, day: day, hour: clock[0], minute: clock[1], second: clock[2])
    guard let date = Self.calendar.date(from: civil) else { return nil }
    secondsSince1970 = Int(date.timeIntervalSince1970)
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT`, which is also valid in RSS.
  package var text: String {
    let civil = Self.calendar.dateComponents([.weekday, .day, .month, .year, .hour, .minute, .second], from: date)
    let weekday = Self.weekdays[(civil.weekday ?? 1) - 1]
    let month = Self.months[(civil.month ?? 1) - 1]
    let clock = [civil.hour, civil.minute, civil.second].map { Self.twoDigits($0 ?? 0) }.joined(separator: ":")
    return "\(weekday), \(Self.twoDigits(civil.day ?? 1)) \(month) \(civil.year ?? 1970) \(clock) GMT"
  }

  /// `1994-11-06T08:49:37Z` (RFC 3339), the format of Atom and JSON Feed.
  package var internetText: String {
    date.formatted(.iso8601)
  }

  package func advanced(bySeconds seconds: Int) -> HTTPDate {
    HTTPDate(secondsSince1970: secondsSince1970 + seconds)
  }

  private var date: Date { Date(timeIntervalSince1970: TimeInterval(secondsSince1970)) }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
