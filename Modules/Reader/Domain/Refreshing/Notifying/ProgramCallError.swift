/// Why a program failed.
public enum ProgramCallError: Error, Hashable, Sendable {
  /// No program has this name.
  case missing
  /// The program could not be started. The reason is the system's own text.
  case cannotRun(reason: String)
  /// The program ended with an exit code other than 0.
  case failed(code: Int)
  /// A signal ended the program.
  case signalled(Int)
}
