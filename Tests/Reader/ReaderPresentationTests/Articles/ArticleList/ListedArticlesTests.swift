import CoreDoubles
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import Testing

@Suite("The list that is read again")
struct ListedArticlesTests {
  private static let articles = (1...2).map { ArticleSummary.sample(.sample(guid: "\($0)")) }
  private static let listed = ListedArticles(ArticleQuery(words: ["tea"]), ListPage(rows: articles, offset: 5, total: 9, hasMore: true))

  @Test("after a refresh, the shown part of the list is read again")
  func repeats() {
    let query = Self.listed.query
    #expect(Self.listed.queryAgain.window.start == .at(Self.articles[0].article.place))
    let top = ListedArticles(query, ListPage(rows: Self.articles, offset: 0, total: 2, hasMore: false))
    #expect(top.queryAgain == query)
  }
}
