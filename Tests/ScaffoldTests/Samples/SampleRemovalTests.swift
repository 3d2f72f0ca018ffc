import Foundation
import Testing

@testable import scaffold

@Suite("Scripts/remove sample")
struct SampleRemovalTests {
  private func files(without name: String) throws -> [String: String] { try #require(TreesWithoutSample.all[name]).get().texts }

  @Test(
    "without a sample, no code names its types, and no document its commands, settings and files", arguments: TreesWithoutSample.present)
  func mentions(name: String) throws {
    let (sample, tree) = (try Sample(named: name), try SampledTree.repository.get().texts)
    let rest = try files(without: name)
    let names = NamesOfSample(of: sample, removed: Set(tree.keys.filter { rest[$0] == nil }), in: tree)
    for (path, text) in rest where !path.contains("/Fixtures/") && !path.contains("caffold") {
      if path.hasSuffix(".swift") {
        for word in SwiftText(text).words where names.types.contains(word.word) { Issue.record("\(path) names \(word.word)") }
      } else if path.hasSuffix(".md"), !path.hasPrefix(".github/") {
        for command in sample.commands where text.contains("`\(command) ") || text.contains("`\(command)`") {
          Issue.record("\(path) describes \(command)")
        }
        for place in sample.texts where text.contains(place) { Issue.record("\(path) names \(place)") }
      }
    }
    #expect(rest["Package.swift"]?.contains("Tests\"") == true && rest["Modules/strata/Strata.swift"]?.contains("subcommands") == true)
  }

  @Test("samples can be removed one after the other, in any order", arguments: TreesWithoutSample.pairs)
  func severalSamples(one: String, other: String) throws {
    let both = try #require(TreesWithoutSample.all[one]).get().without(other).texts
    let reversed = try #require(TreesWithoutSample.all[other]).get().without(one).texts
    #expect(Set(both.keys) == Set(reversed.keys))
    // Blanks are left to swift-format.
    let different = both.keys.filter { both[$0]?.filter { !$0.isWhitespace } != reversed[$0]?.filter { !$0.isWhitespace } }
    #expect(different == [])
  }

  @Test("the reference changes fit what is left", arguments: TreesWithoutSample.present)
  func patches(name: String) throws {
    let rest = try files(without: name)
    for (path, text) in rest where path.hasPrefix("Scripts/Patches/") && path.hasSuffix(".patch") {
      for file in Patch(text).files where !file.isNew {
        // Lists are changed line by line.
        guard !WiringLine.paths.contains(file.path) || !path.contains("no-web") else { continue }
        #expect(file.applies(to: rest[file.path]), "\(path): \(file.path)")
      }
    }
  }

  @Test("a sample that is gone is refused with a sentence", arguments: TreesWithoutSample.present)
  func gone(name: String) throws {
    let rest = try files(without: name)
    let error = #expect(throws: ScaffoldError.self) { _ = try SampledTree(paths: Array(rest.keys), texts: rest).without(name) }
    #expect(error?.sentence == "The sample \(name) is not in this tree any more: there is nothing to remove.")
  }

  @Test("a file without the line that an edit expects is named, and what to do", arguments: TreesWithoutSample.present)
  func changedFile(name: String) throws {
    var tree = try SampledTree.repository.get()
    let (path, text) =
      name == "variants"
      ? ("Modules/strata/Commands/Reading/FullScreenCommand.swift", "runFullScreen(") : ("Modules/strata/Strata.swift", "Command.self,")
    tree.texts[path] = tree.texts[path]?.replacing(text, with: "another")
    let changed = tree
    let error = #expect(throws: ScaffoldError.self) { _ = try changed.without(name) }
    #expect(error?.sentence.hasPrefix(path) == true && error?.sentence.contains("get the file back from git") == true)
  }

  @Test("another name is refused with those that there are", arguments: ["", "cats", "Pictures", "../quotes"])
  func unknown(name: String) {
    let error = #expect(throws: ScaffoldError.self) { try ScaffoldRequest(["remove", "sample", name]) }
    #expect(error?.sentence.hasSuffix("name one of pictures, quotes, variants, reading.") == true)
  }

  @Test("without other architectures, no option, no hook for traces and no dialogue of a small feature is left")
  func withoutVariants() throws {
    guard TreesWithoutSample.present.contains("variants") else { return }
    let rest = try files(without: "variants")
    for (path, text) in rest where path.hasSuffix(".swift") && path.hasPrefix("Modules/") && !path.hasPrefix("Modules/scaffold/") {
      for word in ["SceneArchitecture", "architecture = ", "SceneTracer", "import Variant"] where text.contains(word) {
        Issue.record("\(path) has '\(word)'")
      }
    }
    #expect(rest["Scripts/Patches/pin/shared.patch"]?.contains("VariantsTests") == false)
    #expect(rest.keys.filter { $0.hasPrefix("Scripts/Patches/") && !$0.hasSuffix("/shared.patch") } == [])
    #expect(rest["Scripts/renew-patches"]?.contains("owner") == false)
  }

  @Test("a request may be dry")
  func request() throws {
    let request = try ScaffoldRequest(["remove", "sample", "quotes", "--dry-run"])
    #expect(request.isDry && request.task == .removeSample("quotes"))
  }
}
