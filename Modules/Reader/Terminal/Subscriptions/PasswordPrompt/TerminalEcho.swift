internal import CoreTerminal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Whether a terminal shows what the user types.
struct TerminalEcho {
  private let original: termios
  private let descriptor: Int32

  /// Nil when the descriptor is no terminal.
  init?(of descriptor: Int32) {
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else { return nil }
    original = mode
    self.descriptor = descriptor
  }

  func hide() {
    var mode = original
    mode.c_lflag &= ~tcflag_t(ECHO)
    set(mode)
  }

  func restore() { set(original) }

  /// A terminal that has gone shows nothing, and its input ends.
  private func set(_ mode: termios) {
    var mode = mode
    while tcsetattr(descriptor, TCSANOW, &mode) != 0, SystemCallError.latest.isInterruption {}
  }
}
