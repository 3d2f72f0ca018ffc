package import CoreDomain
package import CorePresentation
package import CoreScenes

/// Wraps parts in tracing decorators. Without a trace, the parts are returned unchanged.
package struct Tracing: Sendable {
  /// The trace that records the steps; nil without tracing.
  package let trace: Trace?

  package init(trace: Trace?) { self.trace = trace }

  /// Wraps a part whose protocol `Traced` conforms to: `traced(repository, by: Traced.init)`.
  package func traced<Part>(_ part: Part, by wrapper: (Part, Trace) -> Part) -> Part {
    trace.map { wrapper(part, $0) } ?? part
  }

  package func traced<Input: Sendable, Output: Sendable, Failure: Error>(
    _ useCase: any UseCase<Input, Output, Failure>
  ) -> any UseCase<Input, Output, Failure> {
    trace.map { TracedUseCase(base: useCase, trace: $0) } ?? useCase
  }

  @MainActor
  package func traced<Request: Sendable>(_ interactor: any Interactor<Request>) -> any Interactor<Request> {
    trace.map { TracedInteractor(base: interactor, trace: $0) } ?? interactor
  }

  @MainActor
  package func traced<Response: Sendable>(_ presenter: any Presenter<Response>) -> any Presenter<Response> {
    trace.map { TracedPresenter(base: presenter, trace: $0) } ?? presenter
  }

  @MainActor
  package func traced<ViewModel: Sendable>(_ display: any Display<ViewModel>) -> any Display<ViewModel> {
    trace.map { TracedDisplay(base: display, trace: $0) } ?? display
  }

  @MainActor
  package func traced<Route: Sendable>(_ router: any Router<Route>) -> any Router<Route> {
    trace.map { TracedRouter(base: router, trace: $0) } ?? router
  }
}
