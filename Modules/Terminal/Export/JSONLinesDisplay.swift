public import Scenes

/// Draws any scene's view models in a dialogue, each as one JSON object on one line, so that a program can read an answer for each request.
public struct JSONLinesDisplay<ViewModel: SceneViewModel>: Display {
  private let terminal: TerminalOutput

  /// Makes the display on a screen.
  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewModel) {
    guard !viewModel.isLoading else { return }
    terminal.write(TerminalJSON.text(of: Self.value(for: viewModel), pretty: false) + "\n", as: .json, to: .output)
  }

  /// The object: how it went, what is said, and the result.
  nonisolated static func value(for viewModel: ViewModel) -> TerminalJSONValue {
    let messages = viewModel.messages.map { message -> TerminalJSONValue in
      ["kind": .string(message.kind.rawValue), "sentence": .string(message.sentence), "hint": .string(orNull: message.hint)]
    }
    return ["outcome": .string(viewModel.outcome.word), "messages": .array(messages), "result": viewModel.exported.json]
  }
}
