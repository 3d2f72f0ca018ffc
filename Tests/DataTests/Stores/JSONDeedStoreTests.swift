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

  @Test("gives back every part of a deed, the last one at the end")
  func everyPart() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await store(folder).all() == [])
      for deed in Self.deeds { try await store(folder).add(deed, keeping: 9) }
      #expect(try await store(folder).all() == Self.deeds)
    }
  }

  @Test("keeps no more than it is told to, and takes away none but the last")
  func few() async throws {
    try await TemporaryFolder.with { folder async throws in
      for deed in Self.deeds { try await store(folder).add(deed, keeping: 2) }
      #expect(try await store(folder).all() == Array(Self.deeds.suffix(2)))
      try await store(folder).removeLast(ifIt: Self.deeds[1])
      #expect(try await store(folder).all() == Array(Self.deeds.suffix(2)))
      try await store(folder).removeLast(ifIt: Self.deeds[2])
      #expect(try await store(folder).all() == [Self.deeds[1]])
    }
  }

  @Test(
    "a file that is not what was written is set aside",
    arguments: [#"{"unfollowed":"<opml>"}"#, #"{"marked":[{"mark":"read","ids":[]}]}"#, #"{"marked":[{"mark":"read","set":1}]}"#, "{}"])
  func damaged(_ deed: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(#"{"schema":1,"deeds":["# + deed + "]}", "home/undo.json")
      let error = await #expect(throws: DataStoreError.self) { _ = try await store(folder).all() }
      guard case .damaged = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try await store(folder).all() == [])
    }
  }
}
