internal import CoreScenes
public import CoreTerminal

/// A terminal that shows one screen instead of lines, until `leave()`.
@MainActor
public final class TerminalScreen {
  private let terminal: TerminalOutput
  private let descriptor: Int32?
  private var rawMode: RawMode?
  /// Whether the full screen is shown.
  private(set) var isEntered = false
  private var takesKeys = false
  /// Whether the terminal should report clicks and the wheel. It learns of a change with the next frame.
  var takesMouse = false
  /// Whether the terminal reports them.
  private var reportsMouse = false
  /// Whether the terminal was asked for its background.
  private var hasAsked = false
  /// What the terminal shows when all is written; nil when that is not known.
  private var shown: Grid?
  /// What is to be drawn when the terminal has taken the frame before.
  private var next: (grid: Grid, images: ScreenImages)?
  private var images: ImageDiff
  /// What is to be copied with the next frame.
  private var copied: Hyperlink?
  private let writer = ScreenWriter()
  private var drawing: Task<Void, Never>?

  /// How long entering and leaving the full screen wait for a terminal that takes no output.
  private static let longestWait = Duration.seconds(1)
  /// How often the output that such a terminal has not taken is dropped, to make room for the ending, and the wait after each time.
  private static let (maximumDrops, waitAfterDrop) = (60, Duration.milliseconds(50))

  /// - Parameter descriptor: The terminal on which the user types; nil when its mode is not to be changed.
  public init(_ terminal: TerminalOutput, descriptor: Int32? = 0) {
    self.terminal = terminal
    self.descriptor = descriptor
    images = ImageDiff(terminal.settings.pictures)
  }

  var program: String { terminal.program }

  /// Whether the terminal shows images, and how.
  var imageSupport: ImageSupport {
    terminal.settings.pictures.map { .supported($0) } ?? (terminal.settings.isInMultiplexer ? .multiplexer : .unknown)
  }

