import LayerRules
import Testing

/// The layout of the package, which lets a new reader guess the file from a name.
@Suite("Package layout")
struct TidinessTests {
  @Test("a file is named after the type, function or protocol it holds")
  func fileNames() async throws { try await expectNone(.fileName) }

  @Test("no file is longer than 300 lines")
  func fileLengths() async throws { try await expectNone(.fileLength) }

  @Test("the root of the package contains the manifest, three folders, two documents and the licence")
  func topLevel() async throws { try await expectNone(.topLevel) }

  @Test("every layer has its own test target")
  func testTargets() async throws { try await expectNone(.testTargets) }

  @Test("a target without its smaller features has at most 60 files and 3,500 lines, or what the rules allow it")
  func targetSizes() async throws { try await expectNone(.targetSize) }

  @Test("no folder contains more than 15 files")
  func folderSizes() async throws { try await expectNone(.folderSize) }

  @Test("a target with 61 files or 3,501 lines is too large, and so is a folder with 16 files")
  func largeTargets() {
    func rules(files: Int, lines: Int, inFolders folders: Int) -> [Rule] {
      let sources = (0..<files).map { number in
        let padding = String(repeating: "// A line.\n", count: lines / files - 1 + (number < lines % files ? 1 : 0))
        return SourceFile(
          path: "Modules/Composition/Folder\(number % folders)/Type\(number).swift",
          text: "struct Type\(number) {}\n" + padding)
      }
      let composition = Module(name: "Composition", path: "Modules/Composition", dependencies: [], files: sources)
      let tests = Module(name: "CompositionTests", path: "Tests/CompositionTests", dependencies: [], files: [])
      let manifest = SourceFile(path: "Package.swift", text: "")
      return Project(name: "Large", modules: [composition, tests], manifest: manifest, topLevel: []).untidiness.map(\.rule)
    }
    #expect(rules(files: 60, lines: 3500, inFolders: 4).isEmpty)
    #expect(rules(files: 61, lines: 3500, inFolders: 5) == [.targetSize])
    #expect(rules(files: 60, lines: 3501, inFolders: 4) == [.targetSize])
    #expect(rules(files: 16, lines: 16, inFolders: 1) == [.folderSize])
  }

  @Test("only the largest feature counts into the size of a target")
  func smallFeatures() {
    func files(_ count: Int, in folder: String) -> [SourceFile] {
      (0..<count).map {
        SourceFile(
          path: "Modules/Composition/\(folder)/\(folder)\($0 % 5)/\(folder)\($0).swift", text: "struct \(folder)\($0) {}\n")
      }
    }
    func rules(_ files: [SourceFile]) -> [Rule] {
      let modules = [
        Module(name: "Composition", path: "Modules/Composition", dependencies: [], files: files),
        Module(name: "CompositionTests", path: "Tests/CompositionTests", dependencies: [], files: []),
      ]
      return Project(name: "Large", modules: modules, manifest: SourceFile(path: "Package.swift", text: ""), topLevel: []).untidiness.map(
        \.rule)
    }
    let (shared, reading) = (files(20, in: "Text"), files(40, in: "Reading"))
    #expect(rules(shared + reading + files(9, in: "Quotes")).isEmpty)
    #expect(rules(shared + reading + files(1, in: "Filter")) == [.targetSize])
    #expect(rules(shared + files(41, in: "Quotes")) == [.targetSize])
  }

  @Test("a file may have 300 lines but not 301", arguments: [(300, 0), (301, 1)])
  func limit(lines: Int, violations: Int) {
    let text = "struct Long {}\n" + String(repeating: "// A line.\n", count: lines - 1)
    let file = SourceFile(path: "Modules/Domain/Long.swift", text: text)
    let domain = Module(name: "Domain", path: "Modules/Domain", dependencies: [], files: [file])
    let tests = Module(name: "DomainTests", path: "Tests/DomainTests", dependencies: ["Domain"], files: [])
    let project = Project(name: "Long", modules: [domain, tests], manifest: SourceFile(path: "Package.swift", text: ""), topLevel: [])
    #expect(project.untidiness.map(\.rule) == Array(repeating: .fileLength, count: violations))
  }

  @Test("the checks read this package but not its fixtures")
  func reading() async throws {
    let files = try await MainPackage.project().modules.flatMap(\.files).map(\.path)
    #expect(files.contains("Tests/ArchitectureTests/TidinessTests.swift"))
    #expect(files.contains { $0.hasPrefix("Modules/Domain/") })
    #expect(!files.contains { $0.contains("/Fixtures/") })
  }

  private func expectNone(_ rule: Rule) async throws {
    for finding in try await MainPackage.violations(of: rule) {
      Issue.record("\(finding.description)")
    }
  }
}
