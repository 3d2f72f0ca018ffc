public import CoreScenes
public import ReaderScenes
import VariantStoreViewState

/// A reading session whose states are recorded, so that the user can go back and forward. Each request that changes the state is one step.
///
/// Going is an action like any other: it reaches reducer, log and tracker. It changes what is shown, and nothing that is stored.
public final class TravellingView: Interactor {
  private let view: any Interactor<ArticleList.Request>
  private let store: ArticleStore
  private let dispatch: (ArticleAction) async -> Void
  /// The states after each request; nil before the first one.
  private var history: History<ArticleState>?

  init(_ view: any Interactor<ArticleList.Request>, store: ArticleStore, dispatch: @escaping (ArticleAction) async -> Void) {
    self.view = view
    self.store = store
    self.dispatch = dispatch
  }

  public func perform(_ request: ArticleList.Request) async {
    let before = store.state
    await view.perform(request)
    guard store.state != before else { return }
    if history == nil { history = History(store.state) } else { history?.record(store.state) }
  }

  /// Shows the state before the latest request again.
  /// - Returns: The reason why nothing is shown; nil when the views show the state.
  public func back() async -> SentencesViewModel? {
    await go(.back) ? nil : Self.nothing("There is no earlier state to go back to.")
  }

  /// Shows the state that was left by going back.
  /// - Returns: The reason why nothing is shown; nil when the views show the state.
  public func forward() async -> SentencesViewModel? {
    await go(.forward) ? nil : Self.nothing("There is no later state to go forward to.")
  }

  private func go(_ step: HistoryStep) async -> Bool {
    let state = history?.go(step)
    await dispatch(.travelled(step, to: state))
    return state != nil
  }

  private static func nothing(_ sentence: MessageText) -> SentencesViewModel {
    SentencesViewModel(lines: [], messages: [Message(.notice, sentence)], exported: .empty, outcome: .nothingMatched)
  }
}
