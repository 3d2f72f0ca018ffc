package import CoreScenes
package import ReaderScenes

/// The view state of a list. It keeps a copy of its slice, and the page state that no other page sees.
///
/// Nothing outside can set it, so a text field cannot be bound to it: typed text becomes an action.
@MainActor
package final class ListViewState: StoreSubscriber {
  /// The shown copy.
  package private(set) var slice: ListSlice
  /// Page state: the last unknown command; nil when anything else was shown since.
  package private(set) var unknownCommand: String?

  private let display: any Display<ArticleList.ViewModel>
  private let now: LocalClock

  package init(store: ArticleStore, display: any Display<ArticleList.ViewModel>, now: @escaping LocalClock) {
    slice = store.state.list
    self.display = display
    self.now = now
    store.subscribe(self)
  }

  package func storeChanged(to state: ArticleState) {
    guard state.list != slice else { return }
    slice = state.list
    unknownCommand = nil
    draw()
  }

  /// Shows that a typed command is unknown.
  package func showUnknownCommand(_ text: String) {
    unknownCommand = text
    draw()
  }

  private func draw() {
    display.display(Self.viewModel(of: slice, unknownCommand: unknownCommand, now: now()))
  }

  nonisolated static func viewModel(of slice: ListSlice, unknownCommand: String?, now: LocalTime) -> ArticleList.ViewModel {
    let listed = slice.listed
    if let unknownCommand { return ArticleListWording.notUnderstood(unknownCommand, among: listed, now: now) }
    return switch slice.news {
    case .loading: ArticleListWording.loading(among: listed, now: now)
    case .listed: ArticleListWording.listed(listed, now: now)
    case .changed(let result, let requested): ArticleListWording.changed(result, requested, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    }
  }
}
