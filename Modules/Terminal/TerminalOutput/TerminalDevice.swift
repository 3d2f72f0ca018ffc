#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a screen needs to know of a file descriptor, as functions, so that a test can stand in for it.
public struct TerminalDevice: Sendable {
  /// Whether a terminal is on the other side, and not a file or a pipe.
  public let isTerminal: Bool
  /// The columns of the terminal's window at this moment; nil where there is no window.
  let windowColumns: @Sendable () -> Int?
  /// Writes some of the bytes, at least one, and returns how many.
  let writeSome: @Sendable (UnsafeRawBufferPointer) throws(SystemCallError) -> Int

  /// A device of these functions.
  public init(
    isTerminal: Bool, windowColumns: @escaping @Sendable () -> Int?,
    writeSome: @escaping @Sendable (UnsafeRawBufferPointer) throws(SystemCallError) -> Int
  ) {
    self.isTerminal = isTerminal
    self.windowColumns = windowColumns
    self.writeSome = writeSome
  }

  /// The process's standard output.
  public static let standardOutput = descriptor(STDOUT_FILENO)
  /// The process's standard error.
  public static let standardError = descriptor(STDERR_FILENO)

  /// An open file descriptor, which stays the caller's to close.
  public static func descriptor(_ descriptor: Int32) -> TerminalDevice {
    TerminalDevice(isTerminal: isatty(descriptor) == 1, windowColumns: { columnsOfWindow(descriptor) }) {
      (bytes: UnsafeRawBufferPointer) throws(SystemCallError) -> Int in
      try writeWhenReady(bytes, to: descriptor)
    }
  }

  private static func columnsOfWindow(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A program that shares the descriptor may have set it not to block; then a full pipe is waited for here.
  private static func writeWhenReady(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemCallError) -> Int {
    while true {
      let written = write(descriptor, bytes.baseAddress, bytes.count)
      if written >= 0 { return written }
      let failure = SystemCallError.latest
      guard failure.isWait else { throw failure }
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&room, 1, -1)
    }
  }
}
