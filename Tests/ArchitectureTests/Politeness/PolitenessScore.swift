/// The score as a Markdown table.
enum PolitenessScore {
  static func table(of rules: [PolitenessRule]) -> String {
    let rows = rules.map { "| \($0.id) | \($0.wording) | \(verdict($0)) | \(tests($0)) |" }
    return ([sum(of: rules), "", "| rule | asks for | met | shown by the test, or why not |", "|---|---|---|---|"] + rows).joined(
      separator: "\n")
  }

  /// Counts the rules, not the rows.
  private static func sum(of rules: [PolitenessRule]) -> String {
    var (met, notMet, none) = (0, 0, 0)
    for rule in rules {
      switch rule.verdict {
      case .met: met += rule.numbers.count
      case .notMet: notMet += rule.numbers.count
      case .doesNotApply: none += rule.numbers.count
      }
    }
    let (verb, auxiliary) = (notMet == 1 ? "is" : "are", none == 1 ? "does" : "do")
    return "Of \(met + notMet + none) rules, \(met) are met, \(notMet) \(verb) not, \(none) \(auxiliary) not apply."
  }

  private static func verdict(_ rule: PolitenessRule) -> String {
    switch rule.verdict {
    case .met: "yes"
    case .notMet: "no"
    case .doesNotApply: "–"
    }
  }

  private static func tests(_ rule: PolitenessRule) -> String {
    switch rule.verdict {
    case .met(let tests): tests.map { "`\($0)`" }.joined(separator: "; ")
    case .notMet(let reason), .doesNotApply(let reason): reason
    }
  }
}
