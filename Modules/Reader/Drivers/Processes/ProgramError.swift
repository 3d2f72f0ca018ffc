/// Why a program was not run.
public enum ProgramError: Error, Hashable, Sendable {
  /// No program of this name can be executed.
  case missing
  /// The program cannot be started, or its end cannot be awaited. The reason is the system's own text.
  case cannotStart(reason: String)
}
