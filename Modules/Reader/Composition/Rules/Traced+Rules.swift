import CoreComposition
import ReaderDomain

extension Traced: RuleRepository where Base == any RuleRepository {
  func document() async throws(ReadingError) -> RuleDocument {
    try await step(()) { () async throws(ReadingError) in try await base.document() }
  }

  func change(_ change: RuleChange) async throws(ReadingError) -> RuleDocument {
    try await step(change) { () async throws(ReadingError) in try await base.change(change) }
  }
}
