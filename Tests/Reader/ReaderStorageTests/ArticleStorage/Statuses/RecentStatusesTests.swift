import CoreData
import DataDoubles
import FileStorage
import ReaderDomain
import StorageDoubles
import Testing

@testable import ArticleStorage

@Suite("Recent changes of statuses")
struct RecentStatusesTests {
  private static let ids = (0...9).map { StoreSample.article($0).id }
  private static let (read, starred) = (ArticleStatus([.read]), ArticleStatus([.starred]))

  private static let recent = RecentStatuses([
    (number: 7, entry: RecentStatuses.Change([ids[1]: read, ids[2]: read])), (number: 8, entry: RecentStatuses.Change([ids[1]: starred])),
    (number: 9, entry: RecentStatuses.Change([ids[3]: .new])),
  ])

  @Test("only the lines after the last merged one count, and all lines if that one is missing")
  func merged() {
    #expect(Self.recent.last == 9)
    for (merged, numbers) in [(7, [8, 9]), (8, [9]), (9, []), (0, [7, 8, 9]), (6, [7, 8, 9]), (10, [7, 8, 9])] {
      #expect(Self.recent.changes(after: merged).map(\.number) == numbers, "\(merged)")
    }
    #expect(Self.recent.statuses(after: 0) == [Self.ids[1]: Self.starred, Self.ids[2]: Self.read, Self.ids[3]: .new])
    #expect(Self.recent.statuses(after: 8) == [Self.ids[3]: .new])
    #expect(Self.recent.count(after: 0) == 4 && Self.recent.count(after: 7) == 2 && Self.recent.count(after: 9) == 0)
    #expect(RecentStatuses([]).last == 0 && RecentStatuses([]).count(after: 3) == 0)
  }

  @Test("if two lines of a damaged file have the merged number, only the lines after the last of them count")
  func twice() {
    let recent = RecentStatuses([
      (number: 5, entry: RecentStatuses.Change([Self.ids[1]: Self.read])),
      (number: 5, entry: RecentStatuses.Change([Self.ids[2]: Self.read])),
      (number: 4, entry: RecentStatuses.Change([Self.ids[3]: Self.read])),
    ])
    #expect(recent.last == 5 && recent.changes(after: 5).map(\.number) == [4])
  }

  @Test("the changes are lost when the status file had some and their file is missing")
  func lost() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      #expect(try !RecentStatuses.areLost(in: directory))
      for (merged, isLost) in [(0, false), (12, true)] {
        try StatusFile(in: directory).replace(with: StatusTable(), merged: merged)
        #expect(try RecentStatuses.areLost(in: directory) == isLost)
      }
      try RecentStatuses.stack(in: directory).replace(with: [])
      #expect(try !RecentStatuses.areLost(in: directory))
    }
  }

  @Test("the readable changes of a damaged file are salvaged, the later ones over the earlier ones")
  func salvaged() {
    let text = """
      {"schema":1}
      {"n":1,"entry":{"\(Self.ids[1].text)":["read"],"\(Self.ids[2].text)":["read"]}}
      {"n":2,"entry":{"
      {"n":3,"entry":{"\(Self.ids[1].text)":["starred"]}}

      """
    let table = RecentStatuses.salvaged(from: Array(text.utf8))
    #expect(Set(table.ids) == [Self.ids[1], Self.ids[2]] && table[Self.ids[1]] == Self.starred && table[Self.ids[2]] == Self.read)
  }
}
