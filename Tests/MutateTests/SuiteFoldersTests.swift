import Foundation
import Testing

@testable import mutate

@Suite("The suites that are asked about a mutant")
struct SuiteFoldersTests {
  @Test("the suites of a folder are the types that its files declare")
  func folders() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "suite-folders-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "Tests/DataTests/Web/Deep", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("/// A struct NoTests.\n@Suite struct WebTests {}\nfinal class ClientTests {}".utf8).write(
      to: folder.appending(path: "WebTests.swift"))
    try Data("struct TextTests {}".utf8).write(to: folder.appending(path: "notes.txt"))
    let known = ["DataTests.WebTests", "DataTests.ClientTests", "DataTests.TextTests", "DataTests.NoTests", "DomainTests.WebTests"]
    let folders = try SuiteFolders(known, root: root, folders: ["DataTests/Web", "DomainTests"])
    #expect(folders.suites == ["DataTests/Web": ["DataTests.WebTests", "DataTests.ClientTests"], "DomainTests": ["DomainTests.WebTests"]])
    #expect(folders.all == ["DataTests.ClientTests", "DataTests.WebTests", "DomainTests.WebTests"])
    #expect(throws: MutationError.self) { try SuiteFolders(known, root: root, folders: ["DataTests/Nothing"]) }
  }

  @Test("a part of the data layer asks its own suites and those of other parts, and every other target asks its whole test target")
  func targets() {
    let folders = Dictionary(uniqueKeysWithValues: MutationTarget.recorded.map { ($0.name, $0.suiteFolders) })
    #expect(folders["Domain"] == ["DomainTests"])
    #expect(folders["Scenes"] == ["ScenesTests", "PresentationTests"])
    #expect(folders["FeedDates"] == ["DataTests/FeedDates"])
    #expect(folders["DataLayer"] == ["DataTests/Data", "DataTests/FeedFetching", "DataTests/FileStorage", "DataTests/StatusSync"])
    #expect(folders["SQLiteStorage"]?.first == "DataTests/SQLiteStorage")
  }
}
