/// Rules of the public list of how a feed reader should behave on the wire (https://rachelbythebay.com/frb/), a row of the score.
struct PolitenessRule: Sendable {
  /// What is so of the program.
  enum Verdict: Sendable {
    /// It does as the rule says; these tests show it.
    case met([String])
    /// It does not, because.
    case notMet(String)
    /// There is nothing to which the rule could apply, because.
    case doesNotApply(String)
  }

  /// The numbers of the rules, in their order.
  let numbers: ClosedRange<Int>
  /// What they ask for, in our words.
  let wording: String
  /// What is so.
  let verdict: Verdict

  init(_ numbers: ClosedRange<Int>, _ wording: String, _ verdict: Verdict) {
    self.numbers = numbers
    self.wording = wording
    self.verdict = verdict
  }

  init(_ number: Int, _ wording: String, _ verdict: Verdict) {
    self.init(number...number, wording, verdict)
  }

  /// The numbers as the list writes them.
  var id: String {
    [numbers.lowerBound, numbers.upperBound].prefix(numbers.count).map { String(repeating: "0", count: 3 - String($0).count) + String($0) }
      .joined(separator: "–")
  }

  /// The tests that show it.
  var tests: [String] {
    if case .met(let tests) = verdict { tests } else { [] }
  }
}
