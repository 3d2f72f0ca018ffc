/// Something that is wrong with what is kept, or that lies about.
public struct StorageFinding: Hashable, Sendable {
  /// The file.
  public let path: String
  /// The line, from 1; nil when it is about the whole file.
  public let line: Int?
  /// What is wrong.
  public let problem: String
  /// Whether nothing is lost by it: it goes away when the home is compacted.
  public let isHarmless: Bool

  /// Makes a finding.
  public init(path: String, line: Int? = nil, problem: String, isHarmless: Bool = false) {
    self.path = path
    self.line = line
    self.problem = problem
    self.isHarmless = isHarmless
  }
}
