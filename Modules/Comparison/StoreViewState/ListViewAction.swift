import CoreDomain
import ReaderDomain
import ReaderScenes

/// Shows lists and marks articles: calls the use cases and hands their results to the store.
@MainActor
struct ListViewAction {
  let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  let store: ArticleStore
  /// Counts after a list or a change; nil when no page shows a count.
  let count: CountViewAction?

  init(_ dependencies: ArticleListDependencies, store: ArticleStore, count: CountViewAction? = nil) {
    list = dependencies.list
    change = dependencies.change
    self.store = store
    self.count = count
  }

  /// Reads the list that a request asks for.
  func show(_ request: ArticleList.Request) async {
    do throws(ReadingError) {
      if let query = try request.query(after: store.state.query, store.state.list.listed) { await read(query, because: .asked(request)) }
    } catch {
      store.refuse(error)
    }
  }

  /// Changes articles, and reads the current list again.
  func mark(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let result = try await change(requested)
      store.change(result, requested)
      if let query = store.state.query {
        await read(query.repeated(store.state.list.listed), because: .changed(result, requested))
      } else {
        await count?.countIfDemanded()
      }
    } catch {
      store.refuse(error)
    }
  }

  private func read(_ query: ArticleQuery, because cause: Listing.Cause) async {
    let number = store.beginList(query, because: cause)
    do throws(ReadingError) {
      store.endList(number, try await list(query))
    } catch {
      store.failList(number, error)
    }
    await count?.countWithList()
  }
}
