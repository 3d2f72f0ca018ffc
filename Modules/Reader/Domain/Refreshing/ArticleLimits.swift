public import CoreDomain

/// How many articles are kept, and how many are too many for the files that they are stored in.
public struct ArticleLimits: Sendable {
  private let configuration: any ConfigurationRepository
  private let advisor: any StorageAdvisor

  public init(configuration: any ConfigurationRepository, advisor: any StorageAdvisor) {
    self.configuration = configuration
    self.advisor = advisor
  }

  /// How long the articles of a feed without a setting of its own are kept.
  func retention() async throws(ReaderError) -> Retention { try await configuration.settings().retention }

  /// The number of articles, the first time that it is too large for files; nil otherwise.
  func articlesPastLimit() async throws(ReaderError) -> Int? {
    try await advisor.articlesPastLimit(past: StorageKind.maximumArticlesInFiles)
  }
}
