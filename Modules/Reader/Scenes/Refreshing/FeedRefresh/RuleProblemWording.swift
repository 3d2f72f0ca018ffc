public import CoreScenes
public import ReaderDomain

/// The sentences about what marks articles when they arrive. The user knows it as rules.
public enum RuleProblemWording {
  /// What is wrong with the rules, as warnings.
  public static func messages(for problems: MarkerProblems) -> [Message] {
    if let error = problems.error {
      let reason = ReaderErrorWording.message(for: error)
      return [
        Message(
          .warning, "No rule was applied: \(reason.sentence.afterColon)",
          hint: reason.hint ?? "Then \(run: "rules apply") does what the rules would have done.")
      ]
    }
    let lines = problems.lines.prefix(maximumLines).map {
      Message(.warning, ReaderErrorWording.message(for: $0).sentence, hint: "The other rules work.")
    }
    let left = problems.lines.count - lines.count
    guard left > 0 else { return lines }
    return lines + [Message(.warning, "\(CountWording.text(left, "more line")) of 'rules' \(left == 1 ? "is wrong" : "are wrong").")]
  }

  /// The maximum number of lines to report one by one.
  private static let maximumLines = 5
}
