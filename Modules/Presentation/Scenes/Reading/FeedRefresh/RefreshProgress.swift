/// How far a refresh is.
public struct RefreshProgress: Hashable, Sendable {
  /// Feeds that have had their turn.
  public let done: Int
  /// All feeds that take part.
  public let total: Int
  /// The same in words.
  public let text: String

  /// Makes a state.
  public init(done: Int, total: Int, text: String) {
    self.done = done
    self.total = total
    self.text = text
  }
}
