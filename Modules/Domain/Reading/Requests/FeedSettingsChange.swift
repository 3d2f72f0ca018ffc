/// What a person wants to set for a feed, as it was typed.
public struct FeedSettingsChange: Hashable, Sendable {
  /// The name of a setting and what it shall be.
  public struct Assignment: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value; nil to unset it.
    public let value: String?

    /// Makes an assignment.
    public init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// Which feed.
  public let feed: FeedReference
  /// What to set. When empty, nothing is changed.
  public let assignments: [Assignment]

  /// Makes a change.
  public init(_ feed: FeedReference, _ assignments: [Assignment]) {
    self.feed = feed
    self.assignments = assignments
  }
}
