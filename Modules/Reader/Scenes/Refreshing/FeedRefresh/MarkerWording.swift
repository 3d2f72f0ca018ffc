public import CoreScenes
public import ReaderDomain

/// The sentences about the marks that articles get when they arrive. The user knows what sets them as rules.
public enum MarkerWording {
  /// How many articles rules have hidden, such as `4 hidden by 2 rules`; nil for none.
  public static func hidden(_ marked: ArrivalMarks) -> String? {
    let hidden = marked.hidden.count
    return hidden == 0 ? nil : "\(CountWording.number(hidden)) hidden by \(CountWording.text(marked.hidingRules.count, "rule"))"
  }

  /// The warning that rules have hidden all that came.
  public static func everythingHidden(_ marked: ArrivalMarks) -> Message {
    Message(
      .warning, "Rules have hidden everything that came: \(CountWording.text(marked.hidden.count, "article")).",
      hint: "\(run: "list is:hidden") lists what is hidden, and \(run: "rules list") the rules.")
  }

  /// What is wrong with the rules, as warnings.
  public static func messages(for problems: MarkerProblems) -> [Message] {
    if let error = problems.error {
      let reason = ReadingErrorWording.message(for: error)
      return [
        Message(
          .warning, "No rule was applied: \(reason.sentence)",
          hint: reason.hint ?? "Then \(run: "rules apply") does what the rules would have done.")
      ]
    }
    let lines = problems.lines.prefix(mostLines).map {
      Message(.warning, ReadingErrorWording.message(for: $0).sentence, hint: "The other rules work.")
    }
    let left = problems.lines.count - lines.count
    guard left > 0 else { return lines }
    return lines + [Message(.warning, "\(CountWording.text(left, "more line")) of 'rules' \(left == 1 ? "is wrong" : "are wrong").")]
  }

  /// The maximum number of lines to report one by one.
  private static let mostLines = 5
}
