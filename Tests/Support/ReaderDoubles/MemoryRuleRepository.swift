public import ReaderDomain

/// Rules in memory.
public actor MemoryRuleRepository: RuleRepository {
  private var stored: RuleDocument
  /// Why reading and changing fail; nil when they succeed.
  private let error: ReaderError?
  /// The number of changes that succeed; nil when reading fails, too.
  private var changesLeft: Int?

  /// - Parameter changes: the number of changes that succeed before changes fail, while reading never does; nil when both always fail.
  public init(_ text: String = "", failing error: ReaderError? = nil, afterChanges changes: Int? = nil) {
    stored = RuleDocument(text)
    self.error = error
    changesLeft = changes
  }

  public func document() throws(ReaderError) -> RuleDocument {
    if let error, changesLeft == nil { throw error }
    return stored
  }

  public func change(_ change: RuleChange) throws(ReaderError) -> RuleDocument {
    if let error, changesLeft ?? 0 == 0 { throw error }
    changesLeft = changesLeft.map { $0 - 1 }
    stored = try stored.applying(change)
    return stored
  }
}
