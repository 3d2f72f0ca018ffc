import Foundation

/// A terminal on which a test types.
struct PseudoTerminal {
  /// The standard input of a program.
  let input: FileHandle
  private let keyboard: FileHandle

  init() throws {
    var (first, second): (Int32, Int32) = (-1, -1)
    guard openpty(&first, &second, nil, nil, nil) == 0 else { throw ChildProcess.CannotStart(reason: "there is no terminal") }
    keyboard = FileHandle(fileDescriptor: first, closeOnDealloc: true)
    input = FileHandle(fileDescriptor: second, closeOnDealloc: true)
  }

  /// Types a line and Enter.
  func types(_ line: String) throws {
    try keyboard.write(contentsOf: Data("\(line)\n".utf8))
  }
}
