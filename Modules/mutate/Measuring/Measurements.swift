/// What tests did without a mutant, suite by suite, kept from run to run: how long they took, and which functions they entered.
struct Measurements {
  /// A suite when it was measured.
  struct MeasuredSuite: Equatable {
    /// Of its tests then.
    let fingerprint: String
    /// The suite as a whole, or each of its tests if it is slow.
    let baselines: [TestProgram.Baseline]
  }

  private var suites: [String: MeasuredSuite] = [:]

  init() {}

  /// - Parameter text: A line per baseline.
  init(text: String) throws(MutationError) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 5, let run = Int(parts[2]), let milliseconds = Int(parts[3]) else { throw Self.damaged }
      var reached: Set<Int> = []
      for word in parts[4].split(separator: " ") {
        guard let number = Int(word) else { throw Self.damaged }
        reached.insert(number)
      }
      let baseline = TestProgram.Baseline(name: parts[0], duration: .milliseconds(milliseconds), reached: reached, run: run)
      let others = suites[baseline.suite].map { $0.fingerprint == parts[1] ? $0.baselines : [] } ?? []
      suites[baseline.suite] = MeasuredSuite(fingerprint: parts[1], baselines: others + [baseline])
    }
  }

  private static var damaged: MutationError { MutationError("the list of measured tests is damaged") }

  var text: String {
    suites.values.flatMap { suite in
      suite.baselines.map { baseline in
        let milliseconds = Int(baseline.duration / .milliseconds(1))
        let reached = baseline.reached.sorted().map(String.init).joined(separator: " ")
        return "\(baseline.name)\t\(suite.fingerprint)\t\(baseline.run)\t\(milliseconds)\t\(reached)\n"
      }
    }
    .sorted().joined()
  }

  /// What the suite did, unless its tests have changed.
  func baselines(of suite: String, fingerprint: String) -> [TestProgram.Baseline]? {
    guard let found = suites[suite], found.fingerprint == fingerprint else { return nil }
    return found.baselines
  }

  mutating func set(_ suite: String, to measured: MeasuredSuite) { suites[suite] = measured }
}
