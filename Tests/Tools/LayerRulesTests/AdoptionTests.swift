import Foundation
import Growth
import LayerRules
import Testing

/// LayerRules.md, followed step by step in a new package that depends on this one by a URL. It builds that package, so it belongs to the slow part.
@Suite("LayerRules.md", .enabled(if: SlowPart.isRun))
struct AdoptionTests {
  @Test("who follows LayerRules.md gets what it says, from the command and from the test")
  func adoption() async throws {
    let page = try Page()
    let folder = try TemporaryFolder()
    let client = folder.root.appending(path: "songs")
    try await publish(to: folder.root.appending(path: "strata"))

    let manifest = try page.block("swift", with: "let package")
    try write(
      manifest.replacing("https://github.com/you/strata", with: folder.root.appending(path: "strata").path()),
      to: client.appending(path: "Package.swift"))
    try write(try page.block("json", with: "layers"), to: client.appending(path: "layers.json"))
    try write("public struct Song {}\n", to: client.appending(path: "Sources/Domain/Song.swift"))
    try write("import Domain\nimport Foundation\n", to: client.appending(path: "Sources/Storage/SongFile.swift"))
    try write(try page.block("swift", with: "@Test"), to: client.appending(path: "Tests/LayerTests/LayerTests.swift"))

    let check = try page.block("sh", with: "check-layers\n")
    #expect(try await run(check, in: client) == 0)
    #expect(!FileManager.default.fileExists(atPath: client.appending(path: ".build/checkouts/FlyingFox").path()))

    try write(try page.block("swift", with: "Date()"), to: client.appending(path: "Sources/Domain/Song.swift"))
    let output = client.appending(path: "output")
    #expect(try await run(check, in: client, output: output) == 1)
    let printed = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
    for line in try page.block("text", with: "2 findings").split(separator: "\n") { #expect(printed.contains(line)) }

    #expect(try await run(try page.block("sh", with: "--write-baseline"), in: client) == 0)

    #expect(try await run("swift test --disable-xctest", in: client, output: output) == 1)
    let issues = try String(contentsOf: output, encoding: .utf8)
    #expect(issues.contains("Song.swift:4:1"))
    #expect(issues.contains("with 2 issues"))
    try write("public struct Song {}\n", to: client.appending(path: "Sources/Domain/Song.swift"))
    #expect(try await run("swift test --disable-xctest", in: client) == 0)
  }

  /// Makes a repository of this package's manifest and of the sources that a client gets, with a version.
  private func publish(to repository: URL) async throws {
    let root = try #require(PackageFolder.containing(#filePath)).root
    try FileManager.default.createDirectory(at: repository.appending(path: "Modules"), withIntermediateDirectories: true)
    for path in ["Package.swift", "Modules/Tools/LayerRules", "Modules/Tools/check-layers", "Modules/Tools/CheckLayers"] {
      try FileManager.default.copyItem(at: root.appending(path: path), to: repository.appending(path: path))
    }
    let git = "git -c user.name=Strata -c user.email=strata@example.org"
    #expect(try await run("git init -q && git add -A && \(git) commit -qm All && git tag 1.0.0", in: repository) == 0)
  }

  /// Runs a line of the shell and returns its exit code.
  private func run(_ line: String, in folder: URL, output: URL? = nil) async throws -> Int32 {
    let output = output ?? folder.deletingLastPathComponent().appending(path: "output")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", line]
    process.currentDirectoryURL = folder
    process.standardOutput = handle
    process.standardError = handle
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// The code blocks of LayerRules.md.
private struct Page {
  private let blocks: [(language: String, text: String)]

  init() throws {
    let root = try #require(PackageFolder.containing(#filePath)).root
    let text = try String(contentsOf: root.appending(path: "Modules/Tools/LayerRules.md"), encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    blocks = parts.indices.filter { !$0.isMultiple(of: 2) }.map { index in
      let lines = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (lines[0].split(separator: " ").first.map(String.init) ?? "", lines.count > 1 ? String(lines[1]) : "")
    }
  }

  /// The first block of a language that contains the words.
  func block(_ language: String, with words: String) throws -> String {
    try #require(blocks.first { $0.language == language && $0.text.contains(words) }?.text, "LayerRules.md has no block with \(words)")
  }
}
