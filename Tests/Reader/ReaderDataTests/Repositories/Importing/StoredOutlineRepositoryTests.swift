import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import FeedFetching
import Files
import Foundation
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Subscriptions
import Testing

@Suite("Import and export of subscription lists")
struct StoredOutlineRepositoryTests {
  private static func list(in path: String = "/no/such/folder") -> OPMLSubscriptionStore {
    OPMLSubscriptionStore(
      directory: DataDirectory(path: path, now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
  }

  private func repository(
    _ subscriptions: OPMLSubscriptionStore = list(), views: any ViewRepository = MemoryViewRepository(), home: String = "/no/such/folder"
  ) -> StoredOutlineRepository {
    StoredOutlineRepository(
      documents: FileDocumentStore(), subscriptions: subscriptions, views: views,
      exports: FileExportStore(
        directory: DataDirectory(path: home, now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests")))
  }

  @Test("an export into the data directory is refused, also through a link, and replaces no file there")
  func intoTheDataDirectory() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("{}", "home/statuses.json")
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("home"))
      try FileManager.default.createSymbolicLink(atPath: folder.path("file"), withDestinationPath: folder.path("home/statuses.json"))
      let repository = repository(Self.list(in: folder.path("home")), home: folder.path("home"))
      for path in ["home/statuses.json", "home/new.opml", "link/statuses.json", "file"].map(folder.path) {
        let reason = "it is in the data directory, which holds only what the program stores"
        await #expect(throws: ReaderError.document(.file(path), .unwritable(reason: reason))) { try await repository.write(toFile: path) }
      }
      #expect(try folder.text("home/statuses.json") == "{}")
      #expect(try folder.names(in: "home") == ["statuses.json"])
      try await repository.write(toFile: folder.path("list.opml"))
    }
  }

  @Test("an export carries the saved views, an import reads them, and other readers see feeds only")
  func views() async throws {
    try await TemporaryFolder.with { folder async throws in
      let views = [
        SavedView(try ViewName("short"), "words:<300 title:\"a & b\""), SavedView(try ViewName("日本"), "@short or <\"x\">"),
      ]
      let saved = MemoryViewRepository(["short": views[0].query, "日本": views[1].query])
      let subscriptions = Self.list(in: folder.path("home"))
      _ = try await subscriptions.add([StoreSample.subscription(1)])
      try await repository(subscriptions, views: saved).write(toFile: folder.path("list"))
      let outline = try await repository().read(from: .file(folder.path("list")))
      #expect(outline.views == views && outline.refusedViews.isEmpty)
      #expect(outline.subscriptions.map(\.url) == [StoreSample.subscription(1).url])
      let text = try await repository(subscriptions, views: saved).text()
      #expect(text.contains("<strata:view name=\"short\" query=\"words:&lt;300"))
      #expect(try await repository(subscriptions).text() == subscriptions.text(), "Without views, the list stays as it is.")
    }
  }

  @Test("a view of another namespace, without a query, or with a bad name is not imported")
  func badViews() async throws {
    try await TemporaryFolder.with { folder async throws in
      let namespace = "urn:uuid:2f57e12b-f32c-40e8-8ad0-487ec756a1e0"
      try folder.put(
        "<opml xmlns:s='\(namespace)' xmlns:t='urn:x'><head><s:view name='a' query='tea'/><t:view name='b' query='tea'/><view name='c' query='x'/>"
          + "<s:view name='d'/><s:view name='e f' query='x'/><s:view name='a' query='y'/></head><body/></opml>", "list")
      let outline = try await repository().read(from: .file(folder.path("list")))
      #expect(outline.views == [SavedView(try ViewName("a"), "tea")])
      #expect(outline.refusedViews == ["d", "e f"])
    }
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

  @Test("a URL that Strata has shown without its private parts is refused with its title, and the others are read")
  func redacted() async throws {
    try await TemporaryFolder.with { folder async throws in
      let shown = URLRedaction.shown("https://example.org/feed?token=0123456789abcdef0123456789abcdef")
      #expect(URLRedaction.isRedacted(shown))
      let outlines = ["https://example.org/1.xml", shown, "https://example.org/2.xml"].enumerated()
        .map { "<outline type=\"rss\" text=\"Feed \($0)\" xmlUrl=\"\($1)\"/>" }
      try folder.put("<opml version=\"2.0\"><body>\(outlines.joined())</body></opml>", "list")
      let outline = try await repository().read(from: .file(folder.path("list")))
      #expect(outline.subscriptions.map(\.url.text) == ["https://example.org/1.xml", "https://example.org/2.xml"])
      #expect(outline.refused.map(\.title) == ["Feed 1"] && outline.refused.map(\.problem) == [.redacted])
    }
  }

  @Test("a missing or malformed list is reported with its path")
  func notAnOutline() async throws {
    try await TemporaryFolder.with { folder async throws in
      let place = FileLocation.file(folder.path("list"))
      await #expect(throws: ReaderError.document(place, .missing)) { _ = try await repository().read(from: place) }
      try folder.put("<opml>\n<body>", "list")
      let error = await #expect(throws: ReaderError.self) { _ = try await repository().read(from: place) }
      guard case .importing(.notAnOutline(place, line: 2, _)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test("an exported list can be imported")
  func exports() async throws {
    try await TemporaryFolder.with { folder async throws in
      let subscriptions = Self.list(in: folder.path("home"))
      _ = try await subscriptions.add([StoreSample.subscription(1), StoreSample.subscription(2)])
      let repository = repository(subscriptions)
      try folder.put("old", "list")
      try await repository.write(toFile: folder.path("list"))
      #expect(try await repository.text() == folder.text("list"))
      #expect(
        try await repository.read(from: .file(folder.path("list"))).subscriptions.map(\.id) == [StoreSample.feed(1), StoreSample.feed(2)])
    }
  }

  @Test("a file that cannot be written is reported as a document error")
  func unwritable() async throws {
    try await TemporaryFolder.with { folder async throws in
      let missing = folder.path("missing")
      let expected = DocumentError.unwritable(reason: "the folder \(missing) does not exist")
      await #expect(throws: ReaderError.document(.file("\(missing)/list"), expected)) {
        try await repository().write(toFile: "\(missing)/list")
      }
      await #expect(throws: ReaderError.document(.file(folder.path), .unwritable(reason: "Is a directory"))) {
        try await repository().write(toFile: folder.path)
      }
    }
  }

  #if os(Linux)
    @Test("a full disk is reported")
    func fullDisk() async {
      await #expect(throws: ReaderError.document(.file("/dev/full"), .unwritable(reason: "No space left on device"))) {
        try await repository().write(toFile: "/dev/full")
      }
    }
  #endif
}
