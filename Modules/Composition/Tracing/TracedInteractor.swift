import Scenes

struct TracedInteractor<Request: Sendable>: Interactor {
  let base: any Interactor<Request>
  let trace: Trace

  func perform(_ request: Request) async {
    await trace.around(type(of: base), request) { await base.perform(request) }
  }
}
