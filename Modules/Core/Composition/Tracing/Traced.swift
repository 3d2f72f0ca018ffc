import CoreDomain
import CorePresentation
import CoreScenes

/// A decorator that records each call as a step of a trace, and forwards it.
///
/// For each traced protocol, a feature conforms `Traced` to it, in an extension in its own folder.
package struct Traced<Base: Sendable>: Sendable {
  package let base: Base
  package let trace: Trace

  package init(base: Base, trace: Trace) {
    self.base = base
    self.trace = trace
  }

  /// Runs `work` as a step of `base`, under the name of the protocol `Base`.
  package func step<Output: Sendable, Failure: Error>(
    _ input: Any, _ step: String = #function, isolation: isolated (any Actor)? = #isolation,
    work: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try await trace.around(type(of: base as Any), as: Base.self, input, step: step, work: work)
  }
}

// MARK: The protocols of the cycle have associated types, so each needs its own decorator

struct TracedUseCase<Input: Sendable, Output: Sendable, Failure: Error>: UseCase {
  let base: any UseCase<Input, Output, Failure>
  let trace: Trace

  func callAsFunction(_ input: Input) async throws(Failure) -> Output {
    try await trace.around(type(of: base), input) { () async throws(Failure) in try await base(input) }
  }
}

struct TracedInteractor<Request: Sendable>: Interactor {
  let base: any Interactor<Request>
  let trace: Trace

  func perform(_ request: Request) async {
    await trace.around(type(of: base), request) { await base.perform(request) }
  }
}

struct TracedPresenter<Response: Sendable>: Presenter {
  let base: any Presenter<Response>
  let trace: Trace

  func present(_ response: Response) {
    trace.around(type(of: base), response) { base.present(response) }
  }
}

struct TracedDisplay<ViewModel: Sendable>: Display {
  let base: any Display<ViewModel>
  let trace: Trace

  func display(_ viewModel: ViewModel) {
    trace.around(type(of: base), viewModel) { base.display(viewModel) }
  }
}

struct TracedRouter<Route: Sendable>: Router {
  let base: any Router<Route>
  let trace: Trace

  func go(to route: Route) async {
    await trace.around(type(of: base), route) { await base.go(to: route) }
  }
}
