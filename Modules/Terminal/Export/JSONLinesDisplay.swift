public import Scenes

/// Draws the view models of a dialogue as JSON lines: one object per view model, so that a program can read one response for each request.
public struct JSONLinesDisplay<ViewModel: SceneViewModel>: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewModel) {
    guard !viewModel.isLoading else { return }
    terminal.write(TerminalJSON.text(of: Self.value(for: viewModel), pretty: false) + "\n", as: .json, to: .output)
  }

  /// The JSON object: `outcome`, `messages` and `result`.
  nonisolated static func value(for viewModel: ViewModel) -> TerminalJSONValue {
    let messages = viewModel.messages.map { message -> TerminalJSONValue in
      ["kind": .string(message.kind.rawValue), "sentence": .string(message.sentence), "hint": .string(orNull: message.hint)]
    }
    return ["outcome": .string(viewModel.outcome.word), "messages": .array(messages), "result": viewModel.exported.json]
  }
}

/// Draws a refresh in a dialogue as a single JSON line at its end, because a program reads one response for each request.
public final class JSONLineRefreshDisplay: Display {
  private let base: JSONLinesDisplay<FeedRefresh.ViewModel>
  private var rows: [RefreshRow] = []
  private var messages: [Message] = []

  public init(terminal: TerminalOutput) {
    base = JSONLinesDisplay(terminal: terminal)
  }

  public func display(_ viewModel: FeedRefresh.ViewModel) {
    rows += viewModel.rows
    messages += viewModel.messages
    guard viewModel.progress == nil else { return }
    base.display(
      FeedRefresh.ViewModel(progress: nil, rows: rows, summary: viewModel.summary, messages: messages, outcome: viewModel.outcome))
    (rows, messages) = ([], [])
  }
}
