import Domain
import DomainDoubles
import Testing

@testable import VariantMV

/// The part of MV that can be tested without a view: the model. That this part is so small is the price of the pattern.
@Suite("Model of MV")
struct MVLibraryTests {
  private typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>

  private func library(
    list: List = List { _ in .success([]) }, change: Change = Change { _ in .success([]) }
  ) -> ArticleLibrary { ArticleLibrary(list: list, change: change) }

  @Test("the model returns the articles and errors of the domain")
  func asks() async throws {
    let requested = StatusChange(.matching(.all), .set(.read, true))
    let article = ArticleSummary.sample()
    let library = library(list: List { _ in .success([article]) }, change: Change { _ in .failure(.cancelled) })
    #expect(try await library.articles(matching: .all) == [article])
    await #expect(throws: ReadingError.cancelled) { try await library.apply(requested) }
  }
}
