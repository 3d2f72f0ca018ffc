public import Domain

/// Rules in memory.
public actor MemoryRuleRepository: RuleRepository {
  private var stored: RuleDocument
  /// Why reading and changing fail; nil when they succeed.
  private let error: ReadingError?

  public init(_ text: String = "", failing error: ReadingError? = nil) {
    stored = RuleDocument(text)
    self.error = error
  }

  public func document() throws(ReadingError) -> RuleDocument {
    if let error { throw error }
    return stored
  }

  public func change(_ change: RuleChange) throws(ReadingError) -> RuleDocument {
    if let error { throw error }
    stored = try stored.applying(change)
    return stored
  }
}
