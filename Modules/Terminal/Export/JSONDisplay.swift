public import Scenes

/// Draws any scene's result as JSON.
public struct JSONDisplay<ViewModel: SceneViewModel>: Display {
  private let terminal: TerminalOutput

  /// Makes the display on a screen.
  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewModel) {
    guard !viewModel.isLoading else { return }
    terminal.write(Self.text(for: viewModel), as: .json, to: .output)
    terminal.show(viewModel.messages)
  }

  /// The text of a view model: a document over several lines, or an object a line where results come one after another.
  nonisolated static func text(for viewModel: ViewModel) -> String {
    switch viewModel.exported {
    case .nothing: ""
    case .stream(let records): records.map { TerminalJSON.text(of: $0.json, pretty: false) + "\n" }.joined()
    case let whole: TerminalJSON.text(of: whole.json, pretty: true) + "\n"
    }
  }
}
