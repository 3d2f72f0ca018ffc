/// The lines that the user typed earlier, and the place in them.
struct PromptHistory: Hashable, Sendable {
  /// The last one is the last.
  private let lines: [String]
  /// The index of the shown line; the number of lines for what is being typed.
  private var place: Int
  /// What the user was typing before going back.
  private var typed = ""

  init(_ lines: [String]) {
    self.lines = lines
    place = lines.count
  }

  /// The earlier line; nil before the first.
  mutating func back(from text: String) -> String? {
    guard place > 0 else { return nil }
    if place == lines.count { typed = text }
    place -= 1
    return lines[place]
  }

  /// The later line, and at last what was being typed; nil behind it.
  mutating func forth() -> String? {
    guard place < lines.count else { return nil }
    place += 1
    return place == lines.count ? typed : lines[place]
  }
}
