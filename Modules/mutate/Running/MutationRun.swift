import Foundation

/// One call of `Scripts/mutate`.
struct MutationRun {
  let options: MutateOptions
  let root: URL

  /// - Returns: whether every target passes.
  func run() async throws(MutationError) -> Bool {
    let equivalents = try list("Tests/Mutation.equivalent")
    let survivors = try list("Tests/Mutation.survivors")
    let sources = try await sources()
    let targets = Set(sources.compactMap { MutationTarget.holding($0.path) })
    var tried: [TriedMutant] = []
    for tests in Set(targets.map(\.tests)).sorted() {
      let tested = MutationTarget.recorded.filter { $0.tests == tests }
      let inside = tested.filter(targets.contains)
      // A run over a diff marks the functions of all targets, so that what it measures serves the next run, whatever that one changes.
      let marked = options.reference == nil ? inside : tested
      let group = TargetGroup(
        package: MutationPackage(
          root: root, tests: [tests] + Set(inside.compactMap(\.moreTests)).sorted(), isForDiff: options.reference != nil), targets: inside,
        markedTargets: marked,
        shard: options.shard, trying: options.trying, equivalents: equivalents.keys)
      let changed = sources.filter { MutationTarget.holding($0.path)?.tests == tests }
      tried += try await group.tried(options.reference == nil ? changed : try withOthers(changed, in: marked))
    }
    let scores = MutationTarget.recorded.filter(targets.contains).map { TargetScore(target: $0, mutants: tried) }
    report(tried, scores)
    if options.records { try record(scores, tried) }
    return passes(tried, scores, survivors)
  }

  private func report(_ tried: [TriedMutant], _ scores: [TargetScore]) {
    for mutant in tried where mutant.isEquivalent && mutant.verdict.isKilled {
      Mutate.say("\(mutant.description): a test fails, so it is not equivalent: remove it from Tests/Mutation.equivalent.")
    }
    Mutate.say(([TargetScore.head] + scores.map(\.row)).joined(separator: "\n"))
  }

  private func passes(_ tried: [TriedMutant], _ scores: [TargetScore], _ survivors: MutantList) -> Bool {
    let isWhole = options.reference == nil && options.shard.count == 1 && sourcesAreTargets
    let failures = isWhole ? scores.compactMap(\.failure) : []
    for failure in failures { Mutate.say(failure) }
    let known = options.records ? Set(tried.filter(\.isMissed).map(\.key)) : survivors.keys
    let new = tried.filter { $0.isMissed && !known.contains($0.key) }
    if !new.isEmpty { Mutate.say("\(new.count) of them are not in Tests/Mutation.survivors: write tests that notice them.") }
    return failures.isEmpty && new.isEmpty && !tried.contains { $0.isEquivalent && $0.verdict.isKilled }
  }

  /// Whether only whole targets are mutated.
  private var sourcesAreTargets: Bool { options.folders.allSatisfy { folder in MutationTarget.recorded.contains { $0.folder == folder } } }

  private func record(_ scores: [TargetScore], _ tried: [TriedMutant]) throws(MutationError) {
    guard sourcesAreTargets else { throw MutationError("--record needs whole targets.") }
    let targets = Set(scores.map(\.target))
    // Read again, because another run may have recorded other targets meanwhile.
    let survivors = try list("Tests/Mutation.survivors")
    let others = survivors.entries.filter { entry in MutationTarget.holding(entry.key.file).map { !targets.contains($0) } ?? false }
    let missed = tried.filter(\.isMissed).map { MutantList.Entry(key: $0.key, reason: nil) }
    let document = MutationDocument(text: try text(of: "Tests/Mutation.md")).recording(scores)
    do {
      try MutantList(others + missed).text.write(to: root.appending(path: "Tests/Mutation.survivors"), atomically: true, encoding: .utf8)
      try document.text.write(to: root.appending(path: "Tests/Mutation.md"), atomically: true, encoding: .utf8)
    } catch {
      throw MutationError("the results cannot be written: \(error.localizedDescription)")
    }
  }
}

// Files.
extension MutationRun {
  private func sources() async throws(MutationError) -> [TargetMutants.Source] {
    let folders = options.folders.isEmpty ? MutationTarget.recorded.map(\.folder) : options.folders
    for folder in folders where MutationTarget.holding(folder) == nil {
      throw MutationError("\(folder) is in no target of Tests/Mutation.md; give a folder such as Modules/Domain.")
    }
    var changed: ChangedLines?
    if let reference = options.reference {
      let output = FileManager.default.temporaryDirectory.appending(path: "mutate-\(UUID().uuidString).diff")
      changed = try await ChangedLines.since(reference, root: root, output: output)
      do { try FileManager.default.removeItem(at: output) } catch { throw MutationError("\(output.path()) cannot be removed.") }
    }
    var sources: [TargetMutants.Source] = []
    for path in try files(in: folders) {
      if let changed {
        guard let lines = changed.lines[path] else { continue }
        sources.append((path, try text(of: path), lines))
      } else {
        sources.append((path, try text(of: path), nil))
      }
    }
    return sources
  }

  /// These sources, and the others of the targets without wanted mutants, in the order of their paths.
  private func withOthers(_ sources: [TargetMutants.Source], in targets: [MutationTarget]) throws(MutationError) -> [TargetMutants.Source] {
    let changed = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) })
    var all: [TargetMutants.Source] = []
    for path in try files(in: targets.map(\.folder)) {
      if let source = changed[path] { all.append(source) } else { all.append((path, try text(of: path), [])) }
    }
    return all
  }

  private func files(in folders: [String]) throws(MutationError) -> [String] {
    var files: Set<String> = []
    for folder in folders {
      if folder.hasSuffix(".swift") {
        files.insert(folder)
        continue
      }
      do {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
        files.formUnion(paths.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" })
      } catch {
        throw MutationError("\(folder) cannot be read: \(error.localizedDescription)")
      }
    }
    return files.sorted()
  }

  private func text(of path: String) throws(MutationError) -> String {
    do {
      return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    } catch {
      throw MutationError("\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  private func list(_ path: String) throws(MutationError) -> MutantList { try MutantList(text: text(of: path), name: path) }
}
