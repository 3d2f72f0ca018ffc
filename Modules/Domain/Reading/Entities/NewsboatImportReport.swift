/// The result of a Newsboat import.
public struct NewsboatImportReport: Hashable, Sendable {
  /// The subscriptions that were added.
  public let added: [Subscription]
  /// The feeds in Newsboat's list, and the entries that were left out.
  public let list: NewsboatSubscriptions
  /// The result for the articles; nil when they were not requested or could not be imported.
  public let articles: Articles?
  /// Why articles or marks could not be imported; nil when all were imported. The feeds are followed in both cases.
  public let error: ReadingError?

  /// The number of listed feeds that were followed already.
  public var alreadyThere: Int { list.feeds.count - added.count }

  public init(added: [Subscription], list: NewsboatSubscriptions, articles: Articles?, error: ReadingError? = nil) {
    self.added = added
    self.list = list
    self.articles = articles
    self.error = error
  }

  /// The numbers of imported articles and marks.
  public struct Articles: Hashable, Sendable {
    /// The number of new articles.
    public let new: Int
    /// The number of articles that the import marked as read.
    public let read: Int
    /// The number of articles that the import starred.
    public let starred: Int

    public init(new: Int, read: Int, starred: Int) {
      self.new = new
      self.read = read
      self.starred = starred
    }
  }
}
