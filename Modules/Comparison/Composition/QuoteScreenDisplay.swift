import CoreScenes
import SamplePresentation
import SampleScenes
import VariantMV

/// Draws MV's screen with a display of quotes. In a terminal, the button is a line of the dialogue. Only its spinner is drawn, and the old
/// quote stays above it.
struct QuoteScreenDisplay: Display {
  let base: any Display<RandomQuote.ViewModel>

  func display(_ screen: QuoteScreen) {
    base.display(screen.isLoading ? RandomQuotePresenter.viewModel(for: .loading) : screen.quote)
  }
}
