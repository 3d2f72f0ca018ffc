public import ComparisonScenes
public import CoreScenes
public import SampleScenes

extension MV {
  /// The random quote as a view with two components.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    let view = QuoteIndexView(dependencies)
    return appeared(view, drawnBy: view.draw, tappedBy: { await view.button.tap() }, in: dependencies)
  }

  /// The random quote in one file.
  @MainActor
  public static func quoteInOneFile(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    let view = OneFileQuoteView(dependencies)
    return appeared(view, drawnBy: view.draw, tappedBy: view.fetchQuote, in: dependencies)
  }

  /// Draws the view for the first time, as SwiftUI does before the first task of a view runs, and returns the entry for its requests:
  /// `show` is a tap on the button. Unknown lines are answered here, because no view handles them.
  @MainActor
  private static func appeared<View>(
    _ view: View, drawnBy draw: () -> Void, tappedBy tap: @escaping () async -> Void, in dependencies: QuoteDependencies
  ) -> any Interactor<RandomQuote.Request> {
    draw()
    return ViewEntry(to: View.self, tracer: dependencies.tracer) { request in
      switch request {
      case .show: await tap()
      case .notUnderstood(let line): dependencies.display.display(.notUnderstood(line))
      }
    }
  }
}
