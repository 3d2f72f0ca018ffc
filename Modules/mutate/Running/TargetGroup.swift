import Foundation

/// The targets that one test target tests, with all their mutants: built together, and then tried one by one.
struct TargetGroup {
  let package: MutationPackage
  /// The targets with mutants.
  let targets: [MutationTarget]
  /// The targets with functions that are marked when they run.
  let markedTargets: [MutationTarget]
  let shard: MutateOptions.Shard
  let trying: MutateOptions.Trying
  let equivalents: Set<MutantKey>

  /// A test that takes longer is not asked, because every mutant that survives would wait for it.
  private var longestTest: Duration {
    if package.isForDiff { return .seconds(10) }
    return package.tests[0] == "FullScreenTests" ? .seconds(5) : .seconds(40)
  }

  func tried(_ sources: [TargetMutants.Source]) async throws(MutationError) -> [TriedMutant] {
    try make(package.folder)
    let log = VerdictLog(file: package.folder.appending(path: "verdicts.txt"))
    let known = try await log.verdicts()
    let kept =
      switch trying {
      case .all: [MutantKey: Verdict]()
      case .missed: known.filter { $0.value.isKilled }
      case .new: known
      }
    var earlier = package.isForDiff ? try EarlierRuns(folder: package.folder) : nil
    var functions = earlier?.functions ?? FunctionNumbers()
    let mutants = TargetMutants(sources, numbers: &functions, marksAll: package.isForDiff) { number, key in
      shard.holds(number) && kept[key] == nil
    }
    let others =
      kept.isEmpty
      ? []
      : TargetMutants(sources, numbers: &functions) { number, _ in shard.holds(number) }.all.compactMap { mutant in
        kept[mutant.key].map { tried(mutant, $0) }
      }
    guard !mutants.all.isEmpty else { return others }
    earlier?.functions = functions
    try earlier?.begin(with: Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.text) }))
    say("\(mutants.all.count) mutants; building")
    let start = ContinuousClock.now
    let build = MutantBuild(
      package: package, targets: targets, markedTargets: markedTargets, files: mutants.files, functionCapacity: functions.capacity)
    let notViable = Set(mutants.all.filter { known[$0.key] == .notViable }.map(\.number))
    let refused = try await build.build(without: notViable) { numbers throws(MutationError) in
      for mutant in mutants.all where numbers.contains(mutant.number) { try await log.add(.notViable, on: mutant.key) }
    }
    say("built in \(seconds(since: start)) s; \(refused.mutants.count) mutants do not compile")
    return try await verdicts(on: mutants, functionCapacity: functions.capacity, refused: refused, earlier, log) + others
  }

  /// Tries the mutants. Tests that are killed leave files behind, so they get a temporary folder that is removed at the end.
  private func verdicts(
    on mutants: TargetMutants, functionCapacity: Int, refused: MutantBuild.Refused, _ earlier: EarlierRuns?, _ log: VerdictLog
  ) async throws(MutationError) -> [TriedMutant] {
    let temporary = FileManager.default.temporaryDirectory.appending(path: "mutate-\(UUID().uuidString)", directoryHint: .isDirectory)
    try make(temporary)
    let found: [TriedMutant]
    do throws(MutationError) {
      let tests = TestProgram(program: package.program, folder: try makeLogFolder(), temporary: temporary)
      found = try await verdicts(on: mutants, functionCapacity: functionCapacity, refused: refused, tests, earlier, log)
    } catch {
      try remove(temporary)
      throw error
    }
    try remove(temporary)
    return found
  }

  private func verdicts(
    on mutants: TargetMutants, functionCapacity: Int, refused: MutantBuild.Refused, _ tests: TestProgram, _ earlier: EarlierRuns?,
    _ log: VerdictLog
  ) async throws(MutationError) -> [TriedMutant] {
    let start = ContinuousClock.now
    let suites = Dictionary(grouping: try await tests.tests(of: package.tests), by: TestProgram.suite)
    let folders = try SuiteFolders(suites.keys.sorted(), root: package.root, folders: targets.flatMap(\.suiteFolders))
    let program = earlier == nil ? try await tests.measured(folders.all) : tests.checked()
    let measurement = SuiteMeasurement(program: program, functionCapacity: functionCapacity, run: earlier?.run ?? 0, tests: suites)
    let unmarked = Set(mutants.files.filter { $0.value.functions.contains { refused.functions.contains($0.number) } }.keys)
    let (measured, uncertain) = try await baselines(of: folders.all, measurement, earlier, unmarked: unmarked)
    say("the tests of \(folders.all.count) suites are known after \(seconds(since: start)) s")
    for test in measured where test.duration > longestTest {
      say("not asked, because it took \(test.duration.components.seconds) s when it was measured: \(test.name)")
    }
    let quick = measured.filter { $0.duration <= longestTest }
    let found = try await ParallelWork.results(of: mutants.all) { (mutant) throws(MutationError) -> TriedMutant in
      let own = Set(mutant.target.suiteFolders.flatMap { folders.suites[$0] ?? [] })
      let asked = quick.filter { own.contains($0.suite) }
      let entering = asked.filter { $0.reached.contains(mutant.function) }
      let others = asked.filter { !$0.reached.contains(mutant.function) && uncertain.contains($0.name) }
      let verdict =
        refused.mutants.contains(mutant.number)
        ? .notViable : try await program.verdict(on: mutant.number, entering: entering, others: others)
      try await log.add(verdict, on: mutant.key)
      let tried = tried(mutant, verdict)
      if tried.isMissed { Mutate.say(tried.description) }
      return tried
    }
    say("all mutants tried after \(seconds(since: start)) s")
    return found
  }

  /// What the tests of the suites do without a mutant, and the names of those that may enter other functions by now than what is known of them. With
  /// earlier runs, only suites whose files have changed are measured.
  private func baselines(
    of suites: [String], _ measurement: SuiteMeasurement, _ earlier: EarlierRuns?, unmarked: Set<String>
  ) async throws(MutationError) -> (all: [TestProgram.Baseline], uncertain: Set<String>) {
    guard var earlier else { return (Array(try await measurement.baselines(of: suites).values.joined()), []) }
    let fingerprints = try SuiteFingerprints.read(package.tests, suites: Array(measurement.tests.keys), root: package.root)
    let changed = suites.filter { earlier.baselines(of: $0, fingerprint: fingerprints[$0]) == nil }
    if !changed.isEmpty {
      say("measuring suites that are new or have changed: \(changed.count)")
      var measured: [String: Measurements.MeasuredSuite] = [:]
      for (suite, baselines) in try await measurement.baselines(of: changed) {
        measured[suite] = Measurements.MeasuredSuite(fingerprint: fingerprints[suite], baselines: baselines)
      }
      try earlier.add(measured)
    }
    let all = suites.flatMap { earlier.baselines(of: $0, fingerprint: fingerprints[$0]) ?? [] }
    return (all, Set(all.filter { earlier.hasChanged($0, unmarked: unmarked) }.map(\.name)))
  }

  private func tried(_ mutant: TargetMutants.Numbered, _ verdict: Verdict) -> TriedMutant {
    TriedMutant(
      target: mutant.target, key: mutant.key, mutant: mutant.mutant, verdict: verdict, isEquivalent: equivalents.contains(mutant.key))
  }

  /// An empty folder for what the tests print.
  private func makeLogFolder() throws(MutationError) -> URL {
    let logs = package.folder.appending(path: "logs", directoryHint: .isDirectory)
    try remove(logs)
    try make(logs)
    return logs
  }

  private func make(_ folder: URL) throws(MutationError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw MutationError("\(folder.path()) cannot be made: \(error.localizedDescription)")
    }
  }

  private func remove(_ folder: URL) throws(MutationError) {
    guard FileManager.default.fileExists(atPath: folder.path()) else { return }
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      throw MutationError("\(folder.path()) cannot be removed: \(error.localizedDescription)")
    }
  }

  private func say(_ text: String) { Mutate.say("\(package.tests[0]): \(text)") }

  private func seconds(since start: ContinuousClock.Instant) -> Int { Int((ContinuousClock.now - start).components.seconds) }
}
