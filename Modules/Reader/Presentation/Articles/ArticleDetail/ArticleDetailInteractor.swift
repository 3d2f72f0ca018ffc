public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Opens an article.
public final class ArticleDetailInteractor: Interactor {
  private let read: any UseCase<ArticleReference, ArticleDetails, ReaderError>
  private let presenter: any Presenter<ArticleDetail.Response>
  private let now: LocalClock

  public init(
    read: any UseCase<ArticleReference, ArticleDetails, ReaderError>, presenter: any Presenter<ArticleDetail.Response>,
    now: @escaping LocalClock
  ) {
    self.read = read
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: ArticleDetail.Request) async {
    switch request {
    case .open(let reference):
      do throws(ReaderError) {
        presenter.present(.opened(try await read(reference), now: now()))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }
}
