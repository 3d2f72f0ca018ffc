public import CoreScenes

/// Draws the view models of a dialogue as JSON lines: one object per view model, so that a program can read one response for each request.
public struct JSONLinesDisplay<ViewModel: SceneViewModel>: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewModel) {
    guard !viewModel.isLoading else { return }
    terminal.write(TerminalJSON.text(of: Self.value(for: viewModel), for: terminal.program, pretty: false) + "\n", as: .json, to: .output)
  }

  /// The JSON object: `outcome`, `messages` and `result`.
  nonisolated static func value(for viewModel: ViewModel) -> ExportedValue {
    let messages = viewModel.messages.map { message -> ExportedValue in
      .record(
        ExportedRecord([
          .init("kind", .text(message.kind.rawValue)), .init("sentence", .message(message.sentence)),
          .init("hint", .message(orNull: message.hint)),
        ]))
    }
    return .record(
      ExportedRecord([
        .init("outcome", .text(viewModel.outcome.word)), .init("messages", .list(messages)), .init("result", viewModel.exported.value),
      ]))
  }
}
