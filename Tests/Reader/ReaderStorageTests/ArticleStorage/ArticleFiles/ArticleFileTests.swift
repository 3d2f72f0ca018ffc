import CoreData
import CoreDomain
import DataDoubles
import Foundation
import ReaderDomain
import RecordJSON
import StorageDoubles
import Testing

@testable import ArticleStorage
@testable import Files

@Suite("The file of a feed's articles")
struct ArticleFileTests {
  private static let feed = StoreSample.feed()

  /// Runs `work` with an article file that has the articles of these numbers.
  private func with(_ numbers: [Int] = [1, 2], _ work: (ArticleFile, DataDirectory, TemporaryFolder) async throws -> Void) async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      let file = ArticleFile(of: Self.feed, in: directory)
      if !numbers.isEmpty { try file.add(numbers.map { line($0) }, to: nil) }
      try await work(file, directory, folder)
    }
  }

  private func line(_ number: Int, title: String? = nil) -> ArticleLine {
    ArticleLine(StoreSample.article(number, title: title), .html("<p>\(number)</p>"), digest: UInt64(number))
  }

  private static let name = "articles/\(feed).jsonl"

  private static let indexName = "articles/\(feed).index"

  /// Writes the article file long ago, so that it differs from the file that has the index.
  private func putLongAgo(_ text: String, in folder: TemporaryFolder) throws {
    try folder.put(text, Self.name)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: folder.path(Self.name))
  }

  private func identity(_ folder: TemporaryFolder) throws -> FileIdentity? { try StoredFile(path: folder.path(Self.name)).identity() }

  private func titles(_ file: ArticleFile) throws -> [String] {
    let index = try #require(try file.indexUnderLock())
    let lines = try #require(try file.lines(index.entries, of: index, whole: true))
    return try file.parsed(lines) { (line) throws(JSONError) in try ArticleLine(line) }.map(\.record.title)
  }

  @Test("a missing file has no index, no count and no content, and needs no repair")
  func missing() async throws {
    try await with([]) { file, _, folder async throws in
      #expect(try await file.index() == nil)
      #expect(try file.indexUnderLock() == nil && file.completeCount() == nil && file.repairUnderLock() == nil)
      #expect(try !file.isIncomplete(nil))
      #expect(try await file.reading { (_) throws(DataStoreError) in 1 } == nil)
      try file.compactUnderLock()
      #expect(try folder.names() == [])
    }
  }

  @Test("added lines are found, and an edited article has its last line")
  func added() async throws {
    try await with { file, _, _ async throws in
      try file.add([line(2, title: "Edited"), line(3)], to: try file.indexUnderLock())
      #expect(try titles(file) == ["Article 1", "Edited", "Article 3"])
      #expect(try file.indexUnderLock()?.isFromWriter == true && file.completeCount() == 3)
    }
  }

  @Test("every line is written once, however much is added at once, and an article that is added twice has its last line")
  func large() async throws {
    try await with([]) { file, _, folder async throws in
      let lines = (0..<5).map { number in
        ArticleLine(StoreSample.article(number % 4), .text(String(repeating: "\(number) words ", count: 60_000)), digest: UInt64(number))
      }
      var writer = JSONWriter()
      ArticleFileContent.writeHeader(of: Self.feed, to: &writer)
      for line in lines { _ = line.write(to: &writer) }
      try file.add(lines, to: nil)
      #expect(try folder.bytes(Self.name) == writer.bytes)
      let index = try #require(try file.indexUnderLock())
      #expect(index.entries.count == 4 && index.entries.map(\.digest) == [4, 1, 2, 3] && index.end == writer.bytes.count)
      try file.add(lines, to: index)
      #expect(try file.indexUnderLock()?.entries.count == 4)
      #expect(try folder.bytes(Self.name).count == 2 * writer.bytes.count - ArticleFileContent.headerLength(of: Self.feed))
    }
  }

  @Test("an index that is known is returned as long as the file has not changed")
  func known() async throws {
    try await with { file, _, _ async throws in
      let index = try #require(try await file.index())
      let marked = ArticleFileIndex(identity: index.identity, end: index.end, entries: [], isFromWriter: false)
      #expect(try await file.index(known: marked)?.entries.count == 0)
      try file.add([line(3)], to: index)
      #expect(try await file.index(known: marked)?.entries.count == 3)
    }
  }

  @Test("without its index, the file is parsed, and the index is made again")
  func withoutIndex() async throws {
    try await with { file, _, folder async throws in
      try folder.remove(Self.indexName)
      #expect(try file.completeCount() == 2)
      #expect(try ArticleFileIndex(folder.bytes(Self.indexName))?.entries.count == 2)
      #expect(try file.indexUnderLock()?.isFromWriter == false)
      #expect(try titles(file) == ["Article 1", "Article 2"])
    }
  }

  @Test("a feed is complete unless its file is empty, ends in the middle of a line, or was damaged before", arguments: [false, true])
  func complete(hasIndex: Bool) async throws {
    try await with { file, _, folder async throws in
      let whole = try folder.text(Self.name)
      func removeIndex() throws { if !hasIndex { try? folder.remove(Self.indexName) } }
      try removeIndex()
      #expect(try file.completeCount() == 2)
      try folder.put(whole + "{\"id\"", Self.name)
      try removeIndex()
      #expect(try file.completeCount() == nil)
      #expect(try file.isIncomplete(try file.indexUnderLock()))
      #expect(try file.completeCount() == nil)
      try folder.put(whole, Self.name)
      #expect(try !file.isIncomplete(try file.indexUnderLock()))
      try folder.put("", "articles/\(Self.feed).incomplete")
      #expect(try file.completeCount() == nil && file.isIncomplete(try file.indexUnderLock()) && file.isIncomplete(nil))
      try file.add([line(3)], to: try file.indexUnderLock())
      #expect(try file.completeCount() == 3 && !file.isIncomplete(try file.indexUnderLock()))
      try folder.put("", Self.name)
      try removeIndex()
      #expect(try file.completeCount() == nil)
    }
  }

  @Test("a file of a newer version is not complete, and reading it fails")
  func newer() async throws {
    try await with { file, _, folder async throws in
      try folder.put("{\"schema\":99}\n", Self.name)
      #expect(try file.completeCount() == nil)
      let newer = DataStoreError.newerVersion(path: folder.path(Self.name), version: 99, newest: 1)
      await #expect(throws: newer) { _ = try await file.index() }
      #expect(throws: newer) { _ = try file.repairUnderLock() }
    }
  }

  @Test("compaction removes outdated lines only, and leaves a file without them alone")
  func compaction() async throws {
    try await with { file, _, folder async throws in
      let before = try folder.text(Self.name)
      let identity = try identity(folder)
      try file.compactUnderLock()
      #expect(try self.identity(folder) == identity)
      func index() throws -> ArticleFileIndex? {
        ArticleFileIndex(try folder.bytes(Self.indexName))
      }
      try file.add([line(1, title: "Edited")], to: try file.indexUnderLock())
      try file.add([line(1)], to: try file.indexUnderLock())
      try file.compactUnderLock()
      #expect(try index()?.identity == self.identity(folder), "The index is made with the file.")
      #expect(try folder.text(Self.name) == before && file.completeCount() == 2)
      #expect(try titles(file) == ["Article 1", "Article 2"])
    }
  }

  @Test("a feed with an incomplete last line stays incomplete after compaction")
  func compactedIncomplete() async throws {
    try await with { file, _, folder async throws in
      try file.add([line(1, title: "Edited")], to: try file.indexUnderLock())
      try folder.put(try folder.text(Self.name) + "{\"id\"", Self.name)
      try file.compactUnderLock()
      #expect(try titles(file) == ["Edited", "Article 2"])
      #expect(try file.completeCount() == nil)
    }
  }

  @Test("an index does not fit a file that was replaced or has become shorter")
  func replaced() async throws {
    try await with { file, _, folder async throws in
      let index = try #require(try file.indexUnderLock())
      let bytes = try folder.bytes(Self.name)
      #expect(try file.content(of: index) == bytes)
      let handle = try #require(FileHandle(forWritingAtPath: folder.path(Self.name)))
      try handle.truncate(atOffset: UInt64(bytes.count - 1))
      try handle.close()
      #expect(try file.content(of: index) == nil && file.lines(index.entries, of: index, whole: true) == nil)
      try StoredFile(path: folder.path(Self.name)).replace(with: bytes)
      #expect(try file.content(of: index) == nil && file.lines(index.entries, of: index, whole: true) == nil)
      try folder.remove(Self.name)
      #expect(try file.content(of: index) == nil && file.lines(index.entries, of: index, whole: true) == nil)
    }
  }

  @Test("reading is repeated while the index does not fit the file, at most five times")
  func changing() async throws {
    try await with { file, _, folder async throws in
      var attempts = 0
      let answer = try await file.reading { (index) throws(DataStoreError) -> Int? in
        attempts += 1
        return attempts < 5 ? nil : index.entries.count
      }
      #expect(answer == 2)
      attempts = 0
      await #expect(throws: DataStoreError.unreadable(path: folder.path(Self.name), reason: "it keeps changing")) {
        _ = try await file.reading { (_) throws(DataStoreError) -> Int? in
          attempts += 1
          return nil
        }
      }
      #expect(attempts == 5)
    }
  }

  @Test("a file that was cut inside a line is damaged, and one that ends with a line may be an older copy", arguments: [true, false])
  func cut(isInLine: Bool) async throws {
    try await with([1, 2, 3]) { file, _, folder async throws in
      let end = try #require(try folder.bytes(Self.name).dropLast().lastIndex(of: UInt8(ascii: "\n")))
      let handle = try #require(FileHandle(forWritingAtPath: folder.path(Self.name)))
      try handle.truncate(atOffset: UInt64(isInLine ? end : end + 1))
      try handle.close()
      if isInLine {
        let error = #expect(throws: DataStoreError.self) { _ = try file.indexUnderLock() }
        guard case .damaged(folder.path(Self.name), _, "line 3: the text ends too early", .allBut(nil)) = error else {
          Issue.record("\(String(describing: error))")
          return
        }
      }
      #expect(try titles(file) == (isInLine ? ["Article 1"] : ["Article 1", "Article 2"]) && file.completeCount() == (isInLine ? nil : 2))
    }
  }

  @Test("a damaged line is reported with its number even if the file has the same size; the other articles are kept")
  func damagedLine() async throws {
    try await with([1, 2, 3]) { file, _, folder async throws in
      let text = try folder.text(Self.name)
      try putLongAgo(text.replacing("\"Article 2\"", with: "\"Article 2 "), in: folder)
      let error = #expect(throws: DataStoreError.self) { _ = try file.indexUnderLock() }
      guard case .damaged(folder.path(Self.name), _, let reason, .allBut(1)) = error, reason.hasPrefix("line 3: ") else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try titles(file) == ["Article 1", "Article 3"] && file.completeCount() == nil)
    }
  }

  @Test("a copy of the file is as complete as the file was, and nothing is parsed for that; a shorter file has fewer articles")
  func copy() async throws {
    try await with { file, _, folder async throws in
      let text = try folder.text(Self.name)
      let index = try folder.bytes(Self.indexName)
      try putLongAgo(text, in: folder)
      #expect(try file.completeCount() == 2)
      #expect(try folder.bytes(Self.indexName) == index)
      try putLongAgo(text.dropLast() + " ", in: folder)
      #expect(try file.completeCount() == nil)
      try putLongAgo(text.split(separator: "\n").prefix(2).map { $0 + "\n" }.joined(), in: folder)
      #expect(try file.completeCount() == 1)
    }
  }

  @Test("a repair finds a damaged body, and keeps the other articles")
  func damagedBody() async throws {
    try await with([1, 2, 3]) { file, _, folder async throws in
      #expect(try file.repairUnderLock() == nil)
      let handle = try #require(FileHandle(forWritingAtPath: folder.path(Self.name)))
      let text = try folder.text(Self.name)
      let place = text.utf8.distance(from: text.startIndex, to: try #require(text.range(of: "{\"html\":\"<p>2")).lowerBound)
      try handle.seek(toOffset: UInt64(place))
      try handle.write(contentsOf: Data("[".utf8))
      try handle.close()
      let repair = try #require(try file.repairUnderLock())
      #expect(repair == StorageRepair(path: folder.path(Self.name), action: .recovered(.allBut(1))))
      #expect(try titles(file) == ["Article 1", "Article 3"] && file.completeCount() == nil)
      #expect(try file.repairUnderLock() == nil)
    }
  }

  @Test("a repair removes an index that does not match the lines")
  func wrongIndex() async throws {
    try await with { file, directory, folder async throws in
      let index = try #require(try file.indexUnderLock())
      let wrong = ArticleFileIndex(identity: index.identity, end: index.end, entries: Array(index.entries.dropLast()), isFromWriter: true)
      try folder.put(wrong.bytes, Self.indexName)
      #expect(try titles(file) == ["Article 1"])
      #expect(try file.repairUnderLock() == StorageRepair(path: directory.articleIndex(of: Self.feed), action: .rebuilt))
      #expect(try titles(file) == ["Article 1", "Article 2"] && file.repairUnderLock() == nil)
    }
  }

  @Test("the error of a line that was modified in place names the file, and that a repair recovers what can be read")
  func modified() async throws {
    try await with { file, _, folder async throws in
      let error = #expect(throws: DataStoreError.self) {
        _ = try file.parsed([Array("{}".utf8)]) { (line) throws(JSONError) in try ArticleLine(line) }
      }
      #expect(
        error == .needsRepair(path: folder.path(Self.name), reason: "'id' is missing", effect: .recovers))
    }
  }
}
