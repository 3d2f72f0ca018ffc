import SampleScenes

/// Picks the use case of an event.
@MainActor
struct QuoteDispatcher {
  let run: (ActorUseCase<QuoteActor.Action>) async -> Void

  func dispatch(_ event: RandomQuote.Request) async {
    switch event {
    case .show: await run(.showQuote)
    case .notUnderstood(let line): await run(.refuse(line))
    }
  }
}
