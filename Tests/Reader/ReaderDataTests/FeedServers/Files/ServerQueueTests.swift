import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import Foundation
import Growth
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import Testing

@testable import FeedServers
@testable import FileStorage

@Suite("Marks that wait for a feed server", .timeLimit(.minutes(10)))
struct ServerQueueTests {
  private static let header = "{\"schema\":1}\n"
  private static let tag = ArticleMark(rawValue: "tag:tea")

  private static func line(_ number: Int, _ article: Int, _ mark: String = "starred", set: Bool = true) -> String {
    #"{"n":\#(number),"entry":{"id":"\#(StoreSample.article(article).id)","mark":"\#(mark)","set":\#(set),"at":"2026-03-01T08:30:00Z"}}"#
      + "\n"
  }

  @Test("each change of a mark is a line, in the order in which it was made", arguments: StorageKind.allCases)
  func lines(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder, kind)
      try await home.set(.starred, 1)
      try await home.set(.read, 2)
      try await home.set(.read, to: false, 2)
      try await home.set(Self.tag, 3)
      #expect(
        try folder.text("home/server.queue")
          == Self.header + Self.line(1, 1) + Self.line(2, 2, "read") + Self.line(3, 2, "read", set: false) + Self.line(4, 3, "tag:tea"))
      #expect(try await home.waiting() == ["1 +starred 1", "2 +read 2", "3 -read 2", "4 +tag:tea 3"])
      #expect(try await home.statuses().count == 2)
      let pending = try await home.state.pending()
      #expect(pending.last == 4 && pending.setAside.isEmpty && pending.marks.first?.moment == StoreSample.moment)
    }
  }

  @Test(
    "marks that no server has, and changes that change nothing, do not wait", arguments: StorageKind.allCases,
    [ArticleMark.hidden, .kept, ArticleMark(rawValue: "later"), ArticleMark(rawValue: "tag:A/b")])
  func local(_ kind: StorageKind, mark: ArticleMark) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder, kind)
      try await home.set(mark, 1)
      try await home.set(.starred, to: false, 1)
      #expect(try await home.waiting() == [])
      #expect(try !folder.names(in: "home").contains("server.queue"))
      #expect(try await home.statuses() == [StoreSample.article(1).id: ArticleStatus([mark])])
    }
  }

  @Test("nothing waits while the data directory is bound to no server, and from the moment of binding on, everything does")
  func unbound() async throws {
    try await TemporaryFolder.with { folder async throws in
      let session = try BoundDirectory(path: folder.path("home"))
      try await session.set(.starred, 1)
      #expect(try await session.waiting() == [])
      let other = try await BoundDirectory.bound(in: folder)
      try await session.set(.starred, 2)
      #expect(try await session.waiting() == ["1 +starred 2"])
      try await other.state.unbind()
      try await session.set(.starred, 3)
      #expect(try await session.waiting() == [])
      #expect(try await session.statuses().count == 3)
    }
  }

  @Test("a mark that cannot wait is not set", arguments: StorageKind.allCases)
  func unwritable(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder, kind)
      try FileManager.default.createDirectory(atPath: folder.path("home/server.queue"), withIntermediateDirectories: false)
      await #expect(throws: DataStoreError.self) { try await home.set(.starred, 1) }
      #expect(try await home.statuses() == [:])
      try FileManager.default.removeItem(atPath: folder.path("home/server.queue"))
      try await home.set(.starred, 1)
      #expect(try await home.waiting() == ["1 +starred 1"])
    }
  }

  @Test("a mark whose process was killed after the line and before the status waits, and the next contact completes it")
  func killed() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      let killed = QueuedStatusStore(base: KilledStatusStore(), queue: ServerQueue(in: home.directory), now: { StoreSample.moment })
      await #expect(throws: DataStoreError.self) { try await killed.update([StoreSample.article(1).id], .set(.starred, true)) }
      #expect(try await home.statuses() == [:])
      #expect(try await home.waiting() == ["1 +starred 1"])
      try await home.state.recordPushed(through: 1, refused: [], failed: [])
      let star = StatusEdit(mark: .starred, isSet: true, ids: [StoreSample.article(1).id])
      #expect(try await home.state.apply([star]) == [star])
      #expect(try await home.statuses() == [StoreSample.article(1).id: ArticleStatus([.starred])])
      #expect(try await home.waiting() == [])
    }
  }

  /// A store whose process is killed before it writes.
  private struct KilledStatusStore: StatusDataStore {
    func all() -> [ArticleID: ArticleStatus] { [:] }

    func statuses(of ids: Set<ArticleID>) -> [ArticleID: ArticleStatus] { [:] }

    func update(
      _ update: StatusUpdate, reaching reach: StatusUpdateScope,
      noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
    ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
      try note(Dictionary(uniqueKeysWithValues: update.ids.map { ($0, .new) }))
      throw .cancelled
    }
  }

  @Test(
    "half a line at the end was never confirmed, and the next change takes its place", arguments: ["{", "{\"n\":2,\"entry\":{\"id\":\"0"])
  func halfLine(rest: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try await home.set(.starred, 1)
      try folder.put(try folder.text("home/server.queue") + rest, "home/server.queue")
      #expect(try await home.waiting() == ["1 +starred 1"])
      try await home.set(.starred, 2)
      #expect(try folder.text("home/server.queue") == Self.header + Self.line(1, 1) + Self.line(2, 2))
    }
  }

  @Test(
    "a damaged line is told once, and the other changes wait on",
    arguments: [
      "", "x", #"{"n":2,"entry":{}}"#, #"{"n":2,"entry":{"pushed":1}}"#,
      #"{"n":2,"entry":{"id":"0123456789abcdef0123","mark":"hidden"}}"#,
      #"{"n":2,"entry":{"id":"0123456789abcdef0123","mark":"hidden","set":true,"at":"2026-03-01T08:30:00Z"}}"#,
      #"{"n":2,"entry":{"id":"../../etc/passwd0123","mark":"read","set":true,"at":"2026-03-01T08:30:00Z"}}"#,
      #"{"n":2,"entry":{"id":"0123456789abcdef0123","mark":"read","set":true,"at":"soon"}}"#,
    ])
  func damaged(line: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try folder.put(Self.header + Self.line(1, 1) + line + "\n" + Self.line(3, 3), "home/server.queue")
      let error = await #expect(throws: ReaderError.self) { try await home.state.pending() }
      guard case .store(.damaged(folder.path("home/server.queue"), _, _, .allBut(1)))? = error else { throw try #require(error) }
      #expect(try await home.waiting() == ["1 +starred 1", "3 +starred 3"])
      try await home.set(.starred, 4)
      #expect(try await home.waiting().last == "4 +starred 4")
    }
  }

  // MARK: After a push

  private static func star(_ article: Int) -> StatusEdit {
    StatusEdit(mark: .starred, isSet: true, ids: [StoreSample.article(article).id])
  }

  @Test(
    "after damage, the known items are forgotten, so that the next contact unites the marks", arguments: ["repair", "reading", "dropping"])
  func damaged(how: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try await home.state.record([ServerItemID(number: 1): StoreSample.article(1).id])
      try folder.put(Self.header + Self.line(1, 1) + "damaged\n" + Self.line(3, 3), "home/server.queue")
      switch how {
      case "repair":
        for document in FileServerStateRepository.documents(in: home.directory) { #expect(try document.repair().count < 2) }
      case "reading": await #expect(throws: ReaderError.self) { _ = try await home.state.pending() }
      default: await #expect(throws: ReaderError.self) { try await home.state.recordPushed(through: 1, refused: [], failed: []) }
      }
      #expect(try await home.state.items() == [:])
      #expect(try await home.waiting() == ["1 +starred 1", "3 +starred 3"])
    }
  }

  @Test("changes that the server has are dropped, the others keep their numbers, and the refused ones are set aside")
  func pushed() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try await home.state.recordPushed(through: 4, refused: [Self.star(1)], failed: [])
      #expect(try await home.state.pending() == PendingMarks([], last: 0))
      for article in 1...2 { try await home.set(.starred, article) }
      try await home.set(.read, 3)
      try await home.state.recordPushed(through: 2, refused: [Self.star(1)], failed: [])
      let aside = Self.line(1, 1).replacing("}}\n", with: ",\"refused\":true}}\n")
      let text = Self.header + aside + "{\"n\":2,\"entry\":{\"pushed\":true}}\n"
      #expect(try folder.text("home/server.queue") == text + Self.line(3, 3, "read"))
      for _ in 0..<2 { try await home.state.recordPushed(through: 3, refused: [], failed: []) }
      let pending = try await home.state.pending()
      #expect(pending.marks.isEmpty && pending.last == 3 && pending.setAside.map(\.number) == [1])
      try await home.set(.read, to: false, 3)
      #expect(try await home.waiting() == ["4 -read 3"])
    }
  }

  @Test("changes that failed keep their places, and only the last one of a mark")
  func failed() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      for isSet in [true, false, true] { try await home.set(.starred, to: isSet, 1) }
      try await home.set(.starred, 2)
      try await home.set(.starred, 3)
      for _ in 1...2 {
        try await home.state.recordPushed(through: 4, refused: [Self.star(1)], failed: [Self.star(1)])
        #expect(try await home.waiting() == ["3 +starred 1", "5 +starred 3"])
      }
      try await home.state.recordPushed(through: 5, refused: [], failed: [])
      #expect(try await home.state.pending() == PendingMarks([], last: 5))
    }
  }

  @Test("the server does not overrule a change that it refused, until the user changes the mark again")
  func refused() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try await home.set(.starred, 1)
      try await home.state.recordPushed(through: 1, refused: [Self.star(1)], failed: [])
      let cleared = StatusEdit(mark: .starred, isSet: false, ids: [StoreSample.article(1).id])
      #expect(try await home.state.apply([cleared]) == [])
      #expect(try await home.statuses() == [StoreSample.article(1).id: ArticleStatus([.starred])])
      try await home.set(.starred, to: false, 1)
      try await home.state.recordPushed(through: 2, refused: [], failed: [])
      #expect(try await home.state.pending() == PendingMarks([], last: 2))
      #expect(try await home.state.apply([Self.star(1)]) == [Self.star(1)])
    }
  }

  @Test("first marks that the server lacks wait behind the others")
  func enqueued() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try await home.set(.starred, 1)
      try await home.state.enqueue(
        [
          StatusEdit(mark: .starred, isSet: true, ids: [2, 3].map { StoreSample.article($0).id }),
          StatusEdit(mark: .kept, isSet: true, ids: [StoreSample.article(4).id]),
        ], at: StoreSample.moment)
      try await home.state.enqueue([], at: StoreSample.moment)
      #expect(try await home.waiting() == ["1 +starred 1", "2 +starred 2", "3 +starred 3"])
    }
  }

  // MARK: Marks of rules

  @Test("marks that rules set on articles that arrive wait too, and articles without a rule add nothing", arguments: StorageKind.allCases)
  func arrivals(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder, kind)
      let rules = StoreSample.rules("when title:1 => hide\nwhen title:2 => read\nwhen title:3 => star, keep")
      let articles = try await home.selector.stores().articles
      _ = try await articles.store((1...4).map { StoreSample.piece($0) }, of: StoreSample.feed(), marker: rules)
      #expect(try await home.waiting() == ["1 +read 2", "2 +starred 3"])
      _ = try await articles.store([StoreSample.piece(5)], of: StoreSample.feed(), marker: nil)
      #expect(try await home.waiting().count == 2)
      #expect(try await articles.completeFeeds() == [StoreSample.feed(): 5])
      #expect(try await articles.feedsWithArticles() == [StoreSample.feed()])
      #expect(try await articles.articles(of: StoreSample.feed()).count == 5)
      #expect(try await articles.body(of: StoreSample.article(4).id, in: StoreSample.feed()) == .html("Hello."))
      let kept = Retention(maximumArticles: 1)
      #expect(try await articles.purge(StoreSample.feed(), keeping: kept, document: [], at: StoreSample.moment) == 3)
    }
  }

  // MARK: Cost

  @Test("adding, reading and dropping takes time in proportion to the changes")
  func linear() async throws {
    try await TemporaryFolder.with { folder async throws in
      let queue = ServerQueue(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      let problem = CostGrowth.problem(upTo: SlowPart.isRun ? 1 << 16 : 1 << 14) { count in
        [StatusEdit(mark: .read, isSet: true, ids: (0..<count).map { ArticleID(start: UInt64($0) << 20, end: 0) })]
      } work: { edits in
        do {
          try queue.remove()
          try queue.add(edits, at: StoreSample.moment)
          try queue.drop(through: edits[0].ids.count / 2, refused: [], failed: [])
        } catch {
          Issue.record("\(error)")
        }
      }
      #expect(problem == nil)
    }
  }
}
