import Domain
import Testing

@testable import DataLayer

@Suite("Numbers of many articles")
struct ArticleNumbersTests {
  private static func id(_ number: Int) -> ArticleID { ArticleID(start: UInt64(number / 2), end: UInt16(number % 2)) }

  @Test("every article keeps its number while others come and go, as it would in a dictionary", arguments: [0, 10, 100_000])
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

  @Test("an article that differs in its last digits alone is another one")
  func lastDigits() {
    var numbers = ArticleNumbers()
    numbers[Self.id(0)] = 3
    #expect(numbers[Self.id(0)] == 3 && numbers[Self.id(1)] == 0)
    numbers[Self.id(1)] = 4
    numbers[Self.id(0)] = 0
    #expect(numbers.articles == [Self.id(1)])
  }
}
