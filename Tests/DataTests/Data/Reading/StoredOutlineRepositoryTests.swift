import ArticleStorage
import FeedFetching
import Files
import Subscriptions
import DataLayer
import Domain
import Testing

@Suite("Import and export of subscription lists")
struct StoredOutlineRepositoryTests {
  private func repository(_ subscriptions: any SubscriptionDataStore = MemorySubscriptionStore()) -> StoredOutlineRepository {
    StoredOutlineRepository(
      documents: FileDocumentStore(), subscriptions: subscriptions, exports: FileExportStore(executor: FileExecutor(label: "strata.tests")))
  }

  @Test("a subscription list is read from a file")
  func reads() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("<opml><body><outline text='Feed 1' xmlUrl='https://example.org/1.xml'/><outline xmlUrl='|x'/></body></opml>", "list")
      let outline = try await repository().read(from: .file(folder.path("list")))
      #expect(outline.subscriptions == [StoreSample.subscription(1)])
      #expect(outline.refused == [Outline.Refused(title: "", url: "|x", problem: .noScheme)])
    }
  }

  @Test("a missing or malformed list is reported with its path")
  func notAnOutline() async throws {
    try await TemporaryFolder.with { folder async throws in
      let place = FileLocation.file(folder.path("list"))
      await #expect(throws: ReadingError.document(place, .missing)) { _ = try await repository().read(from: place) }
      try folder.put("<opml>\n<body>", "list")
      let error = await #expect(throws: ReadingError.self) { _ = try await repository().read(from: place) }
      guard case .document(place, .notAnOutline(line: 2, _)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test("an exported list can be imported", arguments: StoreKind.allCases)
  func exports(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      try await TemporaryFolder.with { folder async throws in
        _ = try await stores.subscriptions.add([StoreSample.subscription(1), StoreSample.subscription(2)])
        let repository = repository(stores.subscriptions)
        try folder.put("old", "list")
        try await repository.write(toFile: folder.path("list"))
        #expect(try await repository.text() == folder.text("list"))
        #expect(
          try await repository.read(from: .file(folder.path("list"))).subscriptions.map(\.id) == [StoreSample.feed(1), StoreSample.feed(2)])
      }
    }
  }

  @Test("a file that cannot be written is reported as a document error")
  func unwritable() async throws {
    try await TemporaryFolder.with { folder async throws in
      let missing = folder.path("missing")
      let expected = DocumentError.unwritable(reason: "the folder \(missing) does not exist")
      await #expect(throws: ReadingError.document(.file("\(missing)/list"), expected)) {
        try await repository().write(toFile: "\(missing)/list")
      }
      await #expect(throws: ReadingError.document(.file(folder.path), .unwritable(reason: "Is a directory"))) {
        try await repository().write(toFile: folder.path)
      }
    }
  }

  #if os(Linux)
    @Test("a full disk is reported")
    func fullDisk() async {
      await #expect(throws: ReadingError.document(.file("/dev/full"), .unwritable(reason: "No space left on device"))) {
        try await repository().write(toFile: "/dev/full")
      }
    }
  #endif
}
