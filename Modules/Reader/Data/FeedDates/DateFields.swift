internal import CoreDomain

/// The parsed components of a date.
struct DateFields: Hashable {
  var year: Int
  var month: Int
  var day: Int
  var time = TimeOfDay()
  /// Minutes east of UTC.
  var offsetMinutes = 0

  /// The timestamp. Nil when the day does not exist, or when the year is before 1000: some languages write such a year for "no date".
  ///
  /// A month above 12 and a day that could be a month are swapped.
  var timestamp: Timestamp? {
    let isSwapped = month > 12 && day <= 12
    guard year >= 1000, let date = CalendarDate(year: year, month: isSwapped ? day : month, day: isSwapped ? month : day) else {
      return nil
    }
    let minutes = (date.daysSince1970 * 24 + time.hour) * 60 + time.minute - offsetMinutes
    return Timestamp(milliseconds: (Int64(minutes) * 60 + Int64(time.second)) * 1000 + Int64(time.milliseconds))
  }
}
