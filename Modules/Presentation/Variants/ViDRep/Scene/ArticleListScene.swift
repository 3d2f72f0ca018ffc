import Domain
import Observation
import Scenes

/// Both sides of the view: it dispatches the user's requests, and draws the resulting states.
@MainActor
final class ArticleListScene: Interactor {
  private let dispatcher: ArticleListDispatcher
  private let display: any Display<ArticleList.ViewModel>
  private let now: CurrentTime
  private var drawn: ArticleListLoad

  init(dispatcher: ArticleListDispatcher, display: any Display<ArticleList.ViewModel>, now: @escaping CurrentTime) {
    self.dispatcher = dispatcher
    self.display = display
    self.now = now
    drawn = dispatcher.state.answer
    observe()
  }

  func perform(_ request: ArticleList.Request) async {
    await dispatcher.dispatch(request)
    // Observation reports changes one turn of the main actor later, and only the last of several states. The final state of a request is
    // therefore drawn here, before other work runs on the main actor, so that no state is missed.
    draw(dispatcher.state)
  }

  private func observe() {
    let state = withObservationTracking {
      dispatcher.state
    } onChange: { [weak self] in
      Task { @MainActor in self?.observe() }
    }
    draw(state)
  }

  /// Draws each state once. The identity of the answer shows whether the state was drawn before.
  private func draw(_ state: ArticleListState) {
    guard state.answer != drawn else { return }
    drawn = state.answer
    if let viewModel = Self.viewModel(for: state, now: now()) { display.display(viewModel) }
  }

  /// The view model of a state; nil before the first request.
  nonisolated static func viewModel(for state: ArticleListState, now: Timestamp) -> ArticleList.ViewModel? {
    let listed = state.listing?.page
    return switch state.answer.phase {
    case .none: nil
    case .fetching: ArticleListWording.loading(among: listed, now: now)
    case .retrieved(.listed): ArticleListWording.listed(listed ?? ListPage(all: []), now: now)
    case .retrieved(.changed(let result, let requested)): ArticleListWording.changed(result, requested, among: listed, now: now)
    case .failed(.reading(let error)): ArticleListWording.failed(error, among: listed, now: now)
    case .failed(.notUnderstood(let text)): ArticleListWording.notUnderstood(text, among: listed, now: now)
    }
  }
}
