import CoreDomain
import CoreDoubles
import DataDoubles
import ReaderDomain
import Testing

@testable import ArticleStorage

@Suite("The rows nearest to a place in a list")
struct NearestRowsTests {
  private func row(_ number: Int) -> ArticleFileRow {
    let place = ArticleSortKey(
      date: StoreSample.moment.adding(minutes: -number), firstSeen: StoreSample.moment, position: 0,
      id: ArticleID(start: UInt64(number), end: 0))
    return ArticleFileRow(
      entry: ArticleFileEntry(place: place, digest: 0, start: 0, head: 0, length: 0), articleFile: 0, status: .new)
  }

  private func nearest(_ numbers: [Int], limit: Int, isAbove: Bool) -> [UInt64] {
    var rows = NearestRows(limit: limit, isAbove: isAbove)
    for number in numbers { rows.add(row(number)) }
    return rows.sorted().map(\.entry.id.start)
  }

  @Test(
    "below a place, the nearest rows are the first of the list; above it, the last ones, the nearest first",
    arguments: [0, 1, 2, 3, 7, 50, 99, 100, 101, .max], [false, true])
  func shuffled(limit: Int, isAbove: Bool) {
    var random = SeededGenerator(UInt64(limit))
    let expected = (isAbove ? (1...100).reversed() : Array(1...100)).prefix(limit).map { UInt64($0) }
    for _ in 0..<20 {
      let numbers = (1...100).shuffled(using: &random)
      #expect(nearest(numbers, limit: limit, isAbove: isAbove) == expected)
    }
  }

  @Test("rows that come in either order are collected", arguments: [false, true])
  func inOrder(isAbove: Bool) {
    for limit in 1...12 {
      let expected = (isAbove ? (1...40).reversed() : Array(1...40)).prefix(limit).map { UInt64($0) }
      #expect(nearest(Array(1...40), limit: limit, isAbove: isAbove) == expected)
      #expect(nearest((1...40).reversed(), limit: limit, isAbove: isAbove) == expected)
    }
    #expect(nearest([], limit: 3, isAbove: isAbove) == [])
  }
}
