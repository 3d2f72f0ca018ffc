import CoreScenes
import SampleDomain
import SampleScenes

typealias UnseenCountState = AsyncState<Int, PictureError>

@MainActor
protocol UnseenCountRepositoryObject: ObservableRepository {
  func state() -> UnseenCountState
}

/// The part of the screen with the number of unseen pictures. It has no actions.
@MainActor
struct UnseenCountScene {
  init(repository: some UnseenCountRepositoryObject, display: any Display<PictureCount.ViewModel>) {
    repository.onChange(of: { $0.state() }) { unseen in
      switch unseen.phase {
      case .none, .fetching: break
      case .retrieved(let number):
        display.display(
          PictureCount.ViewModel(
            lines: [CountWording.text(number, "unseen picture")], messages: [], exported: .number(number), outcome: .done))
      case .failed(let error):
        display.display(PictureCount.ViewModel(lines: [], messages: error.messages, exported: .empty, outcome: .failed))
      }
    }
  }
}
