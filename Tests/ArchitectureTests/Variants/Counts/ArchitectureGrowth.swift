import LayerRules

/// What a step from some sources to others costs. A file is kept if it keeps its name, and a line if its code is anywhere in both.
struct ArchitectureGrowth: Hashable, Sendable {
  let kept: Int
  let new: Int
  let gone: Int
  let added: Int
  let removed: Int

  init(from old: [ArchitectureSource], to new: [ArchitectureSource]) {
    let (oldNames, newNames) = (Set(old.map(\.file.name)), Set(new.map(\.file.name)))
    kept = oldNames.intersection(newNames).count
    self.new = newNames.subtracting(oldNames).count
    gone = oldNames.subtracting(newNames).count
    let (oldLines, newLines) = (Self.tally(old), Self.tally(new))
    added = Self.count(of: newLines, without: oldLines)
    removed = Self.count(of: oldLines, without: newLines)
  }

  /// The cells of the table.
  var cells: [String] { ["\(kept)", "\(new)", "\(gone)", "+\(added) −\(removed)"] }

  private static func tally(_ sources: [ArchitectureSource]) -> [String: Int] {
    Dictionary(sources.flatMap(\.code).map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static func count(of lines: [String: Int], without others: [String: Int]) -> Int {
    lines.reduce(0) { $0 + max(0, $1.value - (others[$1.key] ?? 0)) }
  }
}

/// A step to a larger architecture.
struct GrowthStep: Sendable {
  let title: String
  let production: ArchitectureGrowth
  let tests: ArchitectureGrowth
}

extension GrowthStep {
  /// All steps of the comparison.
  static func all(in project: Project) -> [GrowthStep] {
    [("mv", "mvvm"), ("mvvm", "vip"), ("store", "redux")].map { between($0, $1, in: project) }
  }

  private static func between(_ old: String, _ new: String, in project: Project) -> GrowthStep {
    let (before, after) = (ComparedArchitecture.named(old), ComparedArchitecture.named(new))
    let (sources, tests) = (before.sources(in: project), before.testSources(in: project))
    // What another architecture may import stays when the step leads to that one, and so do the tests of it.
    let stays = sources.filter { $0.file.tokens.contains { $0.text == "package" } }
    let left = Set(sources.map(\.file.name)).subtracting(stays.map(\.file.name))
    let typesLeft = Set(sources.filter { left.contains($0.file.name) }.flatMap(\.file.declarations).filter(\.isType).map(\.name))
    let testsStay = stays.isEmpty ? [] : tests.filter { typesLeft.isDisjoint(with: $0.file.tokens.map(\.text)) }
    return GrowthStep(
      title: "\(before.title) → \(after.title)",
      production: ArchitectureGrowth(from: sources, to: stays + after.sources(in: project)),
      tests: ArchitectureGrowth(from: tests, to: testsStay + after.testSources(in: project)))
  }
}
