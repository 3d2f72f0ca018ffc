import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Article")
struct ArticleTests {
  @Test(
    "an article is ordered by its publication date, but never later than when it was first seen",
    arguments: [(nil, 0), (-60, -60), (0, 0), (60, 0)] as [(Int?, Int)])
  func date(publishedAt: Int?, expected: Int) {
    let article = Article.sample(published: publishedAt.map { .sample(plusMinutes: $0) })
    #expect(article.date == .sample(plusMinutes: expected))
  }
}
