public import CoreComposition
import CoreData
import CoreScenes
import CoreTerminal
import FullScreen
import Processes
public import ReaderDomain
import ReaderPresentation
import ReaderScenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The full screen: one more view of the scenes that the commands show.
extension Application {
  /// Whether this terminal can show a full screen.
  public nonisolated static var hasFullScreen: Bool { fullScreenObstacle == nil }

  /// Gives the terminal of the full screen back. A signal handler may call it.
  public nonisolated static func giveTerminalBack() { CrashRestoration.restore() }

  private nonisolated static var fullScreenObstacle: FullScreenSupport.Obstacle? {
    FullScreenSupport.obstacle(
      inputIsTerminal: TerminalDevice.descriptor(0).isTerminal, outputIsTerminal: TerminalDevice.standardOutput.isTerminal,
      environment: ProcessInfo.processInfo.environment)
  }

  /// Runs the full screen until the user quits.
  /// - Parameters:
  ///   - keys: The key map; nil for the one that the user's file names.
  ///   - mouse: Whether clicks and the wheel act; nil for what the user's file says.
  ///   - commands: The names of the commands of the command line, which the user may type.
  ///   - view: The saved query to list at first; nil for everything unread.
  public func runFullScreen(keys: KeyMapName?, mouse: Bool?, commands: [String], view: ViewName?) async {
    if let obstacle = Self.fullScreenObstacle { return refuse(obstacle) }
    await traceIntoFile { await runSession(keys: keys, mouse: mouse, commands: commands, view: view) }
  }

  private func runSession(keys: KeyMapName?, mouse: Bool?, commands: [String], view: ViewName?) async {
    let (keys, keyMistakes) = await self.keys(keys, commands: commands)
    let (memory, problem) = await rememberedScreen()
    let (colors, colorMistakes) = await self.colors()
    let mistakes = keyMistakes + colorMistakes + (await ruleMistakes())
    let (layout, settings, warning) = (await articleLayout(), await screenSettings(), await settingsWarning())
    let session = FullScreenSession(
      TerminalScreen(terminal), keys: keys.map, commands: commands, settings: settings, mouse: mouse ?? keys.takesMouse,
      messages: mistakes + [warning, problem].compactMap(\.self), colors: colors, memory: memory, articleLayout: layout,
      refreshInterval: keys.minutesBetweenRefreshes.map { .seconds($0 * 60) }, view: view, now: SystemTimeZone.now)
    do throws(LineReaderError) {
      let input = try InputReader()
      try await session.run(scenes(of: session, layout), input) { input.endWait() }
      if let failure = session.failure { fail(failure.sentence, hint: failure.hint) }
    } catch {
      switch error {
      case .cannotRead(let reason): fail("The terminal cannot be used: \(reason).")
      }
    }
  }

  private func refuse(_ obstacle: FullScreenSupport.Obstacle) {
    let list: MessageText = "\(run: "list")"
    let (reason, hint): (String, MessageText) =
      switch obstacle {
      case .noTerminal: ("input and output must be a terminal.", "Use \(list).")
      case .termIsMissing:
        ("the variable TERM is not set.", "Set it to the name of your terminal, such as 'TERM=xterm-256color', or use \(list).")
      case .lineTerminal:
        ("TERM=dumb names a terminal that can only print lines.", "If yours can do more, set TERM to its name, or use \(list).")
      case .notUTF8: ("the locale is not UTF-8.", "Set it, such as 'LC_ALL=C.UTF-8', or use \(list).")
      }
    answers.display(
      SentencesViewModel(
        lines: [], messages: [Message(.failure, "The full screen cannot be shown: \(reason)", hint: hint)],
        exported: .empty, outcome: .refused))
  }

  /// Runs a command of the command line as a process of its own, which has the terminal until it ends: any command works, also one that asks, pages
  /// or is stopped by Ctrl-C.
  private func runCommand(_ words: [String]) async {
    // The process does not know that there was a data directory, and would make a new one.
    do throws(DataStoreError) {
      try platform.directory.requirePresence()
    } catch {
      return terminal.show([ReaderErrorWording.message(for: ReaderError(error))])
    }
    let directory = options.directory.map { ["--home", $0] } ?? []
    requests.isInteractive = true
    // Ctrl-C on the terminal also reaches this process, and must not end it.
    await requests.run { [self] in
      do throws(ProgramError) {
        _ = try await Program(Self.ownPath, directory + words).run()
      } catch {
        switch error {
        case .missing: terminal.show([Message(.failure, "The command cannot be started: its program has gone.")])
        case .cannotStart(let reason): terminal.show([Message(.failure, "The command cannot be started: \(reason).")])
        }
      }
    }
  }

  /// The path of this program.
  private nonisolated static var ownPath: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments.first ?? program.name
    #endif
  }

  func scenes(of session: FullScreenSession, _ layout: ArticleListLayout = .default) -> FullScreenScenes {
    let list = ReadingSession(
      list: articleList(
        display: tracing.traced(session.listDisplay), detail: articleDetail(display: tracing.traced(session.articleDisplay)), layout),
      count: articleCount(display: tracing.traced(session.countDisplay)))
    return FullScreenScenes(
      list: list, feeds: feedList(display: tracing.traced(session.feedsDisplay)),
      views: viewList(display: tracing.traced(session.viewsDisplay)),
      rules: ruleList(display: tracing.traced(session.rulesDisplay)),
      refresh: feedRefresh(display: tracing.traced(session.refreshDisplay)),
      count: articleCount(display: tracing.traced(session.numberDisplay)),
      undo: undo(display: tracing.traced(session.undoDisplay)),
      browsing: articleBrowsing(display: tracing.traced(session.sentencesDisplay)),
      queue: episodeList(display: tracing.traced(session.queueDisplay)),
      reading: articleReading(display: tracing.traced(session.fullTextDisplay)),
      images: articleImages(display: tracing.traced(session.imagesDisplay)), pipe: ProgramPipe(),
      watch: StoredChanges(directory: platform.directory, executor: platform.files),
      remember: { [self] change in await rememberScreen(change) }, copy: { [self] text in await copy(text) },
      view: { [self] images, command in await view(images, with: command) },
      run: { [self] words in await runCommand(words) })
  }
}
