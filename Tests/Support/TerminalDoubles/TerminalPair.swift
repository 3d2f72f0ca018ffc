internal import Testing

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A pseudo-terminal: the end of the program that uses it, and the end of the window that shows it. Both are closed on deinit.
public final class TerminalPair: Sendable {
  public let program: Int32
  private let window: Int32

  /// - Parameters:
  ///   - columns: The width of the window; 0 for a window without a size.
  ///   - rows: The height of the window; 0 for a window without a size.
  public init(columns: Int = 0, rows: Int = 0) throws {
    var (window, program): (Int32, Int32) = (-1, -1)
    var size = Self.size(columns, rows)
    try #require(openpty(&window, &program, nil, nil, &size) == 0)
    (self.window, self.program) = (window, program)
  }

  deinit {
    close(window)
    close(program)
  }

  public func resize(columns: Int, rows: Int) throws {
    var size = Self.size(columns, rows)
    try #require(ioctl(window, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// What the program has written, up to 4 KiB. Waits until there is something.
  public func text() -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(window, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Types keys, as their bytes.
  public func types(_ keys: String) {
    let bytes = Array(keys.utf8)
    #expect(write(window, bytes, bytes.count) == bytes.count)
  }

  /// Whether the terminal shows what is typed.
  public var isEchoing: Bool {
    var mode = termios()
    return tcgetattr(program, &mode) == 0 && mode.c_lflag & tcflag_t(ECHO) != 0
  }

  private static func size(_ columns: Int, _ rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}
