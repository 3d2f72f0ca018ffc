internal import CoreTerminal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The mode of a terminal in which each key arrives at once, unseen and without effect: Ctrl-C is a key, and no signal.
struct RawMode {
  let original: termios
  private let descriptor: Int32

  init(of descriptor: Int32) throws(SystemCallError) {
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else { throw .latest }
    original = mode
    self.descriptor = descriptor
  }

  func begin() throws(SystemCallError) {
    var raw = original
    cfmakeraw(&raw)
    // The program's own lines, such as those of a crash, are still to be read.
    raw.c_oflag |= tcflag_t(OPOST)
    // A carriage return moves the cursor, and stays what it is.
    raw.c_oflag &= ~tcflag_t(OCRNL | ONOCR)
    try set(raw)
  }

  func end() {
    do throws(SystemCallError) { try set(original) } catch {
      // The terminal has gone; nobody can read a message about it.
    }
  }

  /// Drops the output that a terminal has not taken, and wakes the thread whose write is blocked. A signal handler may call it.
  static func dropOutput(of descriptor: Int32) {
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else { return }
    tcflush(descriptor, TCOFLUSH)
    // Linux wakes a blocked write only when a mode is set.
    tcsetattr(descriptor, TCSANOW, &mode)
  }

  /// The change does not wait for the output, which a terminal may never take.
  private func set(_ mode: termios) throws(SystemCallError) {
    var mode = mode
    while tcsetattr(descriptor, TCSANOW, &mode) != 0 {
      let failure = SystemCallError.latest
      guard failure.isInterruption else { throw failure }
    }
  }
}
