public import CoreScenes
public import SampleDomain
public import SampleScenes

/// The state of the number's page: a copy of the number, which it draws in words when the number changes in the store.
@MainActor
public final class CountViewState {
  public private(set) var unseen: Loadable<Int, PictureError> { didSet { draw() } }
  private let display: any Display<PictureCount.ViewModel>

  public init(store: PictureStore, display: any Display<PictureCount.ViewModel>) {
    unseen = store.state.unseen
    self.display = display
    store.$state.subscribe(to: \.unseen) { [weak self] in self?.unseen = $0 }
  }

  private func draw() {
    switch unseen {
    case .idle, .loading: break
    case .loaded(let number):
      let line = CountWording.text(number, "unseen picture")
      display.display(PictureCount.ViewModel(lines: [line], messages: [], exported: .number(number), outcome: .done))
    case .failed(let error):
      let message = PictureErrorWording.message(for: error)
      display.display(PictureCount.ViewModel(lines: [], messages: [message], exported: .empty, outcome: .failed))
    }
  }
}
