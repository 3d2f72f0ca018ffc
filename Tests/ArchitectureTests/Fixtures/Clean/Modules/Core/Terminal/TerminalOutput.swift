import Foundation

public struct TerminalOutput {
  public func show(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
    write(STDERR_FILENO, text, text.utf8.count)
  }
}
