import Observation
import Scenes

/// The view: passes what the person asks for to the view model, observes it, and draws what it shows.
@MainActor
final class ArticleListView: Interactor {
  private let viewModel: ArticleListViewModel
  private let display: any Display<ArticleList.ViewModel>
  private let watch: (any SceneTracer)?
  /// The number of the frame that was drawn last.
  private var drawn = 0

  init(viewModel: ArticleListViewModel, display: any Display<ArticleList.ViewModel>, watch: (any SceneTracer)?) {
    self.viewModel = viewModel
    self.display = display
    self.watch = watch
    observe()
  }

  func perform(_ request: ArticleList.Request) async {
    guard let watch else { return await intend(request) }
    await watch.around(ArticleListViewModel.self, "intent", request) { await intend(request) }
  }

  private func intend(_ request: ArticleList.Request) async {
    switch request {
    case .show(let query): await viewModel.show(query)
    case .filter(let filter): await viewModel.filter(filter)
    case .search(let text): await viewModel.search(text)
    case .change(let wish): await viewModel.apply(wish)
    case .open(let reference): await viewModel.open(reference)
    case .notUnderstood(let text): viewModel.refuse(text)
    }
    // Observation tells that something has changed, later and only once. What an intent ends in is drawn here, before anyone else has the
    // main actor, or a later frame could take its place. UIKit calls this `updatePropertiesIfNeeded`.
    draw()
  }

  /// Draws what the view model shows, and again after each change of it.
  ///
  /// `onChange` is called once, before the value changes: the drawing has to wait for the next turn of the main actor, and to observe anew.
  /// `Observations` does both, but is not on macOS 15. The view model keeps `onChange`, so this must not keep the view.
  private func observe() {
    withObservationTracking {
      draw()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observe() }
    }
  }

  private func draw() {
    guard let frame = viewModel.frame, frame.number != drawn else { return }
    drawn = frame.number
    display.display(frame.content)
  }
}
