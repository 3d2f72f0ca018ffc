import Foundation
import LayerRules
import Testing

@testable import scaffold

/// Scripts/generated-app builds an app and runs its tests.
@Suite("Scripts/new app")
struct AppScaffoldTests {
  private static let files = Result { () throws(ScaffoldError) in
    try AppScaffold(checkout: Checkout(root: RepositoryTree.root), name: AppName("SupportDesk")).files()
  }

  @Test("an app names the project in its license and where its Core comes from, and nothing else of this clone")
  func names() throws {
    for (path, text) in try Self.files.get() where path != "LICENSE" {
      let naming = text.lines.filter { $0.lowercased().contains("strata") }
      #expect(naming.allSatisfy { path == "README.md" && $0.hasPrefix("Core is that of Strata, commit ") }, "\(path): \(naming)")
      // In code, a value for tests may be a sample.
      let stretches = path.hasSuffix(".swift") ? SourceStretch.all(of: text).filter { !$0.isCode }.map(\.text) : [text]
      let words = stretches.flatMap(WordRun.all).map(\.text).filter { $0 == "sample" || $0 == "Sample" || $0.hasPrefix("SAMPLE") }
      #expect(words.isEmpty && !text.contains("Modules/Sample") && !path.contains("/sample/"), "\(path)")
    }
  }

  @Test("an app has no part of the reader and of the comparison, and all that its scripts and documents mention")
  func parts() throws {
    let files = try Self.files.get()
    let rows = Set(files.keys.filter { $0.hasPrefix("Modules/") }.map { $0.split(separator: "/")[1] })
    #expect(rows == ["Core", "SupportDesk", "Tools"])
    for (path, text) in files where path.hasPrefix("Scripts/") || path.hasSuffix(".md") {
      #expect(!text.contains("{{") || path.contains("/scaffold/"), "\(path)")
      for word in text.matches(of: /(?:Scripts|Modules)\/[A-Za-z\/.+-]+/).map({ String($0.output) }) where !word.contains("further-checks")
      {
        let place = word.drop { $0 == "." }
        #expect(files.keys.contains { $0 == place || $0.hasPrefix(place + "/") || $0.hasPrefix(place) }, "\(path) mentions \(word)")
      }
    }
  }

  @Test("the types that the documents of an app name exist in it")
  func types() throws {
    let files = try Self.files.get()
    let declared = Set(files.filter { $0.key.hasSuffix(".swift") }.values.flatMap(SourceStretch.types))
    let folders = Set(files.keys.flatMap { $0.split(separator: "/") })
    for (path, text) in files where path.hasSuffix(".md") {
      for word in text.matches(of: /`([A-Z]\w+)`/).map(\.output.1) {
        let isModule = word.hasPrefix("Core") && folders.contains(word.dropFirst("Core".count))
        #expect(declared.contains(String(word)) || folders.contains(word) || isModule, "\(path) names \(word)")
      }
    }
  }

  @Test("the rule book of an app has a row for each of its targets, and no rule about anything else")
  func ruleBook() throws {
    let files = try Self.files.get()
    let text = try #require(files[".layers.json"])
    let book = try JSONDecoder().decode(RuleBook.self, from: Data(text.utf8))
    for layer in book.layers { #expect(files.keys.contains { $0.hasPrefix(layer.path) }, "\(layer.name)") }
    // A plugin is no part of the check.
    for path in files.keys where path.hasPrefix("Modules/") && path.hasSuffix(".swift") && !path.contains("/CheckLayers/") {
      #expect(
        book.layer(at: path.split(separator: "/").prefix(path.contains("/Drivers/") ? 4 : 3).joined(separator: "/")) != nil, "\(path)")
    }
    #expect(!["Reader", "Comparison", "FullScreen", "Database"].contains { text.contains($0) })
    #expect(book.features?.features.map(\.name).sorted() == ["Pictures", "Quotes"])
  }

  @Test(
    "a taken name is refused",
    arguments: [
      "Core", "Files", "Markup", "Quote", "Application", "Data", "Strata", "Sample", "Endpoints", "Spawn", "String", "Foundation",
    ])
  func taken(name: String) throws {
    let error = #expect(throws: ScaffoldError.self) {
      try AppScaffold(checkout: Checkout(root: RepositoryTree.root), name: AppName(name)).files()
    }
    #expect(error?.sentence.hasPrefix("The name \(name) is taken: ") == true, "\(error?.sentence ?? "")")
  }

  @Test("a folder in use, a folder inside the clone and a clone with changes are refused")
  func folders() throws {
    try UncommittedWorkTests.inRepository { checkout in
      let parent = FileManager.default.temporaryDirectory.appending(path: "apps-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: parent) }
      try FileManager.default.createDirectory(at: parent.appending(path: "used/folder"), withIntermediateDirectories: true)
      #expect(try checkout.place(ofNewApp: parent.appending(path: "new").path()).path().hasPrefix(parent.path()))
      for path in [
        parent.appending(path: "used").path(), "/etc/passwd", checkout.root.path(), checkout.root.appending(path: "Modules/x").path(),
      ] {
        #expect(throws: ScaffoldError.self) { try checkout.place(ofNewApp: path) }
      }
      try checkout.write(["new.txt": ""])
      let error = #expect(throws: ScaffoldError.self) { try checkout.place(ofNewApp: parent.appending(path: "new").path()) }
      #expect(error?.sentence.hasPrefix("This clone has changes") == true)
    }
  }
}
