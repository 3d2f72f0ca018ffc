import DataDoubles
import FeedServers
import ReaderDomain
import StorageDoubles
import Testing

@Suite("Two processes with one data directory that is bound to a feed server", .timeLimit(.minutes(10)))
struct ServerFilesProcessesTests {
  private static let rounds = 20

  /// What each process does: marks articles, and records and forgets items.
  private static func work(_ home: BoundDirectory, _ numbers: Range<Int>) async throws {
    for number in numbers {
      try await home.set(.starred, number)
      try await home.state.record([ServerItemID(number: UInt64(number)): StoreSample.article(number).id])
      if number % 5 == 0 { try await home.state.forget([ServerItemID(number: UInt64(number))]) }
    }
  }

  @Test("every mark waits until it is sent, once, and no item is lost, while a third process pushes", arguments: StorageKind.allCases)
  func interleaved(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder, kind)
      let path = folder.path("home")
      async let other: Void = workInAnotherProcess(kind, path)
      async let own: Void = Self.work(try BoundDirectory(path: path, kind), 0..<Self.rounds)
      var sent: [PendingMark] = []
      var isDone = false
      while !isDone {
        let pending = try await home.state.pending()
        sent += pending.marks
        try await home.state.recordPushed(through: pending.last, refused: [], failed: [])
        isDone = try await home.statuses().count == 2 * Self.rounds
      }
      try await own
      await other
      sent += try await home.state.pending().marks
      let numbers = 0..<2 * Self.rounds
      #expect(sent.map(\.article).sorted() == numbers.map { StoreSample.article($0).id }.sorted())
      #expect(sent.map(\.number) == sent.map(\.number).sorted() && Set(sent.map(\.number)).count == sent.count)
      let items = numbers.filter { $0 % 5 != 0 }.map { (ServerItemID(number: UInt64($0)), StoreSample.article($0).id) }
      #expect(try await home.state.items() == Dictionary(uniqueKeysWithValues: items))
    }
  }

  private func workInAnotherProcess(_ kind: StorageKind, _ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String, kind = kind.rawValue as String] in
      let kind = try #require(StorageKind(rawValue: kind))
      try await Self.work(try BoundDirectory(path: path, kind), Self.rounds..<2 * Self.rounds)
    }
  }
}
