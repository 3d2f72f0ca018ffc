import CoreScenes
import SampleScenes

/// Sends the events of the user, and shows what it takes over from the view model. With one view, an event needs no sender.
struct QuoteView: Interactor {
  private let dispatcher: QuoteDispatcher

  init(dispatcher: QuoteDispatcher, viewModel: QuoteViewModel, display: any Display<RandomQuote.ViewModel>) {
    self.dispatcher = dispatcher
    viewModel.subscribe(display.display)
  }

  func perform(_ request: RandomQuote.Request) async {
    await dispatcher.dispatch(request)
  }
}
