internal import CoreDomain
public import CoreScenes

/// Runs a scene as a dialogue: each input line is one request. The dialogue serves scripts and users without a full-screen terminal, and
/// shows the one-way data flow.
///
/// On a terminal, a line runs while earlier lines are still running. A script waits for each line, unless the line ends in `&`.
@MainActor
public struct Dialogue<Request: DialogueRequest> {
  private let session: DialogueSession<Request>
  private let answers: any Display<SentencesViewModel>
  private let runner: RequestRunner
  private let terminal: TerminalOutput

  /// Creates the dialogue for a session. Help texts go to standard error.
  /// - Parameters:
  ///   - session: the scene and its words.
  ///   - answers: shows the answers to words.
  ///   - runner: runs the requests, so that the user can stop one.
  ///   - terminal: the output for help texts.
  public init(
    _ session: DialogueSession<Request>, answers: any Display<SentencesViewModel>, runner: RequestRunner, terminal: TerminalOutput
  ) {
    self.session = session
    self.answers = answers
    self.runner = runner
    self.terminal = terminal
  }

  /// Performs the first request, then the request of each line, until the lines end or a line says `quit`. Returns when all requests are
  /// done.
  /// - Parameters:
  ///   - first: The request that opens the dialogue; nil when the dialogue begins with the first line.
  ///   - lines: The lines that the user types.
  /// - Throws: The error of `lines`.
  public func run<Lines: AsyncSequence>(
    _ first: Request?, lines: Lines
  ) async throws(Lines.Failure) where Lines.Element == String {
    let session = session
    if terminal.settings.error.isTerminal { terminal.show([Message(.notice, "'help' lists the commands, 'quit' ends.")]) }
    if let first { await perform { await session.interactor.perform(first) } }
    do throws(Lines.Failure) {
      try await perform(lines)
    } catch {
      await runner.finish()
      throw error
    }
    await runner.finish()
  }

  /// Performs the request of each line, until the lines end or a line says `quit`.
  private func perform<Lines: AsyncSequence>(_ lines: Lines) async throws(Lines.Failure) where Lines.Element == String {
    let (session, answers) = (session, answers)
    dialogue: for try await line in lines {
      // After the dialogue's task is cancelled, lines that were already read must not run.
      if Task.isCancelled { break }
      if line.utf8.count >= LineReader.longestLine {
        let message = Message(.failure, "The line is too long: less than \(LineReader.longestLine / 1024) KiB are allowed.")
        answers.display(SentencesViewModel(lines: [], messages: [message], exported: .empty, outcome: .failed))
        continue
      }
      // On a terminal, an `&` without a space before it is part of the text.
      let isInBackground = line.trimmingWhitespace().hasSuffix(runner.isInteractive ? " &" : "&")
      let line = isInBackground ? String(line.trimmingWhitespace().dropLast()) : line
      if let word = session.words.first(where: { $0.matches(line) }) {
        await perform(inBackground: isInBackground) { answers.display(await word.answer()) }
        continue
      }
      if let message = incompleteness(of: line) {
        answers.display(SentencesViewModel(lines: [], messages: [message], exported: .empty, outcome: .failed))
        continue
      }
      switch DialogueCommand<Request>(line) {
      case .request(let request): await perform(inBackground: isInBackground) { await session.interactor.perform(request) }
      case .help: terminal.write(helpLines(columns: terminal.columns(of: .error)), to: .error)
      case .quit:
        _ = await runner.interrupt()
        break dialogue
      case .nothing: continue
      }
    }
  }

  /// What is missing from an incomplete command; nil for any other line.
  private func incompleteness(of line: String) -> Message? {
    guard let line = DialogueLine(line), Request(line) == nil else { return nil }
    let forms = session.vocabulary.flatMap { $0.words.split(separator: ", ").map(String.init) }
    return DialogueForm.missing(in: line, forms.map { DialogueForm($0) })
  }

  private func perform(inBackground: Bool = false, _ request: @escaping @MainActor () async -> Void) async {
    if inBackground || runner.isInteractive { runner.start(request) } else { await runner.run(request) }
  }

  private nonisolated static var columnsOfWords: Int { 34 }

  /// The commands and their meanings, side by side, or one below the other in a narrow window.
  private func helpLines(columns: Int) -> [StyledLine] {
    let words = session.words.map { (words: $0.text, meaning: $0.meaning) }
    return (session.vocabulary + words + [DialogueCommand<Request>.ending]).flatMap { entry in
      let words = StyledLine(entry.words, .bold)
      let meaning = StyledLine(entry.meaning)
      if columns < Self.columnsOfWords * 2 {
        return TextWrapping.wrapped(words, to: columns) + TextWrapping.wrapped(meaning, to: columns, first: "  ", rest: "  ")
      }
      let room = StyledLine(String(repeating: " ", count: Self.columnsOfWords))
      let first = TextTruncation.padded(words, to: max(Self.columnsOfWords, words.columns + 2))
      return TextWrapping.wrapped(meaning, to: columns, first: first, rest: room)
    }
  }
}
