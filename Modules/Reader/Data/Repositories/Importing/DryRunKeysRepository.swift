public import ReaderDomain

/// Answers as another repository would, and changes nothing in it.
public struct DryRunKeysRepository: KeysRepository {
  private let base: any KeysRepository

  public init(base: any KeysRepository) {
    self.base = base
  }

  public func content() async throws(ReaderError) -> String { try await base.content() }

  public func add(_ choose: @Sendable (String) -> NewsboatKeyReport) async throws(ReaderError) -> NewsboatKeyReport {
    choose(try await base.content())
  }
}
