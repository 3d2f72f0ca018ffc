import CoreDomain
import ReaderDomain
import ReaderScenes

/// Counts unread articles: calls the use case and hands its result to the store.
@MainActor
struct CountViewAction {
  let count: any UseCase<ArticleQuery, Int, ReadingError>
  let store: ArticleStore

  /// Counts after a list was read or failed, if the count was waiting for it.
  func countWithList() async {
    if store.state.countDemand == .withNextList { await run() }
    await countIfDemanded()
  }

  /// Counts until the number is right: an article that is opened meanwhile makes it outdated.
  func countIfDemanded() async {
    while store.state.countDemand == .now { await run() }
  }

  private func run() async {
    let number = store.beginCount()
    do throws(ReadingError) {
      store.endCount(number, try await count(ReadingSessionDependencies.counted))
    } catch {
      store.failCount(number, error)
    }
  }
}
