import LayerRules

/// A file of an architecture, and the lines of it that belong to the architecture.
struct ArchitectureSource: Sendable {
  let file: SourceFile
  /// Lines of code: neither blank nor only a comment.
  let lines: Set<Int>

  init(_ file: SourceFile) {
    self.file = file
    var lines = file.codeLines
    if let own = ComparedArchitecture.ownMembers[file.path] { lines.formIntersection(file.lines(of: own)) }
    if let shared = ComparedArchitecture.sharedMembers[file.path] { lines.subtract(file.lines(of: shared)) }
    self.lines = lines
  }

  /// Whether all of the file belongs to the architecture, except what it words for all.
  var isWhole: Bool { ComparedArchitecture.ownMembers[file.path] == nil }

  /// The text of each line, with one space between two tokens and without comments.
  var code: [String] {
    let tokens = Dictionary(grouping: file.tokens, by: \.line)
    return lines.sorted().map { (tokens[$0] ?? []).map(\.text).joined(separator: " ") }
  }
}

extension SourceFile {
  var codeLines: Set<Int> { Set(tokens.map(\.line)) }

  /// The lines of the members with these names.
  fileprivate func lines(of members: Set<String>) -> Set<Int> {
    Set(SourceFragment.list(in: tokens).filter { members.contains($0.name) }.flatMap(\.lines))
  }
}

extension ComparedArchitecture {
  func sources(in project: Project) -> [ArchitectureSource] { Self.sources(in: production, of: project) }

  func testSources(in project: Project) -> [ArchitectureSource] { Self.sources(in: tests, of: project) }

  private static func sources(in places: [String], of project: Project) -> [ArchitectureSource] {
    project.modules.flatMap(\.files).filter { holds($0.path, places) }.map(ArchitectureSource.init)
  }
}
