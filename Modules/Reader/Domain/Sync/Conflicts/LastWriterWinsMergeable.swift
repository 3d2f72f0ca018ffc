import CoreDomain

/// The state that a record gives its subject. Of all states of one subject, the latest wins.
protocol LastWriterWinsMergeable: Hashable, Sendable {
  /// The time of the change, by the clock of the device that made it.
  var moment: Timestamp { get }

  /// Whether this state wins against another one with the same time. The rule is a total order, so that all devices choose alike.
  func winsTie(against other: Self) -> Bool
}

extension LastWriterWinsMergeable {
  func isLater(than other: Self) -> Bool { moment != other.moment ? moment > other.moment : winsTie(against: other) }

  /// Replaces `known` if this state is later.
  func add(to known: inout Self?) {
    if let last = known, !isLater(than: last) { return }
    known = self
  }
}

extension Timestamp {
  /// The time of a new change at `now`. A clock that goes back, or another device's fast clock, must not make the new change lose.
  static func ofChange(at now: Timestamp, after known: Timestamp?) -> Timestamp {
    known.map { max(now, Timestamp(milliseconds: $0.milliseconds + 1)) } ?? now
  }
}
