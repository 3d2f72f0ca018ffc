public import CoreDomain

/// The rules of a time zone: how far its clocks are ahead of UTC at each moment. They come from the system's zone database.
public struct ZoneRules: Hashable, Sendable {
  /// Rules with the same name are equal.
  private let name: String
  private let offset: @Sendable (Timestamp) -> Int

  public static let utc = ZoneRules(name: "UTC") { _ in 0 }

  /// - Parameters:
  ///   - name: tells zones apart.
  ///   - offset: the seconds by which the zone's clocks are ahead of UTC at a moment; negative when they are behind.
  public init(name: String, offset: @escaping @Sendable (Timestamp) -> Int) {
    self.name = name
    self.offset = offset
  }

  public static func == (left: ZoneRules, right: ZoneRules) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// What the zone's clocks show at a moment, as if it were UTC, so that the functions of `Timestamp` give the local day and hour.
  func reading(of moment: Timestamp) -> Timestamp { moment.adding(seconds: offset(moment)) }

  /// Whether the zone's clocks show the same time twice, at this moment and when they are set back or were set back.
  func isAmbiguous(_ moment: Timestamp) -> Bool {
    [-Self.day, Self.day].contains { distance in
      let other = moment.adding(seconds: offset(moment) - offset(moment.adding(seconds: distance)))
      return other != moment && reading(of: other) == reading(of: moment)
    }
  }

  /// The offset from UTC as text, such as `+05:45`.
  func offsetText(at moment: Timestamp) -> String {
    let offset = offset(moment)
    return (offset < 0 ? "-" : "+") + DateWording.hour(of: Timestamp(seconds: Int64(abs(offset))))
  }

  /// The first moment of a day. It is not always midnight: some zones set their clocks forward at midnight. If a zone skips the whole day,
  /// it is the first moment of the next day.
  func start(of date: CalendarDate) -> Timestamp {
    let number = date.daysSince1970
    let midnight = Int64(number) * Int64(Self.day)
    // The offset of a zone is less than a day, even where the date line was moved.
    var (before, after) = (midnight - 2 * Int64(Self.day), midnight + 2 * Int64(Self.day))
    while after - before > 1 {
      let middle = (before + after) / 2
      if reading(of: Timestamp(seconds: middle)).dayNumber < number { before = middle } else { after = middle }
    }
    return Timestamp(seconds: after)
  }

  private static let day = 24 * 60 * 60
}
