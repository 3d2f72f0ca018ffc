internal import Domain

/// The parts of a date as they were read.
struct DateFields: Hashable {
  var year: Int
  var month: Int
  var day: Int
  var time = TimeOfDay()
  /// Minutes east of UTC.
  var offsetMinutes = 0

  /// The moment; nil when there is no such day, or the year is before 1000, which is what some languages write for "no date".
  ///
  /// A month beyond 12 is a day when the day could be a month.
  var timestamp: Timestamp? {
    let isSwapped = month > 12 && day <= 12
    guard year >= 1000, let date = CalendarDate(year: year, month: isSwapped ? day : month, day: isSwapped ? month : day) else {
      return nil
    }
    let minutes = (date.daysSince1970 * 24 + time.hour) * 60 + time.minute - offsetMinutes
    return Timestamp(milliseconds: (Int64(minutes) * 60 + Int64(time.second)) * 1000 + Int64(time.milliseconds))
  }
}
