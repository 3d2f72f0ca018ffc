import Domain
import Presentation
import Scenes
import VariantMV

/// The presentation architectures of the random quote. The scene shows the same in all of them.
public enum QuoteArchitecture: String, CaseIterable, Sendable {
  /// View, interactor, presenter: the architecture of all other scenes.
  case vip
  /// A view with two components.
  case mv
  /// The same view in one file.
  case mvInOneFile = "mv-one-file"
}

/// Creates the random quote in one of its presentation architectures.
@MainActor
enum RandomQuoteScene {
  /// Tracing uses decorators for VIP. MV has no hook: a trace shows its use case and its display.
  static func make(
    _ architecture: QuoteArchitecture, quote: any UseCase<Void, QuoteSummary, QuoteError>, display: any Display<RandomQuote.ViewModel>,
    now: @escaping CurrentTime, tracing: Tracing
  ) -> any Interactor<RandomQuote.Request> {
    let mv = QuoteDependencies(quote: quote, display: QuoteScreenDisplay(base: display), now: now) { result, now in
      switch result {
      case .success(let quote): RandomQuotePresenter.viewModel(for: .loaded(quote, at: now))
      case .failure(let error): RandomQuotePresenter.viewModel(for: .failed(error))
      }
    }
    return switch architecture {
    case .vip:
      tracing.traced(RandomQuoteInteractor(quote: quote, presenter: tracing.traced(RandomQuotePresenter(display: display)), now: now))
    case .mv: MVScene.quote(in: mv)
    case .mvInOneFile: MVScene.quoteInOneFile(in: mv)
    }
  }
}
