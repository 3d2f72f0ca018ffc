/// Runs programs for the full screen.
@MainActor
public protocol TextPipe {
  /// Runs a program on the terminal, and waits for its end. No shell reads the words.
  /// - Parameters:
  ///   - words: The name of the program and its arguments.
  ///   - input: The standard input of the program; nil for the terminal.
  func run(_ words: [String], input: String?) async -> PipeResult
}

/// How a program of the user ended.
public enum PipeResult: Hashable, Sendable {
  case ended(code: Int)
  /// No program of this name can be executed.
  case missing
  /// The reason is the system's own text.
  case cannotStart(reason: String)
}
