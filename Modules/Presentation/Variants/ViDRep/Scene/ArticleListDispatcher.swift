import Domain
import Observation
import Scenes

/// Runs the scene's requests in the repository, and holds the state that the reducer computes from each action.
@MainActor @Observable
final class ArticleListDispatcher {
  private(set) var state = ArticleListState()

  private let repository: ListingRepository
  private let router: any Router<ArticleList.Route>
  private let watch: (any SceneTracer)?

  init(repository: ListingRepository, router: any Router<ArticleList.Route>, watch: (any SceneTracer)? = nil) {
    self.repository = repository
    self.router = router
    self.watch = watch
  }

  /// Runs a request. When this returns, the state contains the result.
  func dispatch(_ request: ArticleList.Request) async {
    guard let watch else { return await run(request) }
    await watch.around(Self.self, "dispatch", request) { await run(request) }
  }

  private func run(_ request: ArticleList.Request) async {
    switch request {
    case .show, .filter, .search, .scroll: await list(request)
    case .change(let requested): await change(requested)
    case .open(let reference): await router.go(to: .article(reference))
    case .notUnderstood(let text): reduce(.answered(.init(.failed(.notUnderstood(text)))))
    }
  }

  private func list(_ query: ArticleQuery, reply: ArticleListReply) async {
    await repository.fetch(query) { reduce(.listing($0, of: query, reply: reply)) }
  }

  private func list(_ request: ArticleList.Request) async {
    do throws(ReadingError) {
      if let query = try request.query(after: state.query, state.listing) { await list(query, reply: .listed) }
    } catch {
      reduce(.answered(.init(.failed(.reading(error)))))
    }
  }

  private func change(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let reply = ArticleListReply.changed(try await repository.change(requested), requested)
      if let query = state.query {
        await list(query.repeated(state.listing), reply: reply)
      } else {
        reduce(.answered(.init(.retrieved(reply))))
      }
    } catch {
      reduce(.answered(.init(.failed(.reading(error)))))
    }
  }

  private func reduce(_ action: ArticleListAction) {
    guard let watch else { return state = ArticleListReducer.reduce(state, action) }
    watch.around(ArticleListReducer.self, "reduce", action) { state = ArticleListReducer.reduce(state, action) }
  }
}
