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
      case .cannotRead(let reason):
        let message = Message(.failure, "Standard input cannot be read: \(reason).")
        answers.display(SentencesViewModel(lines: [], messages: [message], exported: .empty, outcome: .failed))
      }
    }
  }

  /// Shows why a command cannot start or continue.
  package func fail(_ sentence: MessageText, hint: MessageText? = nil) { tell(Message(.failure, sentence, hint: hint), .failed) }

  /// Shows a message of a command that has no result.
  package func tell(_ message: Message, _ outcome: Outcome) {
    display(text: SentencesTextDisplay(terminal: terminal))
      .display(SentencesViewModel(lines: [], messages: [message], exported: .empty, outcome: outcome))
  }

  /// Shows the answers to words (`DialogueWord`), and why a dialogue cannot start or continue.
  package var answers: any Display<SentencesViewModel> { dialogueDisplay(SentencesTextDisplay(terminal: terminal)) }

  /// The display of a dialogue: with `--json`, each view model is one line.
  package func dialogueDisplay<ViewModel: SceneViewModel>(_ text: any Display<ViewModel>) -> any Display<ViewModel> {
    display(text: text, json: JSONLinesDisplay(terminal: terminal))
  }
}
