import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

enum RandomQuoteAction: Hashable, Sendable {
  case fetch
}

@MainActor
protocol RandomQuoteDispatcherObject {
  /// Runs an action. When this returns, the repository has the result.
  func runAction(_ action: RandomQuoteAction) async
}

typealias RandomQuoteState = AsyncState<QuoteSummary, QuoteError>

@MainActor
protocol RandomQuoteRepositoryObject: ObservableRepository {
  func state() -> RandomQuoteState
}

/// The screen with the quote. It sends actions to the dispatcher, and draws the state of the repository.
struct RandomQuoteScene: Interactor {
  private let dispatcher: any RandomQuoteDispatcherObject
  private let display: any Display<RandomQuote.ViewModel>

  init(
    dispatcher: any RandomQuoteDispatcherObject, repository: some RandomQuoteRepositoryObject,
    display: any Display<RandomQuote.ViewModel>, now: @escaping CurrentTime
  ) {
    self.dispatcher = dispatcher
    self.display = display
    repository.onChange(of: { $0.state() }) { display.display(Self.body($0, now: now())) }
  }

  func perform(_ request: RandomQuote.Request) async {
    switch request {
    case .show: await dispatcher.runAction(.fetch)
    // What the user typed is not part of the application's state, so the scene itself shows the alert.
    case .notUnderstood(let line): display.display(.notUnderstood(line))
    }
  }

  private nonisolated static func body(_ state: RandomQuoteState, now: Timestamp) -> RandomQuote.ViewModel {
    switch state.phase {
    case .none, .fetching:
      RandomQuote.ViewModel(state: .loading("Waiting for a quote …"), messages: [], exported: .empty, outcome: .done)
    case .retrieved(let quote):
      QuoteWarningModifier(origin: quote.origin).body(content: QuoteComponent.body(quote, now: now))
    case .failed(let error): RandomQuote.ViewModel(state: .failed, messages: [error.message], exported: .empty, outcome: .failed)
    }
  }
}
