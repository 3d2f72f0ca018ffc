import ReaderDomain
import Testing

@Suite("Marks of an article")
struct ArticleStatusMarksTests {
  private static let words: [ArticleMark] = [.read, .starred, ArticleMark(rawValue: "later"), ArticleMark(rawValue: "pinned")]
  private static let sets = (0..<16).map { number in Set(words.indices.filter { number & (1 << $0) != 0 }.map { words[$0] }) }

  @Test("a status has its initial marks, plus those that a change sets", arguments: sets)
  func marks(_ marks: Set<ArticleMark>) {
    let status = ArticleStatus(marks)
    #expect(status.marks == marks)
    #expect(status.isRead == marks.contains(.read) && status.isStarred == marks.contains(.starred))
    for mark in Self.words {
      #expect(status.has(mark) == marks.contains(mark))
      #expect(status.applying(.set(mark, true)) == ArticleStatus(marks.union([mark])))
      #expect(status.applying(.set(mark, false)) == ArticleStatus(marks.subtracting([mark])))
      #expect(status.applying(.toggle(mark)) == ArticleStatus(marks.symmetricDifference([mark])))
    }
    for other in Self.sets {
      #expect(status.differingMarks(ArticleStatus(other)) == marks.symmetricDifference(other).sorted { $0.rawValue < $1.rawValue })
      #expect((status == ArticleStatus(other)) == (marks == other))
    }
  }
}
