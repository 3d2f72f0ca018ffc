public import CoreScenes

/// Draws the result of any scene as JSON.
public struct JSONDisplay<ViewModel: SceneViewModel>: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewModel) {
    guard !viewModel.isLoading else { return }
    terminal.write(Self.text(for: viewModel, program: terminal.program), as: .json, to: .output)
    terminal.show(viewModel.messages)
  }

  /// The JSON text of a view model: a document over several lines, or one object per line for a stream of results.
  nonisolated static func text(for viewModel: ViewModel, program: String) -> String {
    switch viewModel.exported {
    case .empty: ""
    case .stream(let records): records.map { TerminalJSON.text(of: .record($0), for: program, pretty: false) + "\n" }.joined()
    case let whole: TerminalJSON.text(of: whole.value, for: program, pretty: true) + "\n"
    }
  }
}
