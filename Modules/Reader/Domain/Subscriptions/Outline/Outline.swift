public import CoreDomain

/// A list of subscriptions in the exchange format of feed readers (OPML 2.0).
public struct Outline: Hashable, Sendable {
  /// The feeds, in document order. A feed that is in several folders has several entries.
  public let subscriptions: [Subscription]
  /// The entries that are not feeds on the web.
  public let refused: [Refused]
  /// The lines that are damaged, so that their entries cannot be read.
  public let damagedLines: [Int]
  /// The saved views, each name once.
  public let views: [SavedView]
  /// The names of entries that cannot be views.
  public let refusedViews: [String]

  public init(
    subscriptions: [Subscription], refused: [Refused] = [], damagedLines: [Int] = [], views: [SavedView] = [], refusedViews: [String] = []
  ) {
    self.damagedLines = damagedLines
    self.subscriptions = subscriptions
    self.refused = refused
    self.views = views
    self.refusedViews = refusedViews
  }

  /// An entry that does not name a feed on the web, but for example a command, a file or nothing.
  public struct Refused: Hashable, Sendable {
    /// The title of the entry.
    public let title: String
    /// The text in place of the URL.
    public let url: String
    /// Why the text is not a valid URL.
    public let problem: WebURL.ParseError

    public init(title: String, url: String, problem: WebURL.ParseError) {
      self.title = title
      self.url = url
      self.problem = problem
    }
  }
}
