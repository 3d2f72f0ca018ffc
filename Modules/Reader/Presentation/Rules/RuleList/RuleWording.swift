import CoreScenes
import ReaderDomain
import ReaderScenes

/// The sentences about rules and what they do.
enum RuleWording {
  /// A rule of the file: its number, its line, and whether it still applies.
  static func line(for row: ListedRule, now: LocalTime) -> MessageText {
    let end = row.end.map { end in
      row.isInForce ? "  (until \(DateWording.end(end, in: now.zone)))" : "  (ended \(DateWording.end(end, in: now.zone)): does nothing)"
    }
    return "\(row.entry.number)  \(row.entry.text)\(end ?? "")"
  }

  /// What a new rule would have done.
  static func sentence(for effect: RuleEffect) -> MessageText {
    effect.count == 0
      ? "No article of the last \(RuleEffect.days) days matches it."
      : "\(CountWording.text(effect.count, "article")) of the last \(RuleEffect.days) days \(effect.count == 1 ? "matches" : "match") it. \(applies)"
  }

  private static let applies: MessageText =
    "It applies to articles that arrive from now on; \(run: "rules apply") applies it to those."

  /// The warning about a wrong line of the file.
  static func warning(for error: RuleError) -> Message {
    Message(.warning, RuleErrorWording.sentence(for: error), hint: "The other rules work.")
  }

  /// The warning about a rule that was added with an end in the past; nil for any other.
  static func warning(ofEnded rule: ListedRule) -> Message? {
    rule.isInForce ? nil : Message(.warning, "This rule does nothing: its end is in the past.", hint: "\(run: "rules remove") removes it.")
  }

  /// The stored articles that were hidden with a new rule.
  static func sentence(forHidden count: Int) -> MessageText {
    count == 0 ? "There is no further article to hide." : MessageText(MarkWording.sentence(for: .set(.hidden, true), count: count))
  }

  /// The warning for a rule that hides everything; nil when it does not.
  static func warning(for rule: ArticleRule, _ effect: RuleEffect) -> Message? {
    guard effect.hidesEverything(rule) else { return nil }
    return Message(
      .warning, "This rule hides everything: all \(CountWording.text(effect.all, "article")) of the last \(RuleEffect.days) days match it.",
      hint: "\(run: "rules remove") removes it.")
  }

  /// The warning that a rule was added, but the stored articles that it is about stay.
  static func warning(thatNothingWasHiddenFor error: ReaderError) -> Message {
    let reason = ReaderErrorWording.message(for: error)
    return Message(.warning, "The rule stays, and no stored article was hidden: \(reason.sentence.afterColon)", hint: reason.hint)
  }
}
