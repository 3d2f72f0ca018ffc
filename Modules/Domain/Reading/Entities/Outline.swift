/// A list of subscriptions as it travels between readers (OPML 2.0).
public struct Outline: Hashable, Sendable {
  /// The feeds, in the document's order.
  public let subscriptions: [Subscription]
  /// The entries that are no feed that can be followed.
  public let refused: [Refused]

  /// Makes an outline.
  public init(subscriptions: [Subscription], refused: [Refused] = []) {
    self.subscriptions = subscriptions
    self.refused = refused
  }

  /// An entry that names something else than a feed on the web: a command, a file, nothing.
  public struct Refused: Hashable, Sendable {
    /// What the entry calls itself.
    public let title: String
    /// What stands where the address should.
    public let url: String
    /// What is wrong with it.
    public let problem: WebURL.ParseError

    /// Makes an entry.
    public init(title: String, url: String, problem: WebURL.ParseError) {
      self.title = title
      self.url = url
      self.problem = problem
    }
  }
}
