import Presentation

struct TracedPresenter<Response: Sendable>: Presenter {
  let base: any Presenter<Response>
  let trace: Trace

  func present(_ response: Response) {
    trace.around(type(of: base), response) { base.present(response) }
  }
}
