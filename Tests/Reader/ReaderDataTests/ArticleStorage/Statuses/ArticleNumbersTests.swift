import ReaderDomain
@testable import ArticleStorage
import Growth
import Testing

@Suite("Article numbers")
struct ArticleNumbersTests {
  private static func id(_ number: Int) -> ArticleID { ArticleID(start: UInt64(number / 2), end: UInt16(number % 2)) }

  @Test("every article keeps its number while others are added and removed, as in a dictionary", arguments: [0, 10, 100_000])
  func likeADictionary(room: Int) {
    var numbers = ArticleNumbers(reserving: room)
    var expected: [ArticleID: Int] = [:]
    for step in 0..<20_000 {
      let (id, number) = (Self.id(step * 7919 % 3001), step % 5)
      numbers[id] = number
      expected[id] = number == 0 ? nil : number
    }
    for number in 0..<3100 { #expect(numbers[Self.id(number)] == expected[Self.id(number)] ?? 0) }
    #expect(Set(numbers.articles) == Set(expected.keys) && numbers.articles.count == expected.count)
  }

  @Test("articles whose ids differ only in the last digits are distinct")
  func lastDigits() {
    var numbers = ArticleNumbers()
    numbers[Self.id(0)] = 3
    #expect(numbers[Self.id(0)] == 3 && numbers[Self.id(1)] == 0)
    numbers[Self.id(1)] = 4
    numbers[Self.id(0)] = 0
    #expect(numbers.articles == [Self.id(1)])
  }

  /// Journals bring ids from other devices, and an attacker who writes a journal can choose the ids.
  @Test(
    "ids that share most of their digits do not collide", arguments: [0, 8, 16, 24, 32, 40, 48, 56, 64])
  func alike(bits: Int) {
    let problem = CostGrowth.problem(upTo: 1 << 15) { count in
      (0..<count).map { number in
        let start = UInt64(number) << UInt64(bits)
        return ArticleID(start: bits < 64 ? start : 7, end: bits < 64 ? 0 : UInt16(truncatingIfNeeded: number))
      }
    } work: { ids in
      var numbers = ArticleNumbers()
      var dictionary: [ArticleID: Int] = [:]
      for (number, id) in ids.enumerated() {
        numbers[id] = number + 1
        dictionary[id] = number + 1
      }
    }
    #expect(problem == nil)
  }

  /// With one product as the hash, every hundredth factor or so leaves such ids in a few heaps.
  @Test(
    "consecutive ids do not collide whatever factor was drawn",
    arguments: [1, 1 << 32 | 1, 1 << 61 | 1, 1 << 62 | 5, 0x5555_5555_5555_5557])
  func factors(factor: UInt64) {
    let problem = CostGrowth.problem(upTo: 1 << 14) { count in
      (0..<UInt64(count)).map { ArticleID(start: $0, end: 0) }
    } work: { ids in
      var numbers = ArticleNumbers(factors: (start: factor, end: 3, mixed: .random(in: .min ... .max) | 1))
      for (number, id) in ids.enumerated() { numbers[id] = number + 1 }
    }
    #expect(problem == nil)
  }

  @Test("a table with thousands of distinct statuses fills in linear time")
  func statuses() {
    let problem = CostGrowth.problem(upTo: 1 << 14) { count in
      (0..<count).map { ArticleStatus([ArticleMark(rawValue: "m\($0)")]) }
    } work: { statuses in
      var table = StatusTable()
      for (number, status) in statuses.enumerated() { table[ArticleID(start: UInt64(number), end: 0)] = status }
    }
    #expect(problem == nil)
  }
}
