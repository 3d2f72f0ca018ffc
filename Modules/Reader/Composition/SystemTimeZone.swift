import CoreComposition
import CoreDomain
import ReaderDomain
import ReaderScenes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The user's time zone, from the system's zone database. The C library chooses it: by TZ, else by the system's setting, and UTC for a name
/// that it does not know.
enum SystemTimeZone {
  static let rules = ZoneRules(name: "system") { moment in
    _ = isRead
    var seconds = time_t((moment.milliseconds - (moment.milliseconds < 0 ? 999 : 0)) / 1000)
    var fields = tm()
    guard localtime_r(&seconds, &fields) != nil else { return 0 }
    return Int(fields.tm_gmtoff)
  }

  /// `localtime_r` need not look at TZ itself.
  private static let isRead: Void = tzset()

  /// The current time in the user's zone.
  static let now: LocalClock = { LocalTime(SystemClock.now(), in: rules) }

  /// Provides the calendar by which queries of rules name moments.
  static let calendar: CurrentCalendar = { now().queryCalendar }
}
