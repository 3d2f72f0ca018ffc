import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Windows of a list")
struct ListWindowTests {
  private static let list = (0..<10).map(Self.key)

  private static func key(_ number: Int) -> ArticleSortKey {
    ArticleSortKey(date: .sample(plusMinutes: -number), firstSeen: .sample(), position: 0, id: Article.sample().id)
  }

  private static func numbers(_ page: ListPage<ArticleSortKey>) -> [Int] { page.rows.compactMap { list.firstIndex(of: $0) } }

  @Test(
    "a window shows the rows around its place, and as many as it can",
    arguments: [
      (.top, 3, [0, 1, 2]), (.bottom, 3, [7, 8, 9]), (.at(key(4)), 3, [4, 5, 6]), (.at(key(8)), 3, [7, 8, 9]),
      (.below(key(4)), 3, [5, 6, 7]),
      (.below(key(8)), 3, [9]), (.below(key(9)), 3, []), (.above(key(4)), 3, [1, 2, 3]), (.above(key(1)), 3, [0, 1, 2]),
      (.around(key(4)), 3, [3, 4, 5]), (.around(key(0)), 3, [0, 1, 2]), (.around(key(9)), 4, [6, 7, 8, 9]), (.top, 0, []), (.bottom, 0, []),
      (.top, -3, []), (.at(key(4)), .max, Array(0..<10)), (.top, .max, Array(0..<10)), (.bottom, .max, Array(0..<10)),
      (.above(key(20)), 2, [8, 9]), (.below(key(-1)), 2, [0, 1]), (.onlyAbove(key(4)), 3, [1, 2, 3]), (.onlyAbove(key(1)), 3, [0]),
      (.onlyAbove(key(0)), 3, []), (.onlyAbove(key(20)), 2, [8, 9]),
    ] as [(ListWindow.Start, Int, [Int])])
  func rows(start: ListWindow.Start, size: Int, shown: [Int]) {
    let page = ListWindow(start, size: size).page(of: Self.list, by: \.self)
    #expect(Self.numbers(page) == shown)
    #expect(page.total == 10)
    if let first = shown.first, let last = shown.last { #expect(page.offset == first && page.hasMore == (last < 9)) }
  }

  @Test("without counts, a page knows its place only when it has seen an end of the list")
  func uncounted() {
    let nearest = Array(Self.list[..<4].reversed())
    let part = ListWindow(.at(Self.key(4)), size: 3).page(above: nearest, below: Array(Self.list[4..<8]))
    #expect(Self.numbers(part) == [4, 5, 6] && part.offset == nil && part.total == nil && part.hasMore)
    let whole = ListWindow(.at(Self.key(4)), size: 9).page(above: nearest, below: Array(Self.list[4...]))
    #expect(Self.numbers(whole) == Array(1..<10) && whole.offset == 1 && whole.total == 10 && !whole.hasMore)
    let top = ListWindow(size: 3).page(above: [], below: Array(Self.list[..<4]))
    #expect(top.offset == 0 && top.total == nil && top.hasMore)
  }

  @Test("paging down and up passes every row once", arguments: 1...11)
  func paging(size: Int) {
    var down: [Int] = []
    var page = ListWindow(size: size).page(of: Self.list, by: \.self)
    while true {
      down += Self.numbers(page)
      guard page.hasMore, let last = page.rows.last else { break }
      page = ListWindow(.below(last), size: size).page(of: Self.list, by: \.self)
    }
    #expect(down == Array(0..<10))
    var up = Set(Self.numbers(page))
    while let first = page.rows.first, page.offset != 0 {
      page = ListWindow(.above(first), size: size).page(of: Self.list, by: \.self)
      up.formUnion(Self.numbers(page))
    }
    #expect(up == Set(0..<10))
  }

  @Test("a window says what it shows; the whole list needs no words")
  func descriptions() {
    let key = Self.key(1)
    let windows = [
      ListWindow(size: .max), ListWindow(size: 20), ListWindow(.bottom, size: 20), ListWindow(.at(key), size: 2),
      ListWindow(.below(key), size: 2), ListWindow(.above(key), size: 2), ListWindow(.onlyAbove(key), size: 2),
      ListWindow(.around(key), size: 2),
    ]
    #expect(
      windows.map(\.description) == [
        "", "first 20", "last 20", "2 at \(key.id)", "2 below \(key.id)", "2 above \(key.id)", "2 only above \(key.id)",
        "2 around \(key.id)",
      ])
  }
}
