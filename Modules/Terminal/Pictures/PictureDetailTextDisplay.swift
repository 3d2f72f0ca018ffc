public import Screens

/// Draws a picture where the terminal can show it, and what there is to say about it.
public struct PictureDetailTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: PictureDetail.ViewModel) {
    switch viewModel.state {
    case .loading(let sentence): screen.showProgress(StyledLine(sentence, .dim))
    case .loaded(let picture, let details):
      screen.write(InlinePicture(bytes: picture.bytes, format: picture.format))
      screen.write(DetailLines.lines(for: details, columns: screen.columns(of: .output)), to: .output)
    case .told(let sentence): screen.writeSentences([sentence])
    case .failed: screen.clearProgress()
    }
    screen.tell(viewModel.messages)
  }
}
