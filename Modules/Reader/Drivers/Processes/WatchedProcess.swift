internal import Dispatch
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A process whose output is read, and which is stopped at a limit.
final class WatchedProcess: Sendable {
  private let program: Program
  private let input: [UInt8]
  private let environment: [String: String]?
  private let limits: ProgramLimits
  private let process = StoppableProcess(isGroup: true)
  private let isCancelled = Atomic<Bool>(false)

  /// The size of what is kept of standard error: more than one line has.
  private static let maximumBytesOfErrors = 4 << 10
  /// How many blocks are read before the limits are looked at again.
  private static let blocks = 16

  init(_ program: Program, _ input: [UInt8], _ environment: [String: String]?, _ limits: ProgramLimits) {
    self.program = program
    self.input = input
    self.environment = environment
    self.limits = limits
  }

  func cancel() {
    isCancelled.store(true, ordering: .releasing)
    process.stop()
  }

  /// Runs on a thread of its own, because everything below blocks.
  func result() async -> Result<ProgramOutput, ProgramOutputError> {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "output").async {
        continuation.resume(returning: Result { () throws(ProgramOutputError) in try self.run() })
      }
    }
  }

  private func run() throws(ProgramOutputError) -> ProgramOutput {
    let result: Result<ProgramOutput, ProgramOutputError>
    do throws(ProgramError) { result = try output() } catch { throw .notRun(error) }
    return try result.get()
  }

  private func output() throws(ProgramError) -> Result<ProgramOutput, ProgramOutputError> {
    let (output, errors) = (try OutputPipe(), try OutputPipe())
    // A file and not a pipe: see `StoppableProcess`.
    let input = try TemporaryInput(input)
    let number = try ProcessEnd.start(
      program, input: input.descriptor, output: output.writing, error: errors.writing, environment: environment, ownsGroup: true)
    process.begin(number)
    output.closeWriting()
    errors.closeWriting()
    var reading = Reading(output: output, errors: errors)
    let problem = follow(number, &reading)
    // The process is not reaped yet, so its number still is that of its group.
    process.signal(number, SIGKILL)
    let status = try process.reap(number)
    if isCancelled.load(ordering: .acquiring) { return .failure(.cancelled) }
    if let problem { return .failure(problem) }
    return .success(ProgramOutput(bytes: reading.bytes, status: status, errors: reading.errorBytes))
  }

  /// What has been read of a program.
  private struct Reading {
    let output: OutputPipe
    let errors: OutputPipe
    var bytes: [UInt8] = []
    var errorBytes: [UInt8] = []

    /// Takes what has arrived, as far as the limit allows.
    /// - Returns: whether the output is too large.
    mutating func take(upTo limit: Int) -> Bool {
      for _ in 0..<WatchedProcess.blocks where bytes.count <= limit { if !output.read(into: &bytes) { break } }
      var said: [UInt8] = []
      for _ in 0..<WatchedProcess.blocks {
        if !errors.read(into: &said) { break }
        errorBytes += said.prefix(max(WatchedProcess.maximumBytesOfErrors - errorBytes.count, 0))
        said = []
      }
      return bytes.count > limit
    }

    /// Waits until something arrives, or for this time at most.
    func wait(milliseconds: Int32) {
      var ends = [output, errors].map(\.reading).filter { $0 >= 0 }.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&ends, nfds_t(ends.count), milliseconds)
    }
  }

  /// Reads until the process ends.
  /// - Returns: why it was stopped; nil when it has ended by itself.
  private func follow(_ number: pid_t, _ reading: inout Reading) -> ProgramOutputError? {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(limits.seconds))
    while true {
      // Looked at first: what an ended process has printed is in the pipe then.
      let hasEnded = Self.hasEnded(number)
      if reading.take(upTo: limits.bytes) { return stop(number, because: .tooLarge(bytes: limits.bytes)) }
      if hasEnded { return drain(&reading) ? .tooLarge(bytes: limits.bytes) : nil }
      if clock.now >= end { return stop(number, because: .tooSlow(seconds: limits.seconds)) }
      // After its output, a process usually ends at once.
      reading.wait(milliseconds: reading.output.reading < 0 ? 5 : 50)
    }
  }

  /// Takes the rest of what an ended process has printed. Another process may hold the pipe open, so this does not wait for its end.
  private func drain(_ reading: inout Reading) -> Bool {
    while true {
      let before = reading.bytes.count
      if reading.take(upTo: limits.bytes) { return true }
      if reading.bytes.count == before { return false }
    }
  }

  private func stop(_ number: pid_t, because problem: ProgramOutputError) -> ProgramOutputError {
    process.stop()
    while !Self.hasEnded(number) { _ = poll(nil, 0, 2) }
    return problem
  }

  /// Whether the process has ended. It stays in the table of processes.
  private static func hasEnded(_ number: pid_t) -> Bool {
    var info = siginfo_t()
    guard waitid(P_PID, id_t(number), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else { return errno != EINTR }
    return info.si_signo != 0
  }
}
