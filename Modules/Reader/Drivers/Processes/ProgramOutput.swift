/// What a program may take that is run for its output.
public struct ProgramLimits: Hashable, Sendable {
  /// The time until its end.
  public let seconds: Int
  /// The size of its output.
  public let bytes: Int

  public init(seconds: Int, bytes: Int) {
    self.seconds = seconds
    self.bytes = bytes
  }
}

/// What a program has printed, and how it ended.
public struct ProgramOutput: Hashable, Sendable {
  public let bytes: [UInt8]
  public let status: ExitStatus
  /// The first bytes of what it printed on standard error.
  public let errors: [UInt8]
}

extension Program {
  /// Starts the program with these bytes as its standard input, and returns what it prints. Its messages are dropped: they would be written into
  /// the full screen. A program that takes too long or prints too much gets SIGTERM, and SIGKILL a second later, as does what
  /// it has started; so it does when the task is cancelled.
  public func output(for input: [UInt8], _ limits: ProgramLimits) async throws(ProgramOutputError) -> [UInt8] {
    let output = try await captured(for: input, limits)
    guard output.status == .exited(0) else { throw .failed(output.status) }
    return output.bytes
  }

  /// The same with the messages of the program. When the program has ended, what it has started is killed too; what has left its group of
  /// processes is not waited for, even if it holds the output open.
  /// - Parameters:
  ///   - input: the standard input of the program.
  ///   - environment: all variables of the program; nil for those of this process.
  ///   - limits: what it may take.
  public func captured(
    for input: [UInt8], environment: [String: String]? = nil, _ limits: ProgramLimits
  ) async throws(ProgramOutputError) -> ProgramOutput {
    let process = WatchedProcess(self, input, environment, limits)
    return try await withTaskCancellationHandler {
      await process.result()
    } onCancel: {
      process.cancel()
    }.get()
  }
}
