import DataLayer
import Domain
import Testing

@Suite("The store of deeds")
struct JSONDeedStoreTests {
  private func store(_ folder: TemporaryFolder) -> JSONDeedStore {
    JSONDeedStore(
      home: HomeFolder(path: folder.path("home"), now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
  }

  private static let deeds: [Deed] = [
    .marked([
      MarkEdit(mark: .starred, isSet: true, ids: [StoreSample.article(1).id, StoreSample.article(2).id]),
      MarkEdit(mark: ArticleMark(rawValue: "\"pin\""), isSet: false, ids: [StoreSample.article(3).id]),
    ]),
    .unfollowed(
      Subscription(
        id: StoreSample.feed(9), address: StoreSample.address("https://me:word@example.org/?a=1&b"), title: "A & <B>",
        site: StoreSample.address("https://example.org/"), folder: FolderPath("One/Two"))),
    .unfollowed(StoreSample.subscription(2)),
  ]

  private func all(_ folder: TemporaryFolder) async throws -> [Deed] {
    var deeds: [Deed] = []
    while let deed = try await store(folder).last() {
      deeds.append(deed)
      try await store(folder).removeLast(ifIt: deed)
    }
    return deeds
  }

  @Test("gives back every part of a deed, the last one first, and takes away none but the last")
  func everyPart() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await store(folder).last() == nil)
      for deed in Self.deeds { try await store(folder).add(deed) }
      try await store(folder).removeLast(ifIt: Self.deeds[0])
      #expect(try await all(folder) == Self.deeds.reversed())
      try await store(folder).add(Self.deeds[1])
      #expect(try await store(folder).last() == Self.deeds[1])
    }
  }

  @Test("a deed about a hundred thousand articles is one line, and costs the next one nothing to speak of")
  func large() async throws {
    try await TemporaryFolder.with { folder async throws in
      let ids = (0..<100_000).map { ArticleID(start: UInt64($0), end: 0) }
      let large = Deed.marked([MarkEdit(mark: .read, isSet: true, ids: ids)])
      try await store(folder).add(large)
      let size = try folder.bytes("home/undo.jsonl").count
      try await store(folder).add(Self.deeds[0])
      #expect(try folder.bytes("home/undo.jsonl").count < size + 1_000)
      #expect(try await all(folder) == [Self.deeds[0], large])
    }
  }

  @Test("keeps a thousand deeds, and the file does not grow for ever")
  func many() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (store, count) = (store(folder), 2 * JSONDeedStore.mostDeeds + 5)
      for number in 0..<count {
        try await store.add(.marked([MarkEdit(mark: .read, isSet: true, ids: [StoreSample.article(number).id])]))
      }
      let lines = try folder.text("home/undo.jsonl").split(separator: "\n").count - 1
      #expect((JSONDeedStore.mostDeeds..<2 * JSONDeedStore.mostDeeds).contains(lines), "\(lines)")
      let kept = try await all(folder)
      #expect(kept.count == lines)
      #expect(
        kept.first == .marked([MarkEdit(mark: .read, isSet: true, ids: [StoreSample.article(count - 1).id])]), "The last ones are kept.")
    }
  }

  @Test("what a stopped writer left at the end counts for nothing, and goes with the next deed")
  func stoppedWriter() async throws {
    try await TemporaryFolder.with { folder async throws in
      for deed in Self.deeds { try await store(folder).add(deed) }
      let whole = try folder.text("home/undo.jsonl")
      for rest in ["{", "{\"n\":4,\"entry\":{\"marked\":[]}}"] {
        try folder.put(whole + rest, "home/undo.jsonl")
        #expect(try await store(folder).last() == Self.deeds[2])
        try await store(folder).add(Self.deeds[0])
        #expect(try folder.text("home/undo.jsonl").split(separator: "\n").count == 5)
        try await store(folder).removeLast(ifIt: Self.deeds[0])
        #expect(try folder.text("home/undo.jsonl") == whole)
      }
    }
  }

  @Test("deeds of the file of earlier versions are there, and move with the next one")
  func formerFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      let line = { (number: Int) in "{\"marked\":[{\"mark\":\"read\",\"set\":true,\"ids\":[\"\(StoreSample.article(number).id)\"]}]}" }
      try folder.put("{\"schema\":1,\"deeds\":[\n\(line(1)),\n\(line(2))\n]}\n", "home/undo.json")
      let former = (1...2).map { Deed.marked([MarkEdit(mark: .read, isSet: true, ids: [StoreSample.article($0).id])]) }
      #expect(try await store(folder).last() == former[1])
      try await store(folder).add(Self.deeds[1])
      #expect(try folder.names().allSatisfy { !$0.hasSuffix("undo.json") })
      #expect(try await all(folder) == [Self.deeds[1], former[1], former[0]])
    }
  }

  @Test(
    "a file that is not what was written is set aside, and what can be read of it is kept",
    arguments: [
      #"{"n":3,"entry":{"unfollowed":"<opml>"}}"#, #"{"n":3,"entry":{"marked":[{"mark":"read","ids":[]}]}}"#, #"{"n":3,"entry":{}}"#, "{}",
      "\u{1}", #"{"n":"x","entry":{"marked":[]}}"#,
    ])
  func damaged(_ line: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      for deed in Self.deeds.prefix(2) { try await store(folder).add(deed) }
      try folder.put(try folder.text("home/undo.jsonl") + line + "\n", "home/undo.jsonl")
      let error = await #expect(throws: DataStoreError.self) { try await store(folder).removeLast(ifIt: Self.deeds[0]) }
      guard case .damaged(_, _, _, .allBut(1)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try await all(folder) == Self.deeds.prefix(2).reversed())
    }
  }

  @Test("a file of a newer version is left as it is")
  func newer() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("{\"schema\":7}\n", "home/undo.jsonl")
      let expected = DataStoreError.newerVersion(path: folder.path("home/undo.jsonl"), version: 7)
      await #expect(throws: expected) { _ = try await store(folder).last() }
      await #expect(throws: expected) { try await store(folder).add(Self.deeds[0]) }
      #expect(try folder.text("home/undo.jsonl") == "{\"schema\":7}\n")
    }
  }
}
