/// A time of day, up to 24:00. Leap seconds are allowed.
struct TimeOfDay: Hashable {
  var hour = 0
  var minute = 0
  var second = 0
  var milliseconds = 0

  /// Midnight.
  init() {}

  /// Parses `8:30`, `08:30:00` or `08:30:00.250`; nil for any other text.
  init?(_ text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = parts[0].shortNumber, let minute = parts[1].shortNumber else { return nil }
    self.hour = hour
    self.minute = minute
    if parts.count == 3 {
      let seconds = parts[2].split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
      guard let second = seconds[0].shortNumber else { return nil }
      self.second = second
      if seconds.count == 2 {
        guard !seconds[1].isEmpty, seconds[1].isDigits, let thousandths = Int((seconds[1] + "00").prefix(3)) else { return nil }
        milliseconds = thousandths
      }
    }
    guard hour < 24 || (hour == 24 && minute == 0 && second == 0), minute < 60, second <= 60 else { return nil }
  }

  /// Converts a time on a 12-hour clock; nil when such a clock does not show this time. Noon is 12 or, mostly in East Asia, 0.
  /// - Parameter isEarlier: reads the time as earlier versions, for which 0:30 in the afternoon was half an hour past midnight.
  func onTwelveHourClock(isAfternoon: Bool, isEarlier: Bool) -> TimeOfDay? {
    guard hour <= 12, hour > 0 || !isEarlier else { return hour < 24 ? self : nil }
    var time = self
    time.hour = hour % 12 + (isAfternoon ? 12 : 0)
    return time
  }
}