  /// The alternate screen without a cursor and without wrapping at the right edge; marks around pasted text; reports of focus; keys without
  /// ambiguity where the terminal supports the protocol of kitty. `ending` takes that mode from a stack, so only the first beginning puts it there.
  nonisolated private static func beginning(isAgain: Bool) -> String {
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[\(isAgain ? "=" : ">")1u"
  }
  /// Undoes all of `beginning`, the reports of the mouse, and what may be under way: a synchronized frame, a style.
  nonisolated static let ending =
    "\u{1B}[<u\(mouse(false))\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"

  /// Reports of pressed buttons and the wheel, not of motion, in the form SGR, which has no limit for columns.
  nonisolated private static func mouse(_ isOn: Bool) -> String { isOn ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l" }

  /// The size of the window; that of a classic terminal when it is unknown.
  var size: ScreenSize {
    terminal.window.map { ScreenSize(columns: $0.columns, rows: $0.rows) } ?? ScreenSize(columns: 80, rows: 24)
  }

  /// Takes the terminal over, as `takeKeys` does. A crash gives it back, too. A terminal that takes no output is not waited for longer than a second.
  /// - Throws: the reason why the terminal cannot be set to raw mode.
  func enter() async throws(SystemCallError) {
    guard try await takeKeys() else { return }
    let beginning = Self.beginning(isAgain: isEntered)
    if descriptor != nil { CrashRestoration.owe() }
    isEntered = true
    shown = nil
    // The question is asked once: an answer that comes after the end would be read by the shell.
    let question = hasAsked ? "" : BackgroundColor.question + (terminal.settings.pictures == nil ? "" : CellSize.question)
    hasAsked = true
    reportsMouse = takesMouse
    let text = beginning + (takesMouse ? Self.mouse(true) : "") + question
    await Self.wait(for: Task { await write(text) }, Self.longestWait)
  }

  /// Takes the keys of the terminal, while it shows what was printed. `leave()` gives them back. In the background, the terminal belongs to the shell,
  /// and this process stops.
  /// - Returns: false when the task is cancelled in the background. The terminal is then left alone.
  func takeKeys() async throws(SystemCallError) -> Bool {
    guard let descriptor else { return true }
    guard await Self.awaitForeground(of: descriptor) else { return false }
    let mode: RawMode
    if let rawMode { mode = rawMode } else { mode = try RawMode(of: descriptor) }
    rawMode = mode
    CrashRestoration.begin(terminal: descriptor, mode.original, Self.ending)
    try mode.begin()
    takesKeys = true
    return true
  }

  /// Gives the terminal back as it was. A terminal that takes no output for a second loses what it has not taken.
  func leave() async {
    if isEntered { await leaveScreen() }
    guard takesKeys else { return }
    takesKeys = false
    rawMode?.end()
    CrashRestoration.end()
  }

  private func leaveScreen() async {
    isEntered = false
    next = nil
    shown = nil
    let ending = Task {
      await drawing?.value
      guard descriptor == nil || CrashRestoration.claim() else {
        // The process must not end before the handler has written it.
        while CrashRestoration.isHandlerWriting { _ = try? await Task.sleep(for: .milliseconds(1)) }
        return
      }
      await write(images.end() + Self.ending)
      if descriptor != nil { CrashRestoration.settle() }
    }
    var isWritten = await Self.wait(for: ending, Self.longestWait)
    for _ in 0..<Self.maximumDrops {
      guard !isWritten, let descriptor else { return }
      RawMode.dropOutput(of: descriptor)
      isWritten = await Self.wait(for: ending, Self.waitAfterDrop)
    }
  }

  /// Forgets what the terminal shows, so that the next frame is drawn as a whole.
  func forget() { shown = nil }

  /// Shows a grid, without waiting for the terminal. Only what differs from the last one is written. While the terminal is busy, only the
  /// newest grid is kept: a slow line gets fewer frames, not older ones.
  func show(_ grid: Grid, _ images: ScreenImages = .none) {
    guard isEntered else { return }
    next = (grid, images)
    guard drawing == nil else { return }
    drawing = Task {
      while let frame = next {
        next = nil
        await draw(frame.grid, frame.images)
      }
      drawing = nil
    }
  }

  /// Waits until the terminal has taken all frames. After the end, nobody waits for a terminal that takes none.
  func finish() async { if isEntered { await drawing?.value } }

  private func draw(_ grid: Grid, _ images: ScreenImages) async {
    guard isEntered else { return }
    if let link = copied {
      copied = nil
      await write(Clipboard.text(copying: link))
    }
    if takesMouse != reportsMouse {
      reportsMouse = takesMouse
      await write(Self.mouse(takesMouse))
    }
    guard grid != shown || !self.images.shows(images) else { return }
    let settings = terminal.settings.output
    let update = self.images.update(to: images, from: &shown, to: grid)
    let text = GridDiff.text(
      from: shown, to: grid, hasStyles: settings.takesColor, hasLinks: settings.takesLinks, images: update.text)
    shown = grid
    await write(text, update.images)
  }

  private func write(_ text: String, _ images: [ImageOutput] = []) async {
    guard !text.isEmpty || !images.isEmpty else { return }
    await terminal.redraw { device throws(SystemCallError) in try await writer.write(text, images, to: device) }
  }

  /// Waits for the end of a task. When the waiting task is cancelled, the wait is as long: the end of the program cancels it.
  /// - Returns: false when the time is up before.
  @discardableResult
  private static func wait(for task: Task<Void, Never>, _ duration: Duration) async -> Bool {
    let (ends, continuation) = AsyncStream.makeStream(of: Bool.self)
    let timer = Task {
      // It is cancelled when the task ends in time.
      try? await Task.sleep(for: duration)
      continuation.yield(false)
    }
    Task {
      await task.value
      continuation.yield(true)
    }
    defer { timer.cancel() }
    return await Task {
      for await isInTime in ends { return isInTime }
      return false
    }.value
  }

  /// Copies an address to the clipboard of the terminal, with the next frame.
  func copy(_ link: Hyperlink) { copied = link }

  /// Asks for Enter below what a program has printed. The terminal must have been left.
  func askForEnter() {
    terminal.write([.empty, StyledLine("Press Enter to return to \(MessageText.programTitle.text(for: program)).", .dim)], to: .output)
  }
}
