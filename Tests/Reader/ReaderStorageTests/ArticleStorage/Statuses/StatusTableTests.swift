import DataDoubles
import Growth
import ReaderDomain
import StorageDoubles
import Testing

@testable import ArticleStorage

@Suite("The table of statuses")
struct StatusTableTests {
  private static let ids = (0...3).map { StoreSample.article($0).id }

  @Test("each status is stored once, and an article refers to it by number")
  func kinds() {
    let (read, starred) = (ArticleStatus([.read]), ArticleStatus([.starred]))
    var table = StatusTable()
    #expect(table.kinds == [.new] && table.ids == [] && table[Self.ids[0]] == .new && !table.contains(Self.ids[0]))
    table[Self.ids[1]] = read
    table[Self.ids[2]] = starred
    table[Self.ids[3]] = read
    #expect(table.kinds == [.new, read, starred])
    #expect(Self.ids.map { table.number(of: $0) } == [0, 1, 2, 1])
    #expect(table.number(of: read) == 1 && table.number(of: starred) == 2 && table.number(of: .new) == 0)
    #expect(Set(table.ids) == Set(Self.ids[1...]) && Self.ids.map { table.contains($0) } == [false, true, true, true])
    table[Self.ids[1]] = .new
    table.merge([Self.ids[3]: starred])
    #expect(Self.ids.map { table[$0] } == [.new, .new, starred, starred] && !table.contains(Self.ids[1]))
    #expect(table.kinds.count == 3)
    table.set(Self.ids[0], number: table.number(of: ArticleStatus([.hidden])))
    #expect(table[Self.ids[0]] == ArticleStatus([.hidden]) && table.kinds.count == 4)
  }

  @Test("a table with thousands of distinct statuses fills in linear time")
  func distinctStatuses() {
    let problem = CostGrowth.problem(upTo: 1 << 14) { count in
      (0..<count).map { ArticleStatus([ArticleMark(rawValue: "m\($0)")]) }
    } work: { statuses in
      var table = StatusTable()
      for (number, status) in statuses.enumerated() { table[ArticleID(start: UInt64(number), end: 0)] = status }
    }
    #expect(problem == nil)
  }
}
