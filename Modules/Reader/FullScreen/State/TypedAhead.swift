/// What the user has typed and the full screen has not taken yet. A key has no meaning before its turn: what is typed before it may open a prompt, a
/// menu or an article.
struct TypedAhead {
  private var events: [InputEvent] = []
  /// The number of events that were taken. They are removed together: one by one would take quadratic time.
  private var taken = 0

  var isEmpty: Bool { taken == events.count }

  mutating func add(_ new: [InputEvent]) { events += new }

  /// The next event that the full screen can take; nil while the next key must wait. A waiting key holds back the keys behind it, but no other event,
  /// such as a new size of the window. ^C twice in a row overtakes all keys: it always ends the program.
  mutating func next(for state: inout ScreenState) -> InputEvent? {
    state.hasWaitingKeys = false
    if !state.inputAhead.isEmpty {
      events.insert(contentsOf: state.inputAhead, at: taken)
      state.inputAhead = []
    }
    guard let first = popFirst() else { return nil }
    guard state.mustWait(for: first) else { return first }
    taken -= 1
    if let place = events.indices.dropFirst(taken).first(where: { isInterrupt(at: $0) && isInterrupt(at: $0 + 1) }) {
      taken = place
      return popFirst()
    }
    state.hasWaitingKeys = true
    guard let place = events[taken...].firstIndex(where: { !$0.isTyped }) else { return nil }
    return events.remove(at: place)
  }

  /// The next event, whatever it means.
  mutating func popFirst() -> InputEvent? {
    guard !isEmpty else {
      (events, taken) = ([], 0)
      return nil
    }
    taken += 1
    return events[taken - 1]
  }

  private func isInterrupt(at place: Int) -> Bool { place < events.count && events[place] == .key(KeyMap.lastResort) }
}

extension InputEvent {
  /// Whether the event waits for the typed keys before it.
  var isTyped: Bool {
    switch self {
    case .key, .pause, .step, .paste: true
    case .mouse, .focused, .background, .cellSize, .resized, .continued, .suspended: false
    }
  }
}
