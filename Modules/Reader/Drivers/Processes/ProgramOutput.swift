internal import Dispatch
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

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

/// Why the output of a program is not usable.
public enum ProgramOutputError: Error, Hashable, Sendable {
  case notRun(ProgramError)
  /// It ended with another exit code than 0, or by a signal.
  case failed(ExitStatus)
  case tooSlow(seconds: Int)
  case tooLarge(bytes: Int)
  case cancelled
}

extension Program {
  /// Starts the program with these bytes as its standard input, and returns what it prints. Its messages are dropped: they would be written into
  /// the full screen. A program that takes too long or prints too much, and what it has started, are killed; so they are when the task is cancelled.
  public func output(for input: [UInt8], _ limits: ProgramLimits) async throws(ProgramOutputError) -> [UInt8] {
    let process = WatchedProcess(limits)
    return try await withTaskCancellationHandler {
      await process.output(of: self, input)
    } onCancel: {
      process.cancel()
    }.get()
  }
}

/// A process whose output is read, and which is killed at a limit. Everything happens on one thread, so that no signal is sent to the number of a
/// process that has ended.
private final class WatchedProcess: Sendable {
  private let limits: ProgramLimits
  private let deadline: ContinuousClock.Instant
  private let isCancelled = Atomic<Bool>(false)

  /// How long a cancellation or the end of a silent program may go unnoticed, in milliseconds.
  private static let pause: Int32 = 20

  init(_ limits: ProgramLimits) {
    self.limits = limits
    deadline = .now + .seconds(limits.seconds)
  }

  func cancel() { isCancelled.store(true, ordering: .releasing) }

  func output(of program: Program, _ input: [UInt8]) async -> Result<[UInt8], ProgramOutputError> {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "output").async {
        do throws(ProgramOutputError) {
          continuation.resume(returning: .success(try self.run(program, input)))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
  }

  private func run(_ program: Program, _ input: [UInt8]) throws(ProgramOutputError) -> [UInt8] {
    let (process, output): (pid_t, Int32)
    do throws(ProgramError) { (process, output) = try start(program, input) } catch { throw .notRun(error) }
    defer { _ = close(output) }
    do throws(ProgramOutputError) {
      let bytes = try content(of: output)
      let status = try end(of: process)
      guard status == .exited(0) else { throw .failed(status) }
      return bytes
    } catch {
      if case .failed = error { throw error }
      // The group, and with it what the program has started. Nothing has waited for the process yet, so its number is still its own.
      kill(-process, SIGKILL)
      _ = try? ProcessEnd.wait(for: process)
      throw error
    }
  }

  /// - Returns: the process, and the end of a pipe that brings its output.
  private func start(_ program: Program, _ input: [UInt8]) throws(ProgramError) -> (pid_t, Int32) {
    let input = try TemporaryInput(input)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .cannotStart(reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let silence = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
      _ = close(ends[1])
      if silence >= 0 { _ = close(silence) }
    }
    do throws(ProgramError) {
      let process = try ProcessEnd.start(program, input: input.descriptor, output: ends[1], error: silence, ownsGroup: true)
      return (process, ends[0])
    } catch {
      _ = close(ends[0])
      throw error
    }
  }

  private func content(of output: Int32) throws(ProgramOutputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      try check()
      var event = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&event, 1, Self.pause) != 0 else { continue }
      let count = buffer.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .notRun(.cannotStart(reason: String(cString: strerror(errno)))) }
      if count == 0 { return bytes }
      guard bytes.count + count <= limits.bytes else { throw .tooLarge(bytes: limits.bytes) }
      bytes += buffer[..<count]
    }
  }

  /// The end of a process that has closed its output.
  private func end(of process: pid_t) throws(ProgramOutputError) -> ExitStatus {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return ExitStatus(waitStatus: status) }
      guard ended == 0 || errno == EINTR else { throw .notRun(.cannotStart(reason: String(cString: strerror(errno)))) }
      try check()
      _ = poll(nil, 0, 1)
    }
  }

  private func check() throws(ProgramOutputError) {
    if isCancelled.load(ordering: .acquiring) { throw .cancelled }
    if .now > deadline { throw .tooSlow(seconds: limits.seconds) }
  }
}
