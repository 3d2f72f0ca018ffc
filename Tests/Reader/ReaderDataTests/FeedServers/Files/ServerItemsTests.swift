import CoreData
import CoreDomain
import DataDoubles
import Growth
import ReaderDomain
import StorageDoubles
import Testing

@testable import FeedServers
@testable import FileStorage

@Suite("The items of a feed server that are known", .timeLimit(.minutes(10)))
struct ServerItemsTests {
  private static let header = "{\"schema\":1}\n"

  private static func item(_ number: Int) -> ServerItemID { ServerItemID(number: UInt64(number)) }

  private static func line(_ number: Int, _ item: ServerItemID, _ article: Int) -> String {
    #"{"n":\#(number),"entry":{"item":"\#(item)","id":"\#(StoreSample.article(article).id)"}}"# + "\n"
  }

  @Test("an item is an article for good; several may be one article, and what is forgotten is gone")
  func recorded() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      let opaque = try #require(ServerItemID(stored: "5f3c0000000000000000abcd"))
      #expect(try await home.state.items() == [:])
      try await home.state.record([:])
      try await home.state.forget([Self.item(1)])
      #expect(try !folder.names(in: "home").contains("server.items"))
      try await home.state.record([Self.item(300): StoreSample.article(1).id, opaque: StoreSample.article(2).id])
      try await home.state.record([Self.item(4): StoreSample.article(1).id])
      #expect(
        try folder.text("home/server.items")
          == Self.header + Self.line(1, Self.item(300), 1) + Self.line(2, opaque, 2) + Self.line(3, Self.item(4), 1))
      try await home.state.forget([opaque, Self.item(5)])
      let stamp = try folder.stamp("home/server.items")
      try await home.state.forget([opaque])
      #expect(try folder.stamp("home/server.items") == stamp)
      #expect(
        try await home.state.items() == [Self.item(300): StoreSample.article(1).id, Self.item(4): StoreSample.article(1).id])
    }
  }

  @Test("the last line of an item counts, and half a line does not")
  func lastLine() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try folder.put(
        Self.header + Self.line(1, Self.item(1), 1) + Self.line(2, Self.item(1), 2) + #"{"n":3,"entry":{"item":"0000"#, "home/server.items")
      #expect(try await home.state.items() == [Self.item(1): StoreSample.article(2).id])
      try await home.state.record([Self.item(2): StoreSample.article(3).id])
      #expect(try await home.state.items().count == 2)
    }
  }

  @Test(
    "a damaged line is told once, and the other items stay known",
    arguments: [
      "x", #"{"n":2,"entry":{"item":"1"}}"#, #"{"n":2,"entry":{"item":"","id":"0123456789abcdef0123"}}"#,
      #"{"n":2,"entry":{"item":"a/b","id":"0123456789abcdef0123"}}"#, #"{"n":2,"entry":{"item":"1","id":"0123"}}"#,
      #"{"n":2,"entry":{"item":"\#(String(repeating: "a", count: 65))","id":"0123456789abcdef0123"}}"#,
    ])
  func damaged(line: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try folder.put(Self.header + Self.line(1, Self.item(1), 1) + line + "\n" + Self.line(3, Self.item(3), 3), "home/server.items")
      let error = await #expect(throws: ReaderError.self) { try await home.state.items() }
      guard case .store(.damaged(folder.path("home/server.items"), _, _, .allBut(1)))? = error else { throw try #require(error) }
      #expect(
        try await home.state.items() == [Self.item(1): StoreSample.article(1).id, Self.item(3): StoreSample.article(3).id])
    }
  }

  @Test("adding and forgetting takes time in proportion to the items")
  func linear() async throws {
    try await TemporaryFolder.with { folder async throws in
      let items = ServerItems(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      let problem = CostGrowth.problem(upTo: SlowPart.isRun ? 1 << 16 : 1 << 14) { count in
        Dictionary(
          uniqueKeysWithValues: (0..<count).map { (Self.item($0), ArticleID(start: UInt64($0) << 20, end: 0)) })
      } work: { added in
        do {
          try items.removeAll()
          try items.add(added)
          try items.remove([Self.item(0)])
        } catch {
          Issue.record("\(error)")
        }
      }
      #expect(problem == nil)
    }
  }
}
