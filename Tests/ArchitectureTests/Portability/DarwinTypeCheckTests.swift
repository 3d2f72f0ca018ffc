import Foundation
import LayerRules
import Testing

/// Every file with a branch for another system compiles as on a Mac, against shapes of Darwin that this project wrote. No Mac has confirmed the shapes.
@Suite("Darwin branches", .enabled(if: DarwinSource.isImitated))
struct DarwinTypeCheckTests {
  @Test("every file with a branch for Darwin compiles against the shapes of Darwin")
  func branches() async throws {
    let (compiler, project) = (try await Self.compiler.value, try await MainPackage.project())
    try await compiler.replaceModules(of: project)
    for module in try project.modules + [Self.fuzzing()] {
      for fault in try await compiler.faults(in: module) {
        Issue.record("\(fault)\nIf only the shapes lack it, add it to Tests/ArchitectureTests/Portability/Shapes as Apple documents it.")
      }
    }
  }

  @Test("a branch that is wrong on Darwin is refused", arguments: PlantedBranch.wrong)
  func wrong(branch: PlantedBranch) async throws {
    let faults = try await Self.compiler.value.faults(in: branch.module)
    #expect(faults.contains { $0.contains(branch.fault) }, "\(faults)")
  }

  @Test("a branch that is right on Darwin is accepted", arguments: PlantedBranch.right)
  func right(branch: PlantedBranch) async throws {
    #expect(try await Self.compiler.value.faults(in: branch.module) == [])
  }

  @Test("conditions on the platform get the values that they have on a Mac, line by line")
  func conditions() {
    let source = DarwinSource(
      SourceFile(
        path: "A.swift",
        text: """
          #if canImport(Darwin)
            let a = "#if os(Linux)"
          #elseif os(Linux) && DEBUG
          #endif
          """))
    #expect(source.hasBranch)
    #expect(source.unknownConditions.isEmpty)
    #expect(
      source.text == """
        #if true
          let a = "#if os(Linux)"
        #elseif false && DEBUG
        #endif
        """)
    #expect(!DarwinSource(SourceFile(path: "A.swift", text: "let a = \"#if os(Linux)\"")).hasBranch)
    #expect(DarwinSource(SourceFile(path: "A.swift", text: "#if os(Windows)\n#endif")).unknownConditions == ["A.swift:1: #if os(Windows)"])
  }

  /// Prepared once for all tests.
  private static let compiler = Task { try await DarwinCompiler.preparing(try await MainPackage.project().manifest) }

  /// The manifest names this program only where fuzzing is prepared.
  private static func fuzzing() throws -> Module {
    let path = "Tests/Fuzzing"
    let files = try Place.names(in: Place.root.appending(path: path)).filter { $0.hasSuffix(".swift") }.map { name in
      SourceFile(path: "\(path)/\(name)", text: try Place.text(of: Place.root.appending(path: "\(path)/\(name)")))
    }
    return Module(name: "fuzzing", path: path, dependencies: ["Properties"], files: files)
  }
}
