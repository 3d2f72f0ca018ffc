package import Foundation
import Spawn

/// A terminal on which a test types.
package struct PseudoTerminal {
  /// The standard input of a program.
  package let input: FileHandle
  /// The end of the terminal that the test has.
  package let keyboard: FileHandle
  /// The path of the terminal, for the output of a program. The terminal holds a few kilobytes of it.
  package let path: String

  /// - Parameter rows: the height of the window; nil for a terminal without a window.
  package init(rows: Int? = nil) throws {
    var (first, second): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows ?? 0), ws_col: rows == nil ? 0 : 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&first, &second, nil, nil, &size) == 0 else { throw Spawn.CannotStart(reason: "there is no terminal") }
    // Not by ttyname: its result stands in memory that all threads share, and tests open terminals in parallel.
    path = try withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { name in
      guard let start = name.baseAddress, ttyname_r(second, start, name.count) == 0 else {
        throw Spawn.CannotStart(reason: "the terminal has no name")
      }
      return String(cString: start)
    }
    keyboard = FileHandle(fileDescriptor: first, closeOnDealloc: true)
    input = FileHandle(fileDescriptor: second, closeOnDealloc: true)
  }

  /// Types keys, as their bytes.
  package func presses(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(keyboard.fileDescriptor, bytes, bytes.count)
  }

  /// Writes until the terminal takes no more output.
  package func fill() throws {
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Spawn.CannotStart(reason: "there is no terminal") }
    defer { close(descriptor) }
    let bytes = [UInt8](repeating: UInt8(ascii: "."), count: 1000)
    while write(descriptor, bytes, bytes.count) > 0 {}
  }

  package func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard.fileDescriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal shows what is typed and delivers lines, as it does at a shell's prompt.
  package var isInLineMode: Bool {
    var mode = termios()
    return tcgetattr(input.fileDescriptor, &mode) == 0 && mode.c_lflag & tcflag_t(ICANON) != 0 && mode.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Types a line and Enter.
  package func types(_ line: String) throws {
    try keyboard.write(contentsOf: Data("\(line)\n".utf8))
  }
}
