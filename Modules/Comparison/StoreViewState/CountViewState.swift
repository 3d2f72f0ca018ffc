import CoreScenes
import ReaderDomain
package import ReaderScenes

/// The view state of the number of unread articles.
@MainActor
package final class CountViewState: StoreSubscriber {
  /// The shown copy.
  package private(set) var slice: CountSlice

  private let display: any Display<ArticleCount.ViewModel>
  private let wording: @Sendable (Result<Int, ReadingError>) -> ArticleCount.ViewModel

  package init(store: ArticleStore, dependencies: ReadingSessionDependencies) {
    slice = store.state.count
    display = dependencies.countDisplay
    wording = dependencies.countWording
    store.subscribe(self)
  }

  package func storeChanged(to state: ArticleState) {
    guard state.count != slice else { return }
    slice = state.count
    if let unread = slice.unread { display.display(wording(unread)) }
  }
}
