import Testing

/// How the package is laid out, so that a new reader guesses the file from the name.
@Suite("The house is tidy")
struct TidinessTests {
  @Test("a file is named after the type, function or protocol it holds")
  func fileNames() async throws { try await expectNone(.fileName) }

  @Test("no file is longer than 300 lines")
  func fileLengths() async throws { try await expectNone(.fileLength) }

  @Test("the top of the package holds the manifest, three folders, two documents and the licence")
  func topLevel() async throws { try await expectNone(.topLevel) }

  @Test("every layer has a test target of its own")
  func testTargets() async throws { try await expectNone(.testTargets) }

  @Test("the limit of 300 lines is met by 300 and broken by 301", arguments: [(300, 0), (301, 1)])
  func limit(lines: Int, violations: Int) {
    let text = "struct Long {}\n" + String(repeating: "// A line.\n", count: lines - 1)
    let file = SourceFile(path: "Modules/Domain/Long.swift", text: text)
    let domain = Module(name: "Domain", path: "Modules/Domain", dependencies: [], files: [file])
    let tests = Module(name: "DomainTests", path: "Tests/DomainTests", dependencies: ["Domain"], files: [])
    let project = Project(name: "Long", modules: [domain, tests], manifest: SourceFile(path: "Package.swift", text: ""), topLevel: [])
    #expect(project.untidiness.map(\.rule) == Array(repeating: .fileLength, count: violations))
  }

  @Test("the checks read this package, and not its fixtures")
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
