import LayerRules

/// The numbers of files, lines, types and doubles of an architecture.
struct ArchitectureCounts: Sendable {
  let files: Int
  /// Lines of code: neither blank nor only a comment.
  let lines: Int
  let types: Int
  let protocols: Int
  /// The files that a reader opens to follow one `show`, by the names of their types, sorted.
  let way: [String]
  /// The doubles that its tests use: those that all tests share, and its own.
  let doubles: [String]
  let testFiles: Int
  let testLines: Int

  /// - Parameter shared: The names of the types that all tests share.
  init(production: [SourceFile], tests: [SourceFile], shared: Set<String>) {
    files = production.count
    lines = production.reduce(0) { $0 + $1.codeLineCount }
    let declarations = production.flatMap(\.declarations)
    types = declarations.count(where: \.isType)
    protocols = declarations.count { $0.keyword == "protocol" }
    way = ActionWalk(of: production).names
    let used = Set(tests.flatMap { $0.tokens.map(\.text) }).intersection(shared)
    let own = tests.flatMap(\.declarations).filter { $0.isType && !Self.commonProtocols.isSuperset(of: $0.inherits) }.map(\.name)
    doubles = used.sorted() + own.sorted()
    testFiles = tests.count
    testLines = tests.reduce(0) { $0 + $1.codeLineCount }
  }

  /// A type that conforms to these alone is a value of the tests, not a double.
  private static let commonProtocols: Set<String> = ["Sendable", "Hashable", "Equatable", "Error", "CustomTestStringConvertible"]
}

extension ArchitectureCounts {
  /// Counts the files in the architecture's folders.
  init(of architecture: ComparedArchitecture, in project: Project) {
    let files = project.modules.flatMap(\.files)
    let support = files.filter { $0.path.hasPrefix("Tests/Support/") }
    self.init(
      production: files.filter { ComparedArchitecture.holds($0.path, architecture.production) },
      tests: files.filter { ComparedArchitecture.holds($0.path, architecture.tests) },
      shared: Set(support.flatMap(\.declarations).filter(\.isType).map(\.name)))
  }
}

extension SourceFile {
  /// The number of lines with code.
  fileprivate var codeLineCount: Int { Set(tokens.map(\.line)).count }
}
