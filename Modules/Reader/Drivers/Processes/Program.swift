/// A program and its arguments. It is started directly: no shell reads the arguments.
public struct Program: Hashable, Sendable {
  /// The path of the program, or a name that is searched for in PATH.
  public let name: String
  public let arguments: [String]

  public init(_ name: String, _ arguments: [String] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// The program with the user's home folder in place of a leading `~` of each word.
  public var withHome: Program { Program(name.withHome, arguments.map(\.withHome)) }

  /// Starts the program on the standard streams of this process, and waits for its end. What it prints goes to standard error when standard output
  /// is no terminal, so that the output of this process stays clean. Until then, Ctrl-C on the terminal does not end this
  /// process: the terminal sends it to both, and the program may use it. Ctrl-Z stops both. When the task is cancelled, the program gets SIGTERM, and
  /// SIGKILL later.
  /// - Parameter input: The standard input of the program; nil for that of this process.
  /// - Returns: the exit code; 128 and the number of the signal when a signal ended the program, as shells report it.
  public func run(input: String? = nil) async throws(ProgramError) -> Int {
    try await ProcessEnd.code(of: self, input: input)
  }
}

extension Program {
  /// Starts the program with this standard input, and waits for its end. What it prints goes to standard error, so that the output of this
  /// process stays clean. Keyboard signals keep their effect on this process. When the task is cancelled, the program gets SIGTERM, and SIGKILL later.
  /// - Parameters:
  ///   - input: The standard input of the program.
  ///   - isSilent: Whether what it prints is dropped.
  public func runHook(input: String, isSilent: Bool = false) async throws(ProgramError) -> ExitStatus {
    try await ProcessEnd.status(of: self, input: input, output: isSilent ? .nowhere : .errors)
  }
}

/// How a program ended.
public enum ExitStatus: Hashable, Sendable {
  case exited(Int)
  /// The signal with this number ended the program.
  case signalled(Int)

  /// - Parameter status: what `waitpid` reports. The same as the macros WIFSIGNALED, WTERMSIG and WEXITSTATUS.
  init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited(Int((status >> 8) & 0xff)) : .signalled(Int(signal))
  }
}
