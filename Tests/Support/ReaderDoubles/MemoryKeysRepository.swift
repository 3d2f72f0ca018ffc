public import ReaderDomain

/// A file of keys in memory.
public actor MemoryKeysRepository: KeysRepository {
  private var text: String
  /// Why reading and changing fail; nil when they succeed.
  private let error: ReaderError?

  public init(_ text: String = "", failing error: ReaderError? = nil) {
    self.text = text
    self.error = error
  }

  public func content() throws(ReaderError) -> String {
    if let error { throw error }
    return text
  }

  public func add(_ choose: @Sendable (String) -> NewsboatKeyReport) throws(ReaderError) -> NewsboatKeyReport {
    let report = choose(try content())
    text += report.lines.map { $0.text + "\n" }.joined()
    return report
  }
}
