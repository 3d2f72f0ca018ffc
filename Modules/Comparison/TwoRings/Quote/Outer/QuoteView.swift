import CoreScenes
import SampleScenes

/// Sends the events of the user, and shows the answers of the view model. There is only one view, so an event needs no sender.
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
