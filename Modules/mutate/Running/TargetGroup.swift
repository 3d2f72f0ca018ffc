import Foundation

/// The targets that one test target tests, with all their mutants: built together, and then tried one by one.
struct TargetGroup {
  let package: MutationPackage
  let targets: [MutationTarget]
  let shard: MutateOptions.Shard
  let trying: MutateOptions.Trying
  let equivalents: Set<MutantKey>

  /// More than there are processors: a mutant that makes tests wait for ever uses none.
  private static let processesAtOnce = 4
  /// The tests of a suite that takes longer are asked one by one, because most of them may not enter the function.
  private static let longestWhole = Duration.seconds(1)
  /// A test that takes longer is not asked, because every mutant that survives would wait for it.
  private var longestTest: Duration { package.tests[0] == "FullScreenTests" ? .seconds(5) : .seconds(40) }

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
    let mutants = TargetMutants(sources) { number, key in shard.holds(number) && kept[key] == nil }
    let others = TargetMutants(sources) { number, _ in shard.holds(number) }.all.compactMap { mutant in
      kept[mutant.key].map { tried(mutant, $0) }
    }
    guard !mutants.all.isEmpty else { return others }
    say("\(mutants.all.count) mutants; building")
    let start = ContinuousClock.now
    let build = MutantBuild(package: package, targets: targets, files: mutants.files, functionCount: mutants.functionCount)
    let earlier = Set(mutants.all.filter { known[$0.key] == .notViable }.map(\.number))
    let refused = try await build.build(without: earlier) { numbers throws(MutationError) in
      for mutant in mutants.all where numbers.contains(mutant.number) { try await log.add(.notViable, on: mutant.key) }
    }
    say("built in \(seconds(since: start)) s; \(refused.count) mutants do not compile")
    return try await verdicts(on: mutants, refused: refused, log) + others
  }

  /// Tries the mutants. Tests that are killed leave files behind, so they get a temporary folder that is removed at the end.
  private func verdicts(on mutants: TargetMutants, refused: Set<Int>, _ log: VerdictLog) async throws(MutationError) -> [TriedMutant] {
    let temporary = FileManager.default.temporaryDirectory.appending(path: "mutate-\(UUID().uuidString)", directoryHint: .isDirectory)
    try make(temporary)
    let found: [TriedMutant]
    do throws(MutationError) {
      let tests = TestProgram(program: package.program, folder: try makeLogFolder(), temporary: temporary)
      found = try await verdicts(on: mutants, refused: refused, tests, log)
    } catch {
      try remove(temporary)
      throw error
    }
    try remove(temporary)
    return found
  }

  private func verdicts(
    on mutants: TargetMutants, refused: Set<Int>, _ tests: TestProgram, _ log: VerdictLog
  ) async throws(MutationError) -> [TriedMutant] {
    let start = ContinuousClock.now
    let names = try await tests.tests(of: package.tests)
    let suites = Dictionary(grouping: names, by: TestProgram.suite)
    let folders = try SuiteFolders(suites.keys.sorted(), root: package.root, folders: targets.flatMap(\.suiteFolders))
    let program = try await tests.measured(folders.all)
    let wholes = try await atOnce(folders.all) { suite throws(MutationError) in
      try await program.baseline(of: suite, functionCount: mutants.functionCount)
    }
    let slow = wholes.filter { $0.duration > Self.longestWhole }.map(\.suite)
    let single = try await atOnce(slow.flatMap { suites[$0] ?? [] }) { test throws(MutationError) in
      try await program.baseline(of: test, functionCount: mutants.functionCount)
    }
    let tooSlow = single.filter { $0.duration > longestTest }
    let baselines = (wholes.filter { !slow.contains($0.suite) } + single).filter { $0.duration <= longestTest }
    say("\(wholes.count) suites pass without mutants in \(seconds(since: start)) s; \(slow.count) of them are slow")
    for test in tooSlow { say("not asked, because it takes \(test.duration.components.seconds) s: \(test.name)") }
    let found = try await atOnce(mutants.all) { (mutant) throws(MutationError) -> TriedMutant in
      let entering = baselines.filter { $0.reached.contains(mutant.function) }
      let own = Set(mutant.target.suiteFolders.flatMap { folders.suites[$0] ?? [] })
      let asked = entering.filter { own.contains($0.suite) }
      let verdict = refused.contains(mutant.number) ? .notViable : try await program.verdict(on: mutant.number, suites: asked)
      try await log.add(verdict, on: mutant.key)
      let tried = tried(mutant, verdict)
      if tried.isMissed { Mutate.say(tried.description) }
      return tried
    }
    say("all mutants tried after \(seconds(since: start)) s")
    return found
  }

  private func tried(_ mutant: TargetMutants.Numbered, _ verdict: Verdict) -> TriedMutant {
    TriedMutant(
      target: mutant.target, key: mutant.key, mutant: mutant.mutant, verdict: verdict, isEquivalent: equivalents.contains(mutant.key))
  }

  /// The results in the order of the inputs.
  private func atOnce<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ work: @escaping @Sendable (Input) async throws(MutationError) -> Output
  ) async throws(MutationError) -> [Output] {
    var results: [Int: Output] = [:]
    do {
      try await withThrowingTaskGroup(of: (Int, Output).self) { group in
        for (index, input) in inputs.enumerated() {
          if index >= Self.processesAtOnce, let (done, output) = try await group.next() { results[done] = output }
          group.addTask { (index, try await work(input)) }
        }
        for try await (done, output) in group { results[done] = output }
      }
    } catch let error as MutationError {
      throw error
    } catch {
      throw MutationError(error.localizedDescription)
    }
    return inputs.indices.compactMap { results[$0] }
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
