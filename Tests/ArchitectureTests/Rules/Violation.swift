/// One place where a package breaks a rule.
struct Violation: Hashable, Comparable, Sendable, CustomStringConvertible {
  let rule: Rule
  /// The target's name, or the package's where no target is to blame.
  let target: String
  /// From the package's root.
  let file: String
  /// Counted from 1.
  let line: Int
  /// What is wrong, for a person.
  let sentence: String

  /// `Modules/Domain/CurrentTime.swift:3 domain`: what tests compare.
  var place: String { "\(file):\(line) \(rule.rawValue)" }

  /// As compilers write it, so that editors can jump there.
  var description: String { "\(file):\(line): [\(rule.rawValue)] \(sentence)" }

  static func < (one: Violation, other: Violation) -> Bool {
    (one.file, one.line, one.rule, one.sentence) < (other.file, other.line, other.rule, other.sentence)
  }
}
