package import CoreScenes
package import CoreTerminal

/// What dialogues share: scenes that read one request per line from standard input, until the input ends or the user types `quit`.
extension Application {
  /// Stops the request of the dialogue that a user types, when one is running, and waits for its end.
  /// - Returns: Whether the dialogue continues. If not, nothing is stopped.
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

  /// Shows the answers to words, and why a dialogue cannot start or continue.
  package var answers: any Display<SentencesViewModel> { dialogueDisplay(SentencesTextDisplay(terminal: terminal)) }

  /// The display of a dialogue: with `--json`, each view model is one line.
  package func dialogueDisplay<ViewModel: SceneViewModel>(_ text: any Display<ViewModel>) -> any Display<ViewModel> {
    display(text: text, json: JSONLinesDisplay(terminal: terminal))
  }
}
