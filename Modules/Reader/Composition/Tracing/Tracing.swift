import CoreDomain
import CorePresentation
import CoreScenes

/// Wraps parts in tracing decorators. Without a trace, the parts are returned unchanged.
struct Tracing: Sendable {
  /// The trace that records the steps; nil without tracing.
  let trace: Trace?

  /// A part whose protocol `Traced` conforms to: `traced(StoredQuoteRepository(…), by: Traced.init)`.
  func traced<Part>(_ part: Part, by wrapper: (Part, Trace) -> Part) -> Part {
    trace.map { wrapper(part, $0) } ?? part
  }

  func traced<Input: Sendable, Output: Sendable, Failure: Error>(
    _ useCase: any UseCase<Input, Output, Failure>
  ) -> any UseCase<Input, Output, Failure> {
    trace.map { TracedUseCase(base: useCase, trace: $0) } ?? useCase
  }

  @MainActor
  func traced<Request: Sendable>(_ interactor: any Interactor<Request>) -> any Interactor<Request> {
    trace.map { TracedInteractor(base: interactor, trace: $0) } ?? interactor
  }

  @MainActor
  func traced<Response: Sendable>(_ presenter: any Presenter<Response>) -> any Presenter<Response> {
    trace.map { TracedPresenter(base: presenter, trace: $0) } ?? presenter
  }

  @MainActor
  func traced<ViewModel: Sendable>(_ display: any Display<ViewModel>) -> any Display<ViewModel> {
    trace.map { TracedDisplay(base: display, trace: $0) } ?? display
  }

  @MainActor
  func traced<Route: Sendable>(_ router: any Router<Route>) -> any Router<Route> {
    trace.map { TracedRouter(base: router, trace: $0) } ?? router
  }
}
