public import CorePresentation
public import CoreScenes
public import SampleScenes

/// Formats the number of unseen pictures for display.
public struct PictureCountPresenter: Presenter {
  private let display: any Display<PictureCount.ViewModel>

  public init(display: any Display<PictureCount.ViewModel>) {
    self.display = display
  }

  public func present(_ response: PictureCount.Response) {
    display.display(Self.viewModel(for: response))
  }

  /// Shows the number alone and without thousands separators, because scripts read it.
  public nonisolated static func viewModel(for response: PictureCount.Response) -> PictureCount.ViewModel {
    switch response {
    case .counted(let number): PictureCount.ViewModel(lines: [String(number)], messages: [], exported: .number(number), outcome: .done)
    case .failed(let error):
      PictureCount.ViewModel(lines: [], messages: PictureWording.messages(for: error), exported: .empty, outcome: .failed)
    }
  }
}
