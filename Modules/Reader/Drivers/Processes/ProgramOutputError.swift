/// Why the output of a program is not usable.
public enum ProgramOutputError: Error, Hashable, Sendable {
  case notRun(ProgramError)
  /// It ended with another exit code than 0, or by a signal.
  case failed(ExitStatus)
  case tooSlow(seconds: Int)
  case tooLarge(bytes: Int)
  case cancelled
}
