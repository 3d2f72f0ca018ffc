/// The Newsboat files to import.
public struct NewsboatFiles: Hashable, Sendable {
  /// The list of feeds.
  public let list: FileLocation
  /// The path of the file with the articles; nil when articles are not imported.
  public let articles: String?

  public init(list: FileLocation, articles: String?) {
    self.list = list
    self.articles = articles
  }
}
