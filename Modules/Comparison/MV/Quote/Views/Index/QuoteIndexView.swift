import ComparisonScenes
import CoreDomain
import CoreScenes
import SampleDomain

/// The view of the random quote. It has all the state, requests quotes, and composes the components.
///
/// In SwiftUI, the view is a struct, and the framework stores its `@State`. This view stores its state itself, so it is a class.
@MainActor
final class QuoteIndexView {
  private let dependencies: QuoteDependencies
  private var quote: Quote?
  private var errorMessage: Message?
  /// Set this property last, so that several changes are drawn once.
  private var isLoading = false { didSet { draw() } }

  init(_ dependencies: QuoteDependencies) {
    self.dependencies = dependencies
  }

  /// Draws the quote, and below it the button.
  func draw() {
    let quote = QuoteDisplay(quote: quote, isLoading: isLoading, errorMessage: errorMessage, now: dependencies.now())
    dependencies.display.display(quote.body)
    if let button = button.body { dependencies.display.display(button) }
  }

  var button: FetchButton {
    FetchButton(isLoading: isLoading) { await self.fetchQuote() }
  }

  private func fetchQuote() async {
    guard !isLoading else { return }
    errorMessage = nil
    isLoading = true
    defer { isLoading = false }
    do throws(QuoteError) { quote = try await dependencies.show(()) } catch { errorMessage = error.message }
  }
}
