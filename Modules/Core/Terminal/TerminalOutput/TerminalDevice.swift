#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The operations on a file descriptor that the output needs, as closures, so that tests can replace them.
public struct TerminalDevice: Sendable {
  /// Whether the descriptor is a terminal, and not a file or a pipe.
  public let isTerminal: Bool
  /// The current width of the terminal's window in columns; nil without a window.
  let windowColumns: @Sendable () -> Int?
  /// The current height of the terminal's window in rows; nil without a window.
  let windowRows: @Sendable () -> Int?
  /// Writes at least one of the bytes, and returns how many it wrote.
  let writeSome: @Sendable (UnsafeRawBufferPointer) throws(SystemCallError) -> Int

  public init(
    isTerminal: Bool, windowColumns: @escaping @Sendable () -> Int?, windowRows: @escaping @Sendable () -> Int? = { nil },
    writeSome: @escaping @Sendable (UnsafeRawBufferPointer) throws(SystemCallError) -> Int
  ) {
    self.isTerminal = isTerminal
    self.windowColumns = windowColumns
    self.windowRows = windowRows
    self.writeSome = writeSome
  }

  /// Writes all of a text. It continues until all bytes are written or a write fails.
  package func writeAll(_ text: String) throws(SystemCallError) {
    var text = text
    if let failure = text.withUTF8({ failure(writing: UnsafeRawBufferPointer($0)) }) { throw failure }
  }

  /// Writes all bytes, in the same way.
  func writeAll(_ bytes: [UInt8]) throws(SystemCallError) {
    if let failure = bytes.withUnsafeBytes({ failure(writing: $0) }) { throw failure }
  }

  private func failure(writing bytes: UnsafeRawBufferPointer) -> SystemCallError? {
    var rest = bytes
    while !rest.isEmpty {
      do throws(SystemCallError) {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(try writeSome(rest)))
      } catch {
        if !error.isInterruption { return error }
      }
    }
    return nil
  }

  public static let standardOutput = descriptor(STDOUT_FILENO)
  public static let standardError = descriptor(STDERR_FILENO)

  /// A device for an open file descriptor, which the caller closes.
  public static func descriptor(_ descriptor: Int32) -> TerminalDevice {
    TerminalDevice(
      isTerminal: isatty(descriptor) == 1, windowColumns: { sizeOfWindow(descriptor)?.columns },
      windowRows: { sizeOfWindow(descriptor)?.rows }
    ) {
      (bytes: UnsafeRawBufferPointer) throws(SystemCallError) -> Int in
      try writeWhenReady(bytes, to: descriptor)
    }
  }

  private static func sizeOfWindow(_ descriptor: Int32) -> (columns: Int, rows: Int?)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : nil)
  }

  /// Writes bytes, and waits while a pipe is full. Another program that shares the descriptor may have set it to non-blocking mode.
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
