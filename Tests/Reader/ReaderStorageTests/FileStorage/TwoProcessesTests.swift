import ArticleStorage
import DataDoubles
import ReaderDomain
import StorageDoubles
import Subscriptions
import Testing

@Suite("Two processes with one data directory")
struct TwoProcessesTests {
  private static let rounds = 25

  @Test("interleaved changes are all stored", arguments: [StoreKind.files, .sqlite])
  func interleaved(_ kind: StoreKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("home")
      async let other: Void = changeInAnotherProcess(kind, path)
      try await Self.change(Stores(kind, directory: path), Self.numbers(of: 1))
      try await Self.change(Stores(kind, directory: path), Self.numbers(of: 2))
      await other

      let stores = Stores(kind, directory: path)
      let all = (0..<3).flatMap(Self.numbers)
      #expect(Set(try await stores.subscriptions.all().map(\.id)) == Set(all.map(StoreSample.feed)))
      #expect(Set(try await stores.fetchStates.all().keys) == Set(all.map(StoreSample.feed)))
      #expect(Set(try await stores.statuses.all().keys) == Set(all.map { StoreSample.article($0).id }))
      #expect(Set(try await stores.articles.articles(of: [StoreSample.feed()]).map(\.id)) == Set(all.map { StoreSample.article($0).id }))
    }
  }

  @Test("a reader never sees a partly written file", arguments: [StoreKind.files, .sqlite])
  func reader(_ kind: StoreKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("home")
      async let writing: Void = Self.change(Stores(kind, directory: path), Self.numbers(of: 1))
      let stores = Stores(kind, directory: path)
      var seen = 0
      while seen < Self.rounds {
        let statuses = try await stores.statuses.all().count
        #expect(statuses >= seen)
        seen = statuses
        _ = try await stores.subscriptions.all()
        _ = try await stores.articles.articles(of: [StoreSample.feed()])
      }
      try await writing
    }
  }

  private static func numbers(of process: Int) -> Range<Int> { process * rounds..<(process + 1) * rounds }

  private static func change(_ stores: Stores, _ numbers: Range<Int>) async throws {
    for number in numbers {
      _ = try await stores.subscriptions.add([StoreSample.subscription(number, folder: "Folder \(number % 3)")])
      try await stores.fetchStates.record([StoreSample.feed(number): FetchState(failures: number)])
      _ = try await stores.articles.store([StoreSample.piece(number)], of: StoreSample.feed())
      _ = try await stores.statuses.update([StoreSample.article(number).id], .toggle(.starred))
    }
  }

  private func changeInAnotherProcess(_ kind: StoreKind, _ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String, kind = kind.rawValue as String] in
      try await Self.change(Stores(try #require(StoreKind(rawValue: kind)), directory: path), Self.numbers(of: 0))
    }
  }
}
