import Foundation

extension PseudoTerminal {
  /// What is written to the terminal from now on.
  func log() -> TerminalLog { TerminalLog(of: keyboard.fileDescriptor) }
}
