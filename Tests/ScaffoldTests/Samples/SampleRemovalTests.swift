import Foundation
import Testing

@testable import scaffold

@Suite("Scripts/remove sample")
struct SampleRemovalTests {
  private static let repository = Checkout(root: URL(filePath: #filePath).appending(path: "../../../..").standardized)
  private static let files = Result { () throws(ScaffoldError) in
    let paths = try repository.allPaths()
    return (paths, try repository.readableTexts(of: paths))
  }

  /// The samples that are still there, whatever a person has removed.
  private static let present = (try? files.get()).map { files in Sample.all.filter { !$0.isGone(from: files.0) }.map(\.name) } ?? []

  /// The files without each sample. Made once for all tests.
  private static let alone = Dictionary(
    uniqueKeysWithValues: present.map { name in (name, Result { () throws(ScaffoldError) in try removing(name, from: files.get()) }) })

  private static func removing(_ name: String, from files: ([String], [String: String])) throws(ScaffoldError) -> (
    [String], [String: String]
  ) {
    let change = try SampleRemoval(of: Sample(named: name), from: files.1, with: files.0).change()
    return (files.0.filter { !change.removed.contains($0) }, change.applied(to: files.1))
  }

  private func files(without name: String) throws -> [String: String] { try #require(Self.alone[name]).get().1 }

  @Test("without a sample, no code names its types, and no document its commands, settings and files", arguments: present)
  func mentions(name: String) throws {
    let (sample, tree) = (try Sample(named: name), try Self.files.get().1)
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

  @Test("samples can be removed one after the other, in any order", .enabled(if: present.count > 1))
  func severalSamples() throws {
    let (one, other) = (Self.present[0], Self.present[1])
    let both = try Self.removing(other, from: #require(Self.alone[one]).get()).1
    let reversed = try Self.removing(one, from: #require(Self.alone[other]).get()).1
    #expect(Set(both.keys) == Set(reversed.keys))
    let different = both.keys.filter { both[$0] != reversed[$0] }.sorted()
    #expect(different == [])
  }

  @Test("the reference changes fit what is left", arguments: present)
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

  @Test("a sample that is gone is refused with a sentence", arguments: present)
  func gone(name: String) throws {
    let rest = try files(without: name)
    let error = #expect(throws: ScaffoldError.self) { try SampleRemoval(of: Sample(named: name), from: rest, with: Array(rest.keys)) }
    #expect(error?.sentence == "The sample \(name) is not in this tree any more: there is nothing to remove.")
  }

  @Test("a file without the line that an edit expects is named, and what to do", arguments: present)
  func changedFile(name: String) throws {
    var (paths, tree) = try Self.files.get()
    let path = "Modules/strata/Strata.swift"
    paths.append(path)
    tree[path] = tree[path]?.replacing("Command.self,", with: "Order.self,")
    let error = #expect(throws: ScaffoldError.self) { try SampleRemoval(of: Sample(named: name), from: tree, with: paths).change() }
    #expect(error?.sentence.hasPrefix(path) == true && error?.sentence.contains("get the file back from git") == true)
  }

  @Test("another name is refused with those that there are", arguments: ["", "cats", "Pictures", "../quotes"])
  func unknown(name: String) {
    let error = #expect(throws: ScaffoldError.self) { try ScaffoldRequest(["remove", "sample", name]) }
    #expect(error?.sentence.hasSuffix("name one of pictures, quotes.") == true)
  }

  @Test("a request may be dry")
  func request() throws {
    let request = try ScaffoldRequest(["remove", "sample", "quotes", "--dry-run"])
    #expect(request.isDry && request.task == .removeSample("quotes"))
  }
}
