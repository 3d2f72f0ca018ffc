/// A mutant, and what became of it.
struct TriedMutant {
  let target: MutationTarget
  let key: MutantKey
  let mutant: Mutant
  let verdict: Verdict
  /// Whether it is listed as equivalent.
  let isEquivalent: Bool

  /// Whether it counts against the tests.
  var isMissed: Bool { !isEquivalent && (verdict == .survived || verdict == .notReached) }

  /// `file:line: was → became`, with its number if the line has such changes more than once.
  var description: String {
    "\(key.file):\(mutant.line): \(mutant.change)" + (key.occurrence > 1 ? " (\(key.occurrence))" : "")
      + (verdict == .notReached ? ": no test that is asked enters the function" : "")
  }
}

/// The numbers of one target.
struct TargetScore: Equatable {
  let target: MutationTarget
  var counts: [Verdict: Int] = [:]
  var equivalent = 0
  /// By kind of change: how many were killed of how many that are viable and not equivalent.
  var operations: [Mutant.Operation: (killed: Int, all: Int)] = [:]

  static func == (one: TargetScore, other: TargetScore) -> Bool { one.row == other.row && one.operationRow == other.operationRow }

  init(target: MutationTarget, mutants: [TriedMutant]) {
    self.target = target
    for tried in mutants where tried.target == target {
      if tried.isEquivalent, !tried.verdict.isKilled, tried.verdict != .notViable {
        equivalent += 1
        continue
      }
      counts[tried.verdict, default: 0] += 1
      guard tried.verdict != .notViable else { continue }
      operations[tried.mutant.operation, default: (0, 0)].all += 1
      if tried.verdict.isKilled { operations[tried.mutant.operation, default: (0, 0)].killed += 1 }
    }
  }

  var killed: Int { Verdict.allCases.filter(\.isKilled).reduce(0) { $0 + count($1) } }
  var missed: Int { count(.survived) + count(.notReached) }
  /// All that compile.
  var viable: Int { killed + missed + equivalent }
  /// In percent, rounded down: 100 means all.
  var rate: Int { killed + missed == 0 ? 100 : killed * 100 / (killed + missed) }

  /// Why the target does not pass; nil if it does.
  var failure: String? {
    if rate < target.gate { return "\(target.name): \(rate) % are killed, and \(target.gate) % must be." }
    if equivalent * 100 > viable * MutationTarget.mostEquivalents {
      return "\(target.name): \(equivalent) of \(viable) are listed as equivalent, and at most \(MutationTarget.mostEquivalents) % may be."
    }
    return nil
  }

  func count(_ verdict: Verdict) -> Int { counts[verdict] ?? 0 }

  static let head = """
    | target | mutants | a test fails | a crash | the time limit | survived | not reached | equivalent | killed | not viable |
    |---|---|---|---|---|---|---|---|---|---|
    """

  var row: String {
    let numbers = [viable] + [Verdict.killed, .crashed, .limit, .survived, .notReached].map(count) + [equivalent]
    return "| \(target.name) | " + numbers.map { "\($0) | " }.joined() + "\(rate) % | \(count(.notViable)) |"
  }

  static var operationHead: String {
    let names = Mutant.Operation.allCases.map { " \($0.rawValue) |" }.joined()
    return "| target |\(names)\n|---|" + Mutant.Operation.allCases.map { _ in "---|" }.joined()
  }

  var operationRow: String {
    "| \(target.name) |"
      + Mutant.Operation.allCases.map { operations[$0].map { " \($0.killed) of \($0.all) |" } ?? " – |" }.joined()
  }
}
