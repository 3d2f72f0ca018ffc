/// Runs suites without a mutant: how long they take, and which functions they enter.
struct SuiteMeasurement {
  let program: TestProgram
  /// How many functions can be marked.
  let functionCapacity: Int
  /// The number of this run; see ``SourceHistory``.
  var run = 0
  /// The tests of each suite.
  let tests: [String: [String]]

  /// The tests of a suite that takes longer are asked one by one, because most of them may not enter the function.
  private static let longestWhole = Duration.seconds(1)

  /// The baseline of each suite, or those of its tests if it is slow.
  func baselines(of suites: [String]) async throws(MutationError) -> [String: [TestProgram.Baseline]] {
    let wholes = try await results(of: suites)
    let slow = wholes.filter { $0.duration > Self.longestWhole }.map(\.suite)
    let single = try await results(of: slow.flatMap { tests[$0] ?? [] })
    return Dictionary(grouping: wholes.filter { !slow.contains($0.suite) } + single, by: \.suite)
  }

  private func results(of names: [String]) async throws(MutationError) -> [TestProgram.Baseline] {
    try await ParallelWork.results(of: names) { (name) throws(MutationError) in
      try await program.baseline(of: name, functionCapacity: functionCapacity, run: run)
    }
  }
}
