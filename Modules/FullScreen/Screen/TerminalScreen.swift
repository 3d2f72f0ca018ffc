public import Terminal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A terminal that shows one screen instead of lines, until `leave()`.
@MainActor
public final class TerminalScreen {
  private let terminal: TerminalOutput
  private let descriptor: Int32?
  private var rawMode: RawMode?
  /// Whether the full screen is shown.
  public private(set) var isEntered = false
  /// What the terminal shows; nil when that is not known.
  private var shown: Grid?

  /// - Parameter descriptor: The terminal on which the user types; nil when its mode is not to be changed.
  public init(_ terminal: TerminalOutput, descriptor: Int32? = 0) {
    self.terminal = terminal
    self.descriptor = descriptor
  }

  /// The alternate screen without a cursor and without wrapping at the right edge; marks around pasted text; reports of focus; keys without
  /// ambiguity where the terminal supports the protocol of kitty.
  nonisolated private static let beginning = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[>1u"
  /// Undoes all of `beginning`, and what may be under way: a synchronized frame, a style.
  nonisolated static let ending = "\u{1B}[<u\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"

  /// The size of the window; that of a classic terminal when it is unknown.
  public var size: ScreenSize {
    terminal.window.map { ScreenSize(columns: $0.columns, rows: $0.rows) } ?? ScreenSize(columns: 80, rows: 24)
  }

  /// Takes the terminal over. A crash gives it back, too.
  /// - Throws: the reason why the terminal cannot be set to raw mode.
  public func enter() throws(SystemCallError) {
    if let descriptor {
      let mode: RawMode
      if let rawMode { mode = rawMode } else { mode = try RawMode(of: descriptor) }
      rawMode = mode
      CrashRestoration.begin(terminal: descriptor, mode.original, Self.ending)
      try mode.begin()
    }
    isEntered = true
    shown = nil
    terminal.redraw(with: Self.beginning)
  }

  /// Gives the terminal back as it was.
  public func leave() {
    guard isEntered else { return }
    isEntered = false
    terminal.redraw(with: Self.ending)
    rawMode?.end()
    CrashRestoration.end()
    shown = nil
  }

  /// Forgets what the terminal shows, so that the next frame is drawn as a whole.
  public func forget() { shown = nil }

  /// Shows a grid. Only what differs from the last one is written.
  public func show(_ grid: Grid) {
    guard grid != shown else { return }
    let settings = terminal.settings.output
    terminal.redraw(with: GridDiff.text(from: shown, to: grid, hasStyles: settings.takesColour, hasLinks: settings.takesLinks))
    shown = grid
  }

  /// Copies an address to the clipboard of the terminal.
  public func copy(_ link: Hyperlink) {
    if isEntered { terminal.copy(link) }
  }

  /// Asks for Enter below what a program has printed. The terminal must have been left.
  public func askForKey() { terminal.write([.empty, StyledLine("Press Enter to return to Strata.", .dim)], to: .output) }

  /// Stops this process until the shell continues it. The terminal must have been left.
  public func suspend() {
    let handler = signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    // Here the process is continued.
    signal(SIGTSTP, handler)
  }
}
