internal import Dispatch
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A process that can be stopped from another thread while its end is awaited.
///
/// After the end of a process, the system gives its number to another one. So no signal may be sent once the process is reaped.
final class StoppableProcess: Sendable {
  /// The number of the running process, negative while a signal is sent to it; or one of the values below.
  private let state = Atomic<Int32>(StoppableProcess.notStarted)

  private static let notStarted: Int32 = 0
  private static let ended = Int32.max
  /// Stopped before the start.
  private static let stopped = Int32.min

  private let stopSignal: Int32
  private let isGroup: Bool

  /// - Parameters:
  ///   - stopSignal: what the process gets that is stopped.
  ///   - isGroup: whether the signal reaches all processes of the group that the process leads.
  init(stopSignal: Int32 = SIGTERM, isGroup: Bool = false) {
    self.stopSignal = stopSignal
    self.isGroup = isGroup
  }

  /// Starts the program and waits for its end, on a thread of its own: files are written and the wait blocks.
  func result(of program: Program, input: String, isSilent: Bool) async -> Result<ExitStatus, ProgramError> {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "hook").async {
        do throws(ProgramError) {
          continuation.resume(returning: .success(try self.run(program, input: input, isSilent: isSilent)))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
  }

  /// Sends the signal to the process, or to the one that is about to start.
  func stop() {
    while true {
      let current = state.load(ordering: .acquiring)
      if current == Self.ended || current == Self.stopped { return }
      if current == Self.notStarted {
        if exchange(current, Self.stopped) { return }
      } else if current > 0, exchange(current, -current) {
        signal(current, stopSignal)
        state.store(current, ordering: .releasing)
        return
      }
    }
  }

  private func run(_ program: Program, input: String, isSilent: Bool) throws(ProgramError) -> ExitStatus {
    // A file and not a pipe: see `ProcessEnd.code(of:input:)`.
    let input = try TemporaryInput(Array(input.utf8))
    let output = isSilent ? open("/dev/null", O_WRONLY | O_CLOEXEC) : STDERR_FILENO
    guard output >= 0 else { throw .cannotStart(reason: "/dev/null: \(String(cString: strerror(errno)))") }
    defer { if isSilent { _ = close(output) } }
    let process = try ProcessEnd.start(program, input: input.descriptor, output: output, error: output)
    begin(process)
    // WNOWAIT leaves the process in the table, so that its number stays its own until no signal can be sent any more.
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return try reap(process)
  }

  /// Takes the number of the process, which has started.
  func begin(_ process: pid_t) {
    if !exchange(Self.notStarted, process) { signal(process, stopSignal) }
  }

  /// Sends a signal to the process, which is not reaped yet.
  func signal(_ process: pid_t, _ number: Int32) { kill(isGroup ? -process : process, number) }

  /// Takes the status of the process, which has ended. No signal is sent to its number after that.
  func reap(_ process: pid_t) throws(ProgramError) -> ExitStatus {
    while state.load(ordering: .acquiring) != Self.stopped, !exchange(process, Self.ended) {}
    return try ProcessEnd.wait(for: process)
  }

  private func exchange(_ expected: Int32, _ desired: Int32) -> Bool {
    state.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
  }
}
