/// The Newsboat files to import.
public struct NewsboatFiles: Hashable, Sendable {
  /// The list of feeds.
  public let list: FileLocation
  /// The path of the file with the articles; nil when articles are not imported.
  public let articles: String?
  /// The path of the configuration file; nil for the file `config` beside the list, if there is one.
  public let configuration: String?
  /// Whether the user agrees that programs in the list are run at each refresh, and that imported keys run programs.
  public let runsPrograms: Bool

  public init(list: FileLocation, articles: String?, configuration: String? = nil, runsPrograms: Bool = false) {
    self.list = list
    self.articles = articles
    self.configuration = configuration
    self.runsPrograms = runsPrograms
  }
}
