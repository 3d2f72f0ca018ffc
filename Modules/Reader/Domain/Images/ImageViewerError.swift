/// Why a program does not show images.
public enum ImageViewerError: Error, Hashable, Sendable {
  /// The files for the program cannot be written. The reason is the system's own text.
  case notWritten(folder: String, reason: String)
  /// No program of this name can be executed.
  case missing(program: String)
  /// The program could not be started. The reason is the system's own text.
  case cannotStart(program: String, reason: String)
  /// The program ended with an exit code other than 0.
  case failed(program: String, code: Int)
  /// A signal ended the program.
  case signalled(program: String, signal: Int)
}
