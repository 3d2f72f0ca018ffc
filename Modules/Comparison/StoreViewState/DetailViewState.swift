import CoreScenes
import ReaderDomain
package import ReaderScenes

/// The view state of the opened article.
@MainActor
package final class DetailViewState: StoreSubscriber {
  /// The shown copy.
  package private(set) var slice: DetailSlice

  private let display: any Display<ArticleDetail.ViewModel>
  private let wording: @Sendable (Result<ArticleDetails, ReadingError>, LocalTime) -> ArticleDetail.ViewModel
  private let now: LocalClock

  package init(store: ArticleStore, dependencies: ReadingSessionDependencies) {
    slice = store.state.detail
    display = dependencies.detailDisplay
    wording = dependencies.detailWording
    now = dependencies.list.now
    store.subscribe(self)
  }

  package func storeChanged(to state: ArticleState) {
    guard state.detail != slice else { return }
    slice = state.detail
    if let opened = slice.opened { display.display(wording(opened, now())) }
  }
}
