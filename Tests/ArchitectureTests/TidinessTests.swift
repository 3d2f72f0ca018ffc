import LayerRules
import Testing

/// The layout of the package, which lets a new reader guess the file from a name.
@Suite("Package layout")
struct TidinessTests {
  @Test("a file is named after the type, function or protocol it holds, and a type with a role stands in a file of its own name")
  func fileNames() async throws { try await MainPackage.expectNone(.fileName) }

  @Test("no file is longer than 300 lines")
  func fileLengths() async throws { try await MainPackage.expectNone(.fileLength) }

  @Test("the root of the package contains the manifest, three folders, three documents and the licence")
  func topLevel() async throws { try await MainPackage.expectNone(.topLevel) }

  @Test("every layer has its own test target")
  func testTargets() async throws { try await MainPackage.expectNone(.testTargets) }

  @Test("a target imports each of its dependencies")
  func dependencies() async throws {
    let unused = try await MainPackage.project().modules.flatMap { module in
      let imports = Set(module.files.flatMap(\.imports).map(\.module))
      return module.dependencies.filter { !imports.contains($0) }.map { "\(module.name) does not import \($0)" }
    }
    #expect(unused == [])
  }

  @Test("no folder contains more than 15 files")
  func folderSizes() async throws { try await MainPackage.expectNone(.folderSize) }

  @Test("a folder with 16 files is too large", arguments: [(15, 0), (16, 1)])
  func largeFolders(files: Int, violations: Int) {
    let sources = (0..<files).map { SourceFile(path: "Modules/Core/Domain/Type\($0).swift", text: "struct Type\($0) {}\n") }
    #expect(Self.rules(of: sources) == Array(repeating: .folderSize, count: violations))
  }

  @Test("a file may have 300 lines but not 301", arguments: [(300, 0), (301, 1)])
  func limit(lines: Int, violations: Int) {
    let text = "struct Long {}\n" + String(repeating: "// A line.\n", count: lines - 1)
    #expect(
      Self.rules(of: [SourceFile(path: "Modules/Core/Domain/Long.swift", text: text)]) == Array(repeating: .fileLength, count: violations))
  }

  /// The rules that a package breaks whose Domain has these files.
  private static func rules(of files: [SourceFile]) -> [Rule] {
    let domain = Module(name: "CoreDomain", path: "Modules/Core/Domain", dependencies: [], files: files)
    let tests = Module(name: "CoreDomainTests", path: "Tests/Core/CoreDomainTests", dependencies: ["CoreDomain"], files: [])
    let manifest = SourceFile(path: "Package.swift", text: "")
    return Project(name: "Small", modules: [domain, tests], manifest: manifest, topLevel: []).untidiness.map(\.rule)
  }

  @Test("the checks read this package but not its fixtures")
  func reading() async throws {
    let files = try await MainPackage.project().modules.flatMap(\.files).map(\.path)
    #expect(files.contains("Tests/ArchitectureTests/TidinessTests.swift"))
    #expect(files.contains { $0.hasPrefix("Modules/Core/Domain/") })
    #expect(!files.contains { $0.contains("/Fixtures/") })
  }
}
