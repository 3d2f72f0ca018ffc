/// A change of a feed's settings, as the user typed it.
public struct FeedSettingsChange: Hashable, Sendable {
  /// The name and the new value of one setting.
  public struct Assignment: Hashable, Sendable {
    public let name: String
    /// The new value; nil removes the setting.
    public let value: String?

    public init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  public let feed: FeedReference
  /// The settings to change. When empty, nothing changes.
  public let assignments: [Assignment]

  public init(_ feed: FeedReference, _ assignments: [Assignment]) {
    self.feed = feed
    self.assignments = assignments
  }
}
