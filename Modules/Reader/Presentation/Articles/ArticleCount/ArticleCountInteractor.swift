public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Counts articles.
public final class ArticleCountInteractor: Interactor {
  private let count: any UseCase<ArticleQuery, Int, ReaderError>
  private let presenter: any Presenter<ArticleCount.Response>

  public init(count: any UseCase<ArticleQuery, Int, ReaderError>, presenter: any Presenter<ArticleCount.Response>) {
    self.count = count
    self.presenter = presenter
  }

  public func perform(_ request: ArticleCount.Request) async {
    switch request {
    case .count(let query):
      do throws(ReaderError) {
        presenter.present(.counted(try await count(query)))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }
}
