/// Where another reader keeps what a person brings along from it.
public struct NewsboatFiles: Hashable, Sendable {
  /// The list of what it follows.
  public let list: FileLocation
  /// The path of the file with its articles; nil when they are not wanted.
  public let articles: String?

  /// Names the files of a reader.
  public init(list: FileLocation, articles: String?) {
    self.list = list
    self.articles = articles
  }
}
