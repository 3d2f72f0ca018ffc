public import CoreScenes

/// Draws the result of any scene as JSON: a document over several lines, or one object per line for a stream of results.
public struct JSONDisplay<ViewModel: SceneViewModel>: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewModel) {
    guard !viewModel.isLoading else { return }
    switch viewModel.exported {
    case .empty: break
    case .stream(let records): for record in records { write(.record(record), pretty: false) }
    case let whole: write(whole.value, pretty: true)
    }
    terminal.show(viewModel.messages)
  }

  private func write(_ value: ExportedValue, pretty: Bool) {
    TerminalJSON.writeDocument(value, for: terminal.program, pretty: pretty) { terminal.write($0, as: .json, to: .output) }
  }
}
