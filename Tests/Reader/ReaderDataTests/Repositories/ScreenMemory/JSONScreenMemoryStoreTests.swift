import CoreData
import DataDoubles
import Files
import ReaderData
import ReaderDomain
import Testing

@Suite("What the full screen remembers, in screen.json")
struct JSONScreenMemoryStoreTests {
  private static func store(in folder: TemporaryFolder) -> JSONScreenMemoryStore {
    JSONScreenMemoryStore(
      directory: DataDirectory(path: folder.path, now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
  }

  private static let changes: [ScreenMemory.Change] = [
    .panes(2), .order([QueryOrder(.words, isDescending: true)]), .fold("News/Local", true), .hidesReadFeeds(true), .command("tag \"x\""),
    .search("tea"),
  ]

  @Test("what is remembered is read again, in a file that only its owner can read")
  func roundTrip() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await Self.store(in: folder).memory() == ScreenMemory())
      for change in Self.changes { try await Self.store(in: folder).remember(change) }
      #expect(try await Self.store(in: folder).memory() == Self.changes.reduce(ScreenMemory()) { $0.applying($1) })
      #expect(
        try folder.text("screen.json") == """
          {"schema":1,"screen":{"panes":2,"order":"sort:-words","folded":["News/Local"],"hides_read_feeds":true,"commands":["tag \\"x\\""],\
          "searches":["tea"]}}

          """)
      #expect(try folder.permissions("screen.json") == 0o600)
    }
  }

  @Test("two sessions that remember at once keep what each has changed")
  func together() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await withThrowingTaskGroup { group in
        for session in 0..<2 {
          group.addTask {
            let store = Self.store(in: folder)
            for number in 0..<20 { try await store.remember(.command("\(session) \(number)")) }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await Self.store(in: folder).memory().commands.count == 40)
    }
  }

  @Test(
    "values of a newer version or of nobody do not count",
    arguments: [
      #""order":"sort:sideways""#, #""panes":99"#, #""later":{"a":[1]}"#, #""commands":["\#(String(repeating: "x", count: 5000))"]"#,
    ])
  func strange(member: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("{\"schema\":1,\"screen\":{\(member)}}\n", "screen.json")
      #expect(try await Self.store(in: folder).memory() == ScreenMemory())
    }
  }
}
