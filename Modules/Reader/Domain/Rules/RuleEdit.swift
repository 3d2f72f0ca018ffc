/// A rule that was added to the file or removed from it.
public struct RuleEdit: Hashable, Sendable {
  /// The line of the rule.
  public let text: String
  /// The place of the line in the file, from 1.
  public let line: Int
  /// Whether the rule was added, not removed.
  public let isAdded: Bool

  public init(_ text: String, line: Int, isAdded: Bool) {
    self.text = text
    self.line = line
    self.isAdded = isAdded
  }
}
