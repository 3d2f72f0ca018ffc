import Domain
import Observation
import Scenes

/// Takes what the scene dispatches, has the repository do it, and keeps the state that the reducer makes of each thing that happens.
@MainActor @Observable
final class ArticleListDispatcher {
  /// What the scene shows.
  private(set) var state = ArticleListState()

  private let repository: ListingRepository
  private let router: any Router<ArticleList.Route>
  private let watch: (any SceneTracer)?

  init(repository: ListingRepository, router: any Router<ArticleList.Route>, watch: (any SceneTracer)? = nil) {
    self.repository = repository
    self.router = router
    self.watch = watch
  }

  /// Does what is asked. When this returns, the state has what came of it.
  func dispatch(_ request: ArticleList.Request) async {
    guard let watch else { return await run(request) }
    await watch.around(Self.self, "dispatch", request) { await run(request) }
  }

  private func run(_ request: ArticleList.Request) async {
    switch request {
    case .show(let query): await list(query, reply: .listed)
    case .filter(let filter): await list(filter.narrowing(state.query ?? .all), reply: .listed)
    case .search(let text): await search(text)
    case .change(let wish): await change(wish)
    case .open(let reference): await router.go(to: .article(reference))
    case .notUnderstood(let text): reduce(.answered(.init(.failed(.notUnderstood(text)))))
    }
  }

  private func list(_ query: ArticleQuery, reply: ArticleListReply) async {
    await repository.fetch(query) { reduce(.listing($0, of: query, reply: reply)) }
  }

  private func search(_ text: String) async {
    do throws(ReadingError) {
      var query = state.query ?? .all
      query.words = try SearchRules.words(in: text)
      await list(query, reply: .listed)
    } catch {
      reduce(.answered(.init(.failed(.reading(error)))))
    }
  }

  private func change(_ wish: StatusChange) async {
    do throws(ReadingError) {
      let reply = ArticleListReply.changed(try await repository.change(wish), wish)
      if let query = state.query {
        await list(query, reply: reply)
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
