public struct RefreshProgress: Hashable, Sendable {
  /// The number of feeds that are done.
  public let done: Int
  /// The number of all feeds in the refresh.
  public let total: Int
  /// The progress as text, such as `3/4 feeds, 12 new, 3.0/s, waiting for example.org`.
  public let text: String

  public init(done: Int, total: Int, text: String) {
    self.done = done
    self.total = total
    self.text = text
  }
}
