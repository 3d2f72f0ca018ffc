import CoreComposition
import ReaderDomain

extension Traced: RuleRepository where Base == any RuleRepository {
  func document() async throws(ReaderError) -> RuleDocument {
    try await step(()) { () async throws(ReaderError) in try await base.document() }
  }

  func change(_ change: RuleChange) async throws(ReaderError) -> RuleDocument {
    try await step(change) { () async throws(ReaderError) in try await base.change(change) }
  }
}
