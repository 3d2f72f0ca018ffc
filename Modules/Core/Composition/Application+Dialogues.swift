package import CoreScenes
package import CoreTerminal

/// What all dialogues share. A dialogue is a scene that reads one request per line from standard input, until the input ends or the user
/// types `quit`.
extension Application {
  /// Stops the running requests of an interactive dialogue, and waits until they end.
  /// - Returns: Whether a request was running. If so, the dialogue continues.
  public func interruptRequest() async -> Bool {
    await requests.interrupt()
  }

  package func run<Request: DialogueRequest>(_ session: DialogueSession<Request>, first: Request?) async {
    do throws(LineReaderError) {
      let lines = try LineReader()
      requests.isInteractive = lines.isTerminal
      try await Dialogue(session, answers: answers, runner: requests, terminal: terminal).run(first, lines: lines)
    } catch {
      switch error {
      case .cannotRead(let reason): fail("Standard input cannot be read: \(reason).")
      }
    }
  }

  package func fail(_ sentence: MessageText, hint: MessageText? = nil) {
    answers.display(
      SentencesViewModel(lines: [], messages: [Message(.failure, sentence, hint: hint)], exported: .empty, outcome: .failed))
  }

  /// Shows the answers to words (`DialogueWord`), and why a dialogue cannot start or continue.
  package var answers: any Display<SentencesViewModel> { dialogueDisplay(SentencesTextDisplay(terminal: terminal)) }

  /// The display of a dialogue: with `--json`, each view model is one line.
  package func dialogueDisplay<ViewModel: SceneViewModel>(_ text: any Display<ViewModel>) -> any Display<ViewModel> {
    display(text: text, json: JSONLinesDisplay(terminal: terminal))
  }
}
