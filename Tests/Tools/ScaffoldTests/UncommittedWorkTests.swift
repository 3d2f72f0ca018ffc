import Foundation
import Testing

@testable import scaffold

@Suite("Work that is not committed")
struct UncommittedWorkTests {
  private static let made = "Modules/Sample/Domain/Ocelots/Ocelot.swift"

  @Test(
    "a new feature can be removed before it is committed, but not once its text has been edited",
    arguments: [(made, "/// "), ("Modules/Sample/sample/Sample.swift", "OcelotsFeature.self,")])
  func edited(path: String, place: String) throws {
    try Self.inRepository { checkout in
      let scaffold = Scaffold(checkout: checkout)
      let before = try checkout.tree()
      try checkout.apply(scaffold.newFeature(FeatureName("Ocelot")).change)
      #expect(try scaffold.removeFeature("Ocelot").change.applied(to: checkout.tree()) == before)
      try Self.edit(path, after: place, in: checkout)
      let error = #expect(throws: ScaffoldError.self) { _ = try scaffold.removeFeature("Ocelot") }
      #expect(error?.sentence == "\(path) has changes that are not committed: commit them first, so that they are not lost.")
      try Self.commit(in: checkout)
      #expect(try scaffold.removeFeature("Ocelot").change.removed.contains(Self.made))
    }
  }

  @Test("a list with changes of the user's own gets no line")
  func editedList() throws {
    try Self.inRepository { checkout in
      try Self.edit("Modules/Sample/sample/Sample.swift", after: "/// The ", in: checkout)
      let error = #expect(throws: ScaffoldError.self) {
        _ = try Scaffold(checkout: checkout).newFeature(FeatureName("Ocelot"))
      }
      #expect(error?.sentence.hasPrefix("Modules/Sample/sample/Sample.swift has changes that are not committed") == true)
    }
  }

  @Test("without git, nothing is changed")
  func withoutGit() throws {
    try Self.inRepository { checkout in
      try FileManager.default.removeItem(at: checkout.root.appending(path: ".git"))
      let error = #expect(throws: ScaffoldError.self) {
        _ = try Scaffold(checkout: checkout).newFeature(FeatureName("Ocelot"))
      }
      #expect(error?.sentence.contains("git init") == true)
    }
  }

  /// A git repository in a temporary folder, with the model and the lists.
  static func inRepository(_ body: (Checkout) throws -> Void) throws {
    let checkout = Checkout(root: FileManager.default.temporaryDirectory.appending(path: "scaffold-tests-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(at: checkout.root) }
    let lists = Set(WiringLine.all.map(\.path))
    let tree = try RepositoryTree.tree.get().filter { FeatureName.model.owns($0.key) || lists.contains($0.key) }
    var files = TreeChange()
    files.added = tree
    files.added[".swift-format"] = try String(contentsOf: RepositoryTree.root.appending(path: ".swift-format"), encoding: .utf8)
    try checkout.apply(files)
    try checkout.run(["git", "init", "--quiet"])
    try commit(in: checkout)
    try body(checkout)
  }

  static func commit(in checkout: Checkout) throws {
    try checkout.run(["git", "add", "--all"])
    try checkout.run(["git", "-c", "user.name=test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message", "A test"])
  }

  private static func edit(_ path: String, after place: String, in checkout: Checkout) throws {
    let url = checkout.root.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8).replacing(place, with: "\(place)better ", maxReplacements: 1)
    try Data(text.utf8).write(to: url)
  }
}
