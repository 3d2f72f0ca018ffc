import Foundation
import Testing

@testable import scaffold

/// The folders that apps are made in and updated.
@Suite("The folder of an app")
struct AppScaffoldTests {
  private static let repository = Checkout(root: URL(filePath: #filePath).appending(path: "../../../..").standardized)

  @Test("a folder that holds something is refused, and stays as it is")
  func fullFolder() throws {
    try Self.inFolder { folder in
      try Checkout(root: folder).write(["app/mine": "mine"])
      let task = try #require(try AppTask(["new", "app", "Ledger", "app"]))
      let error = #expect(throws: ScaffoldError.self) { try task.perform(in: Self.repository, from: folder) }
      #expect(error?.sentence.contains("is not an empty folder") == true)
      #expect(try Checkout(root: folder).allPaths() == ["app/mine"])
    }
  }

  @Test("without a repository of git, nothing is made")
  func noRepository() throws {
    try Self.inFolder { folder in
      let task = try #require(try AppTask(["new", "app", "Ledger", "app"]))
      #expect(throws: ScaffoldError.self) { try task.perform(in: Checkout(root: folder), from: folder) }
      #expect(try Checkout(root: folder).allPaths() == [])
    }
  }

  @Test("an app without a record, outside of git, or with changes that are not committed is not updated")
  func notUpdated() throws {
    try Self.inFolder { folder in
      let app = Checkout(root: folder)
      func sentence() throws -> String {
        let error = #expect(throws: ScaffoldError.self) { try AppTask(["new", "update", "."])?.perform(in: Self.repository, from: folder) }
        return try #require(error?.sentence)
      }
      #expect(try sentence().contains("has no .strata-template"))
      let request = try AppRequest(name: NameSpelling(checking: "Ledger"), feature: .model, keepsSamples: false)
      try app.write([AppRecord.path: AppRecord(request, commit: "1a2b").text])
      #expect(try sentence().contains("Commit the app to git first"))
      _ = try Tool.run(["git", "init", "--quiet"], in: folder)
      #expect(try sentence().contains("not committed"))
    }
  }

  @Test(
    "a feature of an app needs a name and the app's folder",
    arguments: [
      ["--app", "a"], ["Coin", "--app"], ["Coin", "Tip", "--app", "a"], ["coin", "--app", "a"], ["Coin", "--no-web", "--app", "a"],
    ])
  func refusedFeatures(arguments: [String]) {
    #expect(throws: ScaffoldError.self) { try AppTask(["new", "feature"] + arguments) }
  }

  @Test("a feature is added to an app alone")
  func features() throws {
    #expect(try AppTask(["new", "feature", "Coin", "--app", "a"]) == .add(FeatureName("Coin"), at: "a"))
    #expect(try AppTask(["new", "feature", "Coin"]) == nil)
    try Self.inFolder { folder in
      let task = try #require(try AppTask(["new", "feature", "Coin", "--app", "."]))
      let error = #expect(throws: ScaffoldError.self) { try task.perform(in: Self.repository, from: folder) }
      #expect(error?.sentence.contains("has no .strata-template") == true)
    }
  }

  private static func inFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { Checkout(root: folder).discard() }
    try work(folder)
  }
}
