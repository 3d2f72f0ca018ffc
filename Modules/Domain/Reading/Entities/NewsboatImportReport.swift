/// What taking over another reader's feeds and articles came to.
public struct NewsboatImportReport: Hashable, Sendable {
  /// The subscriptions that were added.
  public let added: [Subscription]
  /// What the other reader follows, and what of it was left out.
  public let list: NewsboatSubscriptions
  /// What came of its articles; nil when they were not wanted, or could not be taken over.
  public let articles: Articles?
  /// Why articles or marks could not be taken over; nil when all were. The feeds are followed either way.
  public let error: ReadingError?

  /// How many of its feeds were followed already.
  public var alreadyThere: Int { list.feeds.count - added.count }

  /// Makes a report.
  public init(added: [Subscription], list: NewsboatSubscriptions, articles: Articles?, error: ReadingError? = nil) {
    self.added = added
    self.list = list
    self.articles = articles
    self.error = error
  }

  /// What came of the articles.
  public struct Articles: Hashable, Sendable {
    /// How many were not here before.
    public let new: Int
    /// How many are read that were not so before.
    public let read: Int
    /// How many are starred that were not so before.
    public let starred: Int

    /// Makes the numbers.
    public init(new: Int, read: Int, starred: Int) {
      self.new = new
      self.read = read
      self.starred = starred
    }
  }
}
