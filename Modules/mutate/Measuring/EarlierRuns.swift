import Foundation

/// What runs over a diff know of earlier ones: which tests enter which functions, and what has changed since they were measured.
struct EarlierRuns {
  private let folder: URL
  var functions: FunctionNumbers
  private var history: SourceHistory
  private var measurements: Measurements

  private static let names = (functions: "functions.txt", sources: "sources.txt", tests: "tests.txt")

  init(folder: URL) throws(MutationError) {
    self.folder = folder
    do throws(MutationError) {
      functions = FunctionNumbers(text: try Self.text(of: Self.names.functions, in: folder))
      history = try SourceHistory(text: try Self.text(of: Self.names.sources, in: folder))
      measurements = try Measurements(text: try Self.text(of: Self.names.tests, in: folder))
    } catch {
      throw MutationError("\(error.sentence); remove \(folder.path()), and everything is built and measured again.")
    }
  }

  /// The number of this run.
  var run: Int { history.run }

  /// Begins a run with the text of all sources.
  mutating func begin(with sources: [String: String]) throws(MutationError) {
    history.begin(with: sources)
    try write(functions.text, to: Self.names.functions)
    try write(history.text, to: Self.names.sources)
  }

  /// What the tests of a suite did, unless their files have changed.
  func baselines(of suite: String, fingerprint: String) -> [TestProgram.Baseline]? {
    measurements.baselines(of: suite, fingerprint: fingerprint)
  }

  mutating func add(_ measured: [String: Measurements.MeasuredSuite]) throws(MutationError) {
    for (suite, baselines) in measured { measurements.set(suite, to: baselines) }
    try write(measurements.text, to: Self.names.tests)
  }

  /// Whether the tests may enter other functions than when they were measured: only if a file has changed that they entered.
  /// - Parameter unmarked: Files with functions that nothing marks; any tests may enter them.
  func hasChanged(_ baseline: TestProgram.Baseline, unmarked: Set<String>) -> Bool {
    let changed = history.changed(since: baseline.run)
    return !changed.isDisjoint(with: unmarked) || !changed.isDisjoint(with: functions.files(of: baseline.reached))
  }

  /// The text of a file; empty if there is none.
  private static func text(of name: String, in folder: URL) throws(MutationError) -> String {
    let file = folder.appending(path: name)
    guard FileManager.default.fileExists(atPath: file.path()) else { return "" }
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw MutationError("\(file.path()) cannot be read: \(error.localizedDescription)")
    }
  }

  private func write(_ text: String, to name: String) throws(MutationError) {
    let file = folder.appending(path: name)
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw MutationError("\(file.path()) cannot be written: \(error.localizedDescription)")
    }
  }
}
