import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes

/// Makes the interactor of the scene, and records its responses and routes.
@MainActor
struct ArticleListScene {
  typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReaderError>
  typealias Change = Stub<StatusChange, StatusChangeResult, ReaderError>

  let responses = Recorder<ArticleList.Response>()
  let routes = Recorder<ArticleList.Route>()

  /// The presented responses, except `loading`.
  var settled: [ArticleList.Response] { responses.values.filter { $0.event != .loading } }

  func interactor(
    list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReaderError>,
    change: any UseCase<StatusChange, StatusChangeResult, ReaderError> = Change { _ in .success([]) }
  ) -> ArticleListInteractor {
    ArticleListInteractor(list: list, change: change, router: routes, presenter: responses, now: { .sample() })
  }
}
