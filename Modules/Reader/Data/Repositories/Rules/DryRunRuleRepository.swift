public import ReaderDomain

/// Answers as another repository would, and changes nothing in it.
public struct DryRunRuleRepository: RuleRepository {
  private let base: any RuleRepository

  public init(base: any RuleRepository) {
    self.base = base
  }

  public func document() async throws(ReaderError) -> RuleDocument { try await base.document() }

  public func change(_ change: RuleChange) async throws(ReaderError) -> RuleDocument { try await base.document().applying(change) }
}
