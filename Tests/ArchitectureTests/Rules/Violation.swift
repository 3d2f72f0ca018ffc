/// One location where a package breaks a rule.
struct Violation: Hashable, Comparable, Sendable, CustomStringConvertible {
  let rule: Rule
  /// The name of the target, or of the package if the violation belongs to no target.
  let target: String
  /// Relative to the package's root.
  let file: String
  /// Counted from 1.
  let line: Int
  /// A description of the violation for the reader.
  let sentence: String

  /// The text that tests compare, for example `Modules/Domain/CurrentTime.swift:3 domain`.
  var place: String { "\(file):\(line) \(rule.rawValue)" }

  /// In the format of compiler messages, so that editors can jump to the location.
  var description: String { "\(file):\(line): [\(rule.rawValue)] \(sentence)" }

  static func < (one: Violation, other: Violation) -> Bool {
    (one.file, one.line, one.rule, one.sentence) < (other.file, other.line, other.rule, other.sentence)
  }
}
