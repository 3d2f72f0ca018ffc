/// Rules of the public list of how a feed reader should behave on the network (https://rachelbythebay.com/frb/); one row of the score.
struct PolitenessRule: Sendable {
  /// Whether the program meets the rules.
  enum Verdict: Sendable {
    /// The program meets the rules; these tests prove it.
    case met([String])
    /// The program does not meet the rules, for this reason.
    case notMet(String)
    /// The rules do not apply to the program, for this reason.
    case doesNotApply(String)
  }

  /// The numbers of the rules, in order.
  let numbers: ClosedRange<Int>
  /// The requirement of the rules, in our words.
  let wording: String
  let verdict: Verdict

  init(_ numbers: ClosedRange<Int>, _ wording: String, _ verdict: Verdict) {
    self.numbers = numbers
    self.wording = wording
    self.verdict = verdict
  }

  init(_ number: Int, _ wording: String, _ verdict: Verdict) {
    self.init(number...number, wording, verdict)
  }

  /// The numbers in the format of the list.
  var id: String {
    [numbers.lowerBound, numbers.upperBound].prefix(numbers.count).map { String(repeating: "0", count: 3 - String($0).count) + String($0) }
      .joined(separator: "–")
  }

  /// The tests that prove that the rules are met.
  var tests: [String] {
    if case .met(let tests) = verdict { tests } else { [] }
  }
}
