public import CoreScenes

/// Draws the view models of a dialogue as JSON lines: one object per view model, so that a program can read one response for each request.
public struct JSONLinesDisplay<ViewModel: SceneViewModel>: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewModel) {
    guard !viewModel.isLoading else { return }
    terminal.write(
      TerminalJSON.text(of: Self.value(for: viewModel, program: terminal.program), pretty: false) + "\n", as: .json, to: .output)
  }

  /// The JSON object: `outcome`, `messages` and `result`.
  nonisolated static func value(for viewModel: ViewModel, program: String) -> TerminalJSONValue {
    let messages = viewModel.messages.map { message -> TerminalJSONValue in
      [
        "kind": .string(message.kind.rawValue), "sentence": .string(message.sentence.text(for: program)),
        "hint": .string(orNull: message.hint?.text(for: program)),
      ]
    }
    return ["outcome": .string(viewModel.outcome.word), "messages": .array(messages), "result": viewModel.exported.json(for: program)]
  }
}
