import Foundation
import LayerRules
import Testing

@testable import scaffold

/// The tables in Modules/Presentation/Variants/README.md are up to date, and the reference changes can be made.
@Suite("Comparison of the architectures")
struct ComparisonTests {
  @Test("the counts in the comparison match the sources")
  func counts() async throws {
    let text = ComparisonText.counts(of: try await MainPackage.project())
    try MarkedBlock("counts").hold(text, in: ComparedArchitecture.document, script: ComparedArchitecture.script)
  }

  @Test("the prices of growing in the comparison match the sources and the patches")
  func growth() async throws {
    let text = try ComparisonText.growth(of: try await MainPackage.project())
    try MarkedBlock("growth").hold(text, in: ComparedArchitecture.document, script: ComparedArchitecture.script)
  }

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

  @Test("the cost of a change in the comparison matches its patches")
  func changes() throws {
    let text = try ComparisonText.changes()
    try MarkedBlock("changes").hold(text, in: ComparedArchitecture.document, script: ComparedArchitecture.script)
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

  @Test("every reference patch still applies", arguments: ReferenceChange.all, ReferenceChange.patchNames)
  func applies(change: ReferenceChange, name: String) throws {
    let files = try Self.filesWithoutAction.get()
    for file in try change.patch(name).files {
      let url = Place.root.appending(path: file.path)
      let text = try files[file.path] ?? (FileManager.default.fileExists(atPath: url.path()) ? Place.text(of: url) : nil)
      #expect(file.applies(to: text), "Scripts/Patches/\(change.name)/\(name).patch does not apply to \(file.path)")
    }
  }

  /// An action that Scripts/new has made is where the lines of the patches would be: the files that it has changed, as they were before.
  private static let filesWithoutAction = Result { () throws(ScaffoldError) in
    let actions = ActionScaffold(tree: try Checkout(root: Place.root).tree())
    return try actions.made.map { (made) throws(ScaffoldError) in try actions.removal(of: made).changed.mapValues(\.text) } ?? [:]
  }

  @Test(
    "there is a patch for each architecture and a shared one, and an architecture's touches only its files", arguments: ReferenceChange.all)
  func owners(change: ReferenceChange) throws {
    #expect(try Place.names(in: change.folder) == ReferenceChange.patchNames.map { "\($0).patch" }.sorted())
    // The wording of an article and of a count is VIP's, and every architecture shows it.
    let folders = ComparedArchitecture.all.flatMap { $0.production + $0.tests }.filter { !$0.hasSuffix("Detail") && !$0.hasSuffix("Count") }
      .map { $0 + "/" }
    for file in try change.patch(ReferenceChange.shared).files {
      #expect(!folders.contains { file.path.hasPrefix($0) }, "\(file.path) is not shared")
    }
    for architecture in ComparedArchitecture.all {
      for file in try change.patch(architecture.name).files {
        #expect(
          ComparedArchitecture.holds(file.path, architecture.production + architecture.tests),
          "\(architecture.name).patch touches \(file.path)")
      }
    }
  }
}
