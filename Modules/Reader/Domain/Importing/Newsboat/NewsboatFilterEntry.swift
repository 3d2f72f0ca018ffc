/// A filter in Newsboat's files, with what it is for.
public struct NewsboatFilterEntry: Hashable, Sendable {
  public enum Use: Hashable, Sendable {
    /// A `query:` line or a `define-filter`, with its title.
    case view(String)
    /// An `ignore-article`, with the feed: a URL, `*` for all feeds, or `regex:` and an expression.
    case ignored(feed: String)
  }

  public let file: FileLocation
  /// The line number, from 1.
  public let line: Int
  public let use: Use
  public let filter: Result<NewsboatFilter, NewsboatFilterError>

  public init(file: FileLocation, line: Int, use: Use, filter: Result<NewsboatFilter, NewsboatFilterError>) {
    self.file = file
    self.line = line
    self.use = use
    self.filter = filter
  }
}
