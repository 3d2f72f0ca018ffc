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
    var functions = package.isForDiff ? FunctionNumbers(text: try text(of: Self.functionList)) : FunctionNumbers()
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
    if package.isForDiff { try write(functions.text, to: Self.functionList) }
    say("\(mutants.all.count) mutants; building")
    let start = ContinuousClock.now
    let build = MutantBuild(
      package: package, targets: targets, markedTargets: markedTargets, files: mutants.files, functionCapacity: functions.capacity)
    let earlier = Set(mutants.all.filter { known[$0.key] == .notViable }.map(\.number))
    let refused = try await build.build(without: earlier) { numbers throws(MutationError) in
      for mutant in mutants.all where numbers.contains(mutant.number) { try await log.add(.notViable, on: mutant.key) }
    }
    say("built in \(seconds(since: start)) s; \(refused.count) mutants do not compile")
    return try await verdicts(on: mutants, of: functions, refused: refused, log) + others
  }

  /// Tries the mutants. Tests that are killed leave files behind, so they get a temporary folder that is removed at the end.
  private func verdicts(
    on mutants: TargetMutants, of functions: FunctionNumbers, refused: Set<Int>, _ log: VerdictLog
  ) async throws(MutationError) -> [TriedMutant] {
    let temporary = FileManager.default.temporaryDirectory.appending(path: "mutate-\(UUID().uuidString)", directoryHint: .isDirectory)
    try make(temporary)
    let found: [TriedMutant]
    do throws(MutationError) {
      let tests = TestProgram(program: package.program, folder: try makeLogFolder(), temporary: temporary)
      found = try await verdicts(on: mutants, of: functions, refused: refused, tests, log)
    } catch {
      try remove(temporary)
      throw error
    }
    try remove(temporary)
    return found
  }

  private func verdicts(
    on mutants: TargetMutants, of functions: FunctionNumbers, refused: Set<Int>, _ tests: TestProgram, _ log: VerdictLog
  ) async throws(MutationError) -> [TriedMutant] {
    let start = ContinuousClock.now
    let suites = Dictionary(grouping: try await tests.tests(of: package.tests), by: TestProgram.suite)
    let folders = try SuiteFolders(suites.keys.sorted(), root: package.root, folders: targets.flatMap(\.suiteFolders))
    let program = package.isForDiff ? tests.checked() : try await tests.measured(folders.all)
    let measurement = SuiteMeasurement(program: program, functions: functions, tests: suites)
    let measured =
      package.isForDiff
      ? try await remembered(folders.all, measurement) : Array(try await measurement.baselines(of: folders.all).values.joined())
    let baselines = measured.filter { $0.duration <= longestTest }
    say("it is known after \(seconds(since: start)) s what \(folders.all.count) suites enter")
    for test in measured where test.duration > longestTest {
      say("not asked, because it takes \(test.duration.components.seconds) s: \(test.name)")
    }
    let found = try await ParallelWork.results(of: mutants.all) { (mutant) throws(MutationError) -> TriedMutant in
      let file = Set(mutants.files[mutant.key.file]?.functions.map(\.number) ?? [])
      let own = Set(mutant.target.suiteFolders.flatMap { folders.suites[$0] ?? [] })
      let asked = baselines.filter { own.contains($0.suite) && $0.enters(mutant.function, inFileOf: file) }
      let verdict = refused.contains(mutant.number) ? .notViable : try await program.verdict(on: mutant.number, suites: asked)
      try await log.add(verdict, on: mutant.key)
      let tried = tried(mutant, verdict)
      if tried.isMissed { Mutate.say(tried.description) }
      return tried
    }
    say("all mutants tried after \(seconds(since: start)) s")
    return found
  }

  /// What the suites did when they were measured the last time. Only suites whose tests have changed since then are measured again.
  private func remembered(_ suites: [String], _ measurement: SuiteMeasurement) async throws(MutationError) -> [TestProgram.Baseline] {
    let fingerprints = try SuiteFingerprints.read(package.tests, suites: Array(measurement.tests.keys), root: package.root)
    var measurements = Measurements(text: try text(of: Self.measurementList))
    let changed = suites.filter { measurements.baselines(of: $0, fingerprint: fingerprints[$0]) == nil }
    if !changed.isEmpty {
      say("measuring suites that are new or have changed: \(changed.count)")
      for (suite, baselines) in try await measurement.baselines(of: changed) {
        measurements.set(suite, to: Measurements.MeasuredSuite(fingerprint: fingerprints[suite], baselines: baselines))
      }
      try write(measurements.text, to: Self.measurementList)
    }
    return suites.flatMap { measurements.baselines(of: $0, fingerprint: fingerprints[$0]) ?? [] }
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

  /// The files that runs over a diff share.
  private static let functionList = "functions.txt"
  private static let measurementList = "measured.txt"

  /// The text of a file of the package's folder; empty if there is none.
  private func text(of name: String) throws(MutationError) -> String {
    let file = package.folder.appending(path: name)
    guard FileManager.default.fileExists(atPath: file.path()) else { return "" }
    do { return try String(contentsOf: file, encoding: .utf8) } catch { throw MutationError("\(file.path()) cannot be read.") }
  }

  private func write(_ text: String, to name: String) throws(MutationError) {
    let file = package.folder.appending(path: name)
    do { try text.write(to: file, atomically: true, encoding: .utf8) } catch { throw MutationError("\(file.path()) cannot be written.") }
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
