/// A direction in a history.
enum HistoryStep: String, Sendable {
  case back, forward
}

/// The values that a user can go back to and forward to: states, or the actions that led to them.
///
/// After `back`, a new value replaces those that were ahead.
struct History<Value> {
  /// The earlier values, oldest first.
  private(set) var past: [Value] = []
  private(set) var present: Value
  /// The values that were left by going back, the next one last.
  private var ahead: [Value] = []

  init(_ first: Value) {
    present = first
  }

  /// All values up to the present one.
  var values: [Value] { past + [present] }

  /// Makes a value the present one.
  mutating func record(_ value: Value) {
    past.append(present)
    present = value
    ahead = []
  }

  /// Goes back or forward by one value.
  /// - Returns: The new present value; nil at the beginning, or at the end.
  mutating func go(_ step: HistoryStep) -> Value? {
    switch step {
    case .back:
      guard let previous = past.popLast() else { return nil }
      ahead.append(present)
      present = previous
    case .forward:
      guard let next = ahead.popLast() else { return nil }
      past.append(present)
      present = next
    }
    return present
  }
}

extension History: Sendable where Value: Sendable {}
