import CorePresentation
import CoreScenes
import SampleDomain
import SampleScenes

/// Formats the number of pictures that the user has not opened.
struct PictureCountPresenter: Presenter {
  let display: any Display<PictureCount.ViewModel>

  func present(_ response: PictureCountInteractor.Response) {
    display.display(Self.viewModel(for: response))
  }

  nonisolated static func viewModel(for response: PictureCountInteractor.Response) -> PictureCount.ViewModel {
    switch response {
    case .counted(let number):
      PictureCount.ViewModel(
        lines: [CountWording.text(number, "unseen picture")], messages: [], exported: .number(number), outcome: .done)
    case .failed(let error):
      PictureCount.ViewModel(lines: [], messages: PictureErrorWording.messages(for: error), exported: .empty, outcome: .failed)
    }
  }
}
