public import ReaderDomain

/// Reads the fetch states of another repository, and changes nothing in it.
public struct DryRunFetchStateRepository: FetchStateRepository {
  private let base: any FetchStateRepository

  public init(base: any FetchStateRepository) {
    self.base = base
  }

  public func all() async throws(ReaderError) -> [FeedID: FetchState] { try await base.all() }

  public func record(_ fetchStates: [FeedID: FetchState]) {}
}
