/// One location where a package breaks a rule.
public struct Finding: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let rule: Rule
  /// The name of the target, or of the package if the finding belongs to no target.
  public let target: String
  /// Relative to the package's root.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// What is wrong, as a sentence.
  public let sentence: String
  /// Whether the rule book has no row for the target, so that it cannot be checked.
  public let isUndecided: Bool

  package init(rule: Rule, target: String, file: String, line: Int, sentence: String, isUndecided: Bool = false) {
    self.rule = rule
    self.target = target
    self.file = file
    self.line = line
    self.sentence = sentence
    self.isUndecided = isUndecided
  }

  /// The text that tests compare, for example `Modules/Core/Domain/CurrentTime.swift:3 domain`.
  public var place: String { "\(file):\(line) \(rule.rawValue)" }

  /// In the format of compiler messages, so that editors can jump to the location.
  public var description: String { "\(file):\(line): error: \(sentence) [\(rule.rawValue)]" }

  public static func < (one: Finding, other: Finding) -> Bool {
    (one.file, one.line, one.rule, one.sentence) < (other.file, other.line, other.rule, other.sentence)
  }
}
