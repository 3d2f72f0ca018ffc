import LayerRules

/// The numbers of files, lines, types and doubles of an architecture.
struct ArchitectureCounts: Sendable {
  let files: Int
  /// The number of lines of code for each use.
  let lines: [LineUse: Int]
  let types: Int
  let protocols: Int
  /// The files that a reader opens to follow one `show`, by the names of their types, sorted.
  let way: [String]
  /// The doubles that its tests use: those that all tests share, and its own.
  let doubles: [String]
  let testFiles: Int
  let testLines: Int

  /// - Parameters:
  ///   - wiring: The names of the files that create and connect the parts.
  ///   - shared: The names of the types that all tests share.
  init(production: [ArchitectureSource], tests: [ArchitectureSource], wiring: Set<String>, shared: Set<String>) {
    files = production.count
    lines = Dictionary(
      production.flatMap { source in
        LineUse.lines(of: source.file, wiring: wiring).filter { source.lines.contains($0.key) }.map { ($0.value, 1) }
      }, uniquingKeysWith: +)
    let whole = production.filter(\.isWhole).map(\.file)
    types = whole.flatMap(\.declarations).count(where: \.isType)
    protocols = whole.flatMap(\.declarations).count { $0.keyword == "protocol" }
    way = ActionWalk(of: whole).names
    let used = Set(tests.flatMap { $0.file.tokens.map(\.text) }).intersection(shared)
    let own = tests.flatMap(\.file.declarations).filter { $0.isType && !Self.commonProtocols.isSuperset(of: $0.inherits) }.map(\.name)
    doubles = used.sorted() + own.sorted()
    testFiles = tests.count
    testLines = tests.reduce(0) { $0 + $1.lines.count }
  }

  /// The number of lines for the three scenes.
  var ownLines: Int { [.list, .article, .count, .several].reduce(0) { $0 + (lines[$1] ?? 0) } }
  var allLines: Int { lines.values.reduce(0, +) }

  /// A type that conforms to these alone is a value of the tests, not a double.
  private static let commonProtocols: Set<String> = ["Sendable", "Hashable", "Equatable", "Error", "CustomTestStringConvertible"]
}

extension ArchitectureCounts {
  /// Counts the files in the architecture's folders.
  init(of architecture: ComparedArchitecture, in project: Project) {
    let support = project.modules.flatMap(\.files).filter { $0.path.hasPrefix("Tests/Support/") }
    self.init(
      production: architecture.sources(in: project), tests: architecture.testSources(in: project), wiring: architecture.wiring,
      shared: Set(support.flatMap(\.declarations).filter(\.isType).map(\.name)))
  }
}
