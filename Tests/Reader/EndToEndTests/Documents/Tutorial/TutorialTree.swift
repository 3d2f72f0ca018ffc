import Foundation

/// A copy of the project, to which the steps of the tutorial are applied.
struct TutorialTree {
  static let document = Source.root.appending(path: "Modules/Tutorial.md")
  /// The number of steps.
  static let steps = 8

  private let root: URL

  /// Where `Scripts/build` puts the programs.
  var programs: URL { root.appending(path: ".build/programs/debug") }

  static func inCopy(_ work: (TutorialTree) async throws -> Void) async throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: root) }
    // Neither what is built nor the history is a source.
    for name in try files.contentsOfDirectory(atPath: Source.root.path()) where name != ".git" && !name.hasPrefix(".build") {
      try files.copyItem(at: Source.root.appending(path: name), to: root.appending(path: name))
    }
    try await work(TutorialTree(root: root))
  }

  /// The whole files of a step.
  static func files(ofStep step: Int) throws -> [(path: String, text: String)] {
    try MarkdownFile(document).fences().compactMap { fence in
      guard case .file(let path, step) = fence.kind else { return nil }
      return (path, fence.text)
    }
  }

  /// Whether the tree has the files of a step as the tutorial shows them, and a line that its change adds.
  func shows(_ step: Int) throws -> Bool {
    let files = try Self.files(ofStep: step)
    let changes = try MarkdownFile(Self.document).fences().filter { $0.kind == .diff(step: step) }
    let changed = try changes.flatMap(\.content).filter { $0.hasPrefix("+++ b/") }.map { try text(of: String($0.dropFirst(6))) }
    let added = changes.flatMap(\.content).filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") && $0.count > 1 }.map { $0.dropFirst() }
    let isWritten = try files.allSatisfy { try text(of: $0.path) == $0.text }
    let isAdded = added.allSatisfy { line in changed.contains { $0.contains(line) } }
    return !(files.isEmpty && changes.isEmpty) && isWritten && isAdded
  }

  func text(of path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs Scripts/tutorial in the tree.
  func tutorial(_ arguments: String...) async throws -> Reply { try await tutorial(arguments) }

  /// Runs Scripts/tutorial in the tree.
  func tutorial(_ arguments: [String]) async throws -> Reply { try await run("Scripts/tutorial", arguments) }

  func shell(_ script: String) async throws -> Reply { try await run("/bin/bash", ["-c", script]) }

  private func run(_ program: String, _ arguments: [String]) async throws -> Reply {
    let file = program.hasPrefix("/") ? URL(filePath: program) : root.appending(path: program)
    return try await ChildProcess.start(
      file, arguments, input: "", environment: ProcessInfo.processInfo.environment, folder: root
    ).reply
  }
}
