import CoreData
import CoreDomain
import DataDoubles
import Files
import ReaderData
import ReaderDomain
import StorageDoubles
import Testing

@Suite("The undo store")
struct JSONUndoStoreTests {
  private func store(_ folder: TemporaryFolder) -> JSONUndoStore {
    JSONUndoStore(
      directory: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
  }

  private static let undoHistory: [UndoEntry] = [
    .marked([
      StatusEdit(mark: .starred, isSet: true, ids: [StoreSample.article(1).id, StoreSample.article(2).id]),
      StatusEdit(mark: ArticleMark(rawValue: "\"pin\""), isSet: false, ids: [StoreSample.article(3).id]),
    ]),
    .unsubscribed(
      Subscription(
        id: StoreSample.feed(9), url: StoreSample.url("https://me:word@example.org/?a=1&b"), title: "A & <B>",
        site: StoreSample.url("https://example.org/"), folder: FolderPath("One/Two"))),
    .changedRule(RuleEdit("when title:\"\\\"tea\\\"\" => hide", line: 3, isAdded: true), hidden: [StoreSample.article(1).id]),
    .changedRule(RuleEdit("feed /日本/: latest 1", line: 1, isAdded: false), hidden: []),
    .unsubscribed(StoreSample.subscription(2)), .read([StoreSample.article(1).id, StoreSample.article(2).id]),
  ]

  private func all(_ folder: TemporaryFolder) async throws -> [UndoEntry] {
    var undoHistory: [UndoEntry] = []
    while let entry = try await store(folder).last() {
      undoHistory.append(entry)
      try await store(folder).moveToUndone(entry)
    }
    return undoHistory
  }

  @Test("every part of an undo entry survives a round trip, and only the last entry moves to the undone ones")
  func everyPart() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await store(folder).last() == nil)
      for entry in Self.undoHistory { try await store(folder).remember(entry) }
      try await store(folder).moveToUndone(Self.undoHistory[0])
      #expect(try await all(folder) == Self.undoHistory.reversed())
      try await store(folder).remember(Self.undoHistory[1])
      #expect(try await store(folder).last() == Self.undoHistory[1])
    }
  }

  @Test("an undone entry comes back, and only the last one")
  func undone() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (one, two) = (Self.undoHistory[0], Self.undoHistory[1])
      #expect(try await store(folder).lastUndone() == nil)
      for entry in [one, two] { try await store(folder).remember(entry) }
      try await store(folder).moveBack(two)
      for entry in [two, one] { try await store(folder).moveToUndone(entry) }
      #expect(try await store(folder).last() == nil)
      #expect(try await store(folder).lastUndone() == one)
      try await store(folder).moveBack(two)
      #expect(try await store(folder).lastUndone() == one)
      for entry in [one, two] {
        try await store(folder).moveBack(entry)
        #expect(try await store(folder).last() == entry)
      }
      #expect(try await store(folder).lastUndone() == nil)
    }
  }

  @Test("a new entry removes the undone ones")
  func newEntry() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (one, two) = (Self.undoHistory[0], Self.undoHistory[1])
      try await store(folder).remember(one)
      try await store(folder).moveToUndone(one)
      try await store(folder).remember(two)
      #expect(try await store(folder).lastUndone() == nil)
      #expect(try await all(folder) == [two])
    }
  }

  @Test("an entry is not added when the undone ones cannot be removed")
  func addFails() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (one, two) = (Self.undoHistory[0], Self.undoHistory[1])
      try await store(folder).remember(one)
      try FileSystem.makeFolder(folder.path("home/redo.jsonl"))
      await #expect(throws: ReaderError.self) { try await store(folder).remember(two) }
      #expect(try await store(folder).last() == one)
    }
  }

  @Test("after an interruption between the two files, an entry is moved once")
  func interrupted() async throws {
    try await TemporaryFolder.with { folder async throws in
      let entry = Self.undoHistory[0]
      try await store(folder).remember(entry)
      let before = try folder.text("home/undo.jsonl")
      try await store(folder).moveToUndone(entry)
      try folder.put(before, "home/undo.jsonl")
      try await store(folder).moveToUndone(entry)
      #expect(try await store(folder).last() == nil)
      try await store(folder).moveBack(entry)
      #expect(try await store(folder).lastUndone() == nil)
      #expect(try await all(folder) == [entry])
    }
  }

  @Test("articles that are read one after the other become one entry, and other entries stay apart")
  func joined() async throws {
    try await TemporaryFolder.with { folder async throws in
      let ids = (1...4).map { StoreSample.article($0).id }
      let star = UndoEntry.marked([StatusEdit(mark: .starred, isSet: true, ids: [ids[0]])])
      for entry in [.read([ids[0]]), .read([ids[1]]), star, star, .read([ids[2]]), .read([ids[3]])] {
        try await store(folder).remember(entry)
      }
      #expect(try await all(folder) == [.read([ids[2], ids[3]]), star, star, .read([ids[0], ids[1]])])
    }
  }

  @Test("undoing the last entry of an earlier version's file migrates the others")
  func formerUndone() async throws {
    try await TemporaryFolder.with { folder async throws in
      let line = { (number: Int) in "{\"marked\":[{\"mark\":\"read\",\"set\":true,\"ids\":[\"\(StoreSample.article(number).id)\"]}]}" }
      try folder.put("{\"schema\":1,\"deeds\":[\n\(line(1)),\n\(line(2))\n]}\n", "home/undo.json")
      let former = (1...2).map { UndoEntry.marked([StatusEdit(mark: .read, isSet: true, ids: [StoreSample.article($0).id])]) }
      try await store(folder).moveToUndone(former[1])
      #expect(try await store(folder).last() == former[0])
      #expect(try await store(folder).lastUndone() == former[1])
      #expect(try folder.names().allSatisfy { !$0.hasSuffix("undo.json") })
    }
  }

  @Test("an entry for 100,000 articles is one line, and the next entry adds less than 1 kB")
  func large() async throws {
    try await TemporaryFolder.with { folder async throws in
      let ids = (0..<100_000).map { ArticleID(start: UInt64($0), end: 0) }
      let large = UndoEntry.marked([StatusEdit(mark: .read, isSet: true, ids: ids)])
      try await store(folder).remember(large)
      let size = try folder.bytes("home/undo.jsonl").count
      try await store(folder).remember(Self.undoHistory[0])
      #expect(try folder.bytes("home/undo.jsonl").count < size + 1_000)
      #expect(try await all(folder) == [Self.undoHistory[0], large])
    }
  }

  @Test("the store keeps a thousand entries, and the file size is limited")
  func many() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (store, count) = (store(folder), 2 * UndoHistoryLimits.maximumEntries + 5)
      for number in 0..<count {
        try await store.remember(.marked([StatusEdit(mark: .read, isSet: true, ids: [StoreSample.article(number).id])]))
      }
      let lines = try folder.text("home/undo.jsonl").split(separator: "\n").count - 1
      #expect((UndoHistoryLimits.maximumEntries..<2 * UndoHistoryLimits.maximumEntries).contains(lines), "\(lines)")
      let kept = try await all(folder)
      #expect(kept.count == lines)
      #expect(
        kept.first == .marked([StatusEdit(mark: .read, isSet: true, ids: [StoreSample.article(count - 1).id])]),
        "The newest entries must be kept.")
    }
  }

  @Test("an incomplete last line of a stopped writer is ignored, and the next entry removes it")
  func stoppedWriter() async throws {
    try await TemporaryFolder.with { folder async throws in
      for entry in Self.undoHistory { try await store(folder).remember(entry) }
      let whole = try folder.text("home/undo.jsonl")
      for rest in ["{", "{\"n\":4,\"entry\":{\"marked\":[]}}"] {
        try folder.put(whole + rest, "home/undo.jsonl")
        #expect(try await store(folder).last() == Self.undoHistory.last)
        try await store(folder).remember(Self.undoHistory[0])
        #expect(try folder.text("home/undo.jsonl").split(separator: "\n").count == Self.undoHistory.count + 2)
        try await store(folder).moveToUndone(Self.undoHistory[0])
        #expect(try folder.text("home/undo.jsonl") == whole)
      }
    }
  }

  @Test("entries in the file of an earlier version are readable, and the next entry migrates them")
  func formerFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      let line = { (number: Int) in "{\"marked\":[{\"mark\":\"read\",\"set\":true,\"ids\":[\"\(StoreSample.article(number).id)\"]}]}" }
      try folder.put("{\"schema\":1,\"deeds\":[\n\(line(1)),\n\(line(2))\n]}\n", "home/undo.json")
      let former = (1...2).map { UndoEntry.marked([StatusEdit(mark: .read, isSet: true, ids: [StoreSample.article($0).id])]) }
      #expect(try await store(folder).last() == former[1])
      try await store(folder).remember(Self.undoHistory[1])
      #expect(try folder.names().allSatisfy { !$0.hasSuffix("undo.json") })
      #expect(try await all(folder) == [Self.undoHistory[1], former[1], former[0]])
    }
  }

  @Test(
    "a damaged file is set aside, and its readable entries are kept",
    arguments: [
      #"{"n":3,"entry":{"unfollowed":"<opml>"}}"#, #"{"n":3,"entry":{"marked":[{"mark":"read","ids":[]}]}}"#, #"{"n":3,"entry":{}}"#, "{}",
      "\u{1}", #"{"n":"x","entry":{"marked":[]}}"#, #"{"n":3,"entry":{"rule":{"line":1,"added":true}}}"#,
      #"{"n":3,"entry":{"rule":{"text":"when a => hide\nwhen b => hide"}}}"#,
    ])
  func damaged(_ line: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      for entry in Self.undoHistory.prefix(2) { try await store(folder).remember(entry) }
      try folder.put(try folder.text("home/undo.jsonl") + line + "\n", "home/undo.jsonl")
      let error = await #expect(throws: ReaderError.self) { try await store(folder).moveToUndone(Self.undoHistory[0]) }
      guard case .store(.damaged(_, _, _, .allBut(1)))? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try await all(folder) == Self.undoHistory.prefix(2).reversed())
    }
  }

  @Test("a file of a newer version stays unchanged")
  func newer() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("{\"schema\":7}\n", "home/undo.jsonl")
      let expected = ReaderError.store(.newerVersion(path: folder.path("home/undo.jsonl"), version: 7, newest: 1))
      await #expect(throws: expected) { _ = try await store(folder).last() }
      await #expect(throws: expected) { try await store(folder).remember(Self.undoHistory[0]) }
      #expect(try folder.text("home/undo.jsonl") == "{\"schema\":7}\n")
    }
  }
}
