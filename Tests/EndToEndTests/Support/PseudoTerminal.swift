import Foundation

/// A terminal on which a test types.
struct PseudoTerminal {
  /// The standard input of a program.
  let input: FileHandle
  private let keyboard: FileHandle
  /// The path of the terminal, for the output of a program. The terminal holds a few kilobytes of it.
  let path: String

  /// - Parameter rows: the height of the window; nil for a terminal without a window.
  init(rows: Int? = nil) throws {
    var (first, second): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows ?? 0), ws_col: rows == nil ? 0 : 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&first, &second, nil, nil, &size) == 0, let name = ttyname(second) else {
      throw ChildProcess.CannotStart(reason: "there is no terminal")
    }
    path = String(cString: name)
    keyboard = FileHandle(fileDescriptor: first, closeOnDealloc: true)
    input = FileHandle(fileDescriptor: second, closeOnDealloc: true)
  }

  /// Types a line and Enter.
  func types(_ line: String) throws {
    try keyboard.write(contentsOf: Data("\(line)\n".utf8))
  }
}
