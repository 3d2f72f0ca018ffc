import Observation
import Scenes

/// The view: passes the user's requests to the view model, observes the view model, and draws its frames.
@MainActor
final class ArticleListView: Interactor {
  private let viewModel: ArticleListViewModel
  private let display: any Display<ArticleList.ViewModel>
  private let watch: (any SceneTracer)?
  /// The number of the last drawn frame.
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
    case .show, .filter, .search, .scroll: await viewModel.show(request)
    case .change(let requested): await viewModel.apply(requested)
    case .open(let reference): await viewModel.open(reference)
    case .notUnderstood(let text): viewModel.refuse(text)
    }
    // Observation reports changes later, and several changes only once. The last frame of an intent is therefore drawn here, before other
    // work runs on the main actor; otherwise a later frame could replace it. UIKit calls this `updatePropertiesIfNeeded`.
    draw()
  }

  /// Draws the current frame, and draws again after each change.
  ///
  /// `onChange` is called once, before the value changes. The drawing must therefore wait for the next turn of the main actor, and then
  /// observe again. `Observations` does both, but is not available on macOS 15. The view model retains `onChange`, so the closure must not
  /// retain the view.
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
