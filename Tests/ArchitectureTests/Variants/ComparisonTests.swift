import Foundation
import LayerRules
import Testing

/// The architectures can be compared, and each is its author's.
@Suite("Comparison of the architectures")
struct ComparisonTests {
  /// `Scripts/compare` names the file.
  @Test("the sources are counted into a file that the environment names", .enabled(if: ComparisonTests.counted != nil))
  func counts() async throws {
    let file = try #require(Self.counted)
    try ComparisonText.all(of: try await MainPackage.project()).write(toFile: file, atomically: true, encoding: .utf8)
  }

  private static let counted = ProcessInfo.processInfo.environment["STRATA_COUNTED"]

  @Test("the tests of every architecture cover the same situations", arguments: ComparedArchitecture.all.map(\.name))
  func coverage(name: String) async throws {
    // The session tests of Store run for Redux too.
    let files = ComparedArchitecture.named(name == "redux" ? "store" : name).testSources(in: try await MainPackage.project()).map(\.file)
    for situation in SessionCoverage.all {
      #expect(situation.isCovered(by: files), "\(name): \(situation.situation)")
    }
  }

  @Test("the members that are counted apart exist")
  func members() async throws {
    let files = try await MainPackage.project().modules.flatMap(\.files)
    for (path, members) in ComparedArchitecture.ownMembers.merging(ComparedArchitecture.sharedMembers, uniquingKeysWith: { $0.union($1) }) {
      let file = try #require(files.first { $0.path == path })
      #expect(members.isSubset(of: SourceFragment.list(in: file.tokens).map(\.name)), "\(path)")
    }
    for architecture in ComparedArchitecture.all {
      let names = files.filter { ComparedArchitecture.holds($0.path, architecture.production) }.map(\.name)
      #expect(architecture.wiring.isSubset(of: names), "\(architecture.title)")
    }
  }

  @Test("the compared architectures are those of the article list")
  func all() async throws {
    let files = try await MainPackage.project().modules.flatMap(\.files)
    let tokens = try #require(files.first { $0.name == "SceneArchitecture.swift" }).tokens
    let cases = tokens.indices.filter { tokens[$0].text == "case" }.map { tokens.text($0 + 1) }
    #expect(ComparedArchitecture.all.map(\.name) == cases)
    for architecture in ComparedArchitecture.all {
      #expect(files.contains { ComparedArchitecture.holds($0.path, architecture.production) }, "\(architecture.production) is empty")
      #expect(files.contains { ComparedArchitecture.holds($0.path, architecture.tests) }, "\(architecture.tests) is empty")
    }
  }

  @Test("every check of an architecture has a proof, and the tests that it names exist")
  func checks() async throws {
    let proofs = try ProofTable(of: ComparedArchitecture.checks)
    // In the order of the document.
    let claims = [
      10,  // ViDRep
      6,  // Store
      8,  // Redux
      9,  // Two rings
      6,  // VIP
      6,  // MVVM
      7,  // MV
      8,  // all seven
    ]
    #expect(proofs.rows.count == claims.reduce(0, +))
    for problem in proofs.problems(sentences: try await TestNames.all()) { Issue.record("\(problem)") }
  }
}
