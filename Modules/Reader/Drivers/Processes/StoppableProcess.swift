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
  /// Where a program prints.
  enum Output {
    /// The standard streams of this process.
    case streams
    /// The standard error of this process, so that its output stays clean.
    case errors
    case nowhere
  }

  /// The number of the running process, negative while a signal is sent to it; or one of the values below.
  private let state = Atomic<Int32>(StoppableProcess.notStarted)

  private static let notStarted: Int32 = 0
  private static let ended = Int32.max
  /// Stopped before the start.
  private static let stopped = Int32.min

  private let isGroup: Bool

  /// How long a stopped process has to end by itself, in seconds, before it is killed: a converter removes its files, and a player of the user
  /// writes down the place.
  private var grace: Int { isGroup ? 1 : 5 }

  /// - Parameter isGroup: whether signals reach all processes of the group that the process leads.
  init(isGroup: Bool = false) {
    self.isGroup = isGroup
  }

  /// Starts the program and waits for its end, on a thread of its own: files are written and the wait blocks.
  /// - Parameter input: the standard input of the program; nil for that of this process.
  func result(of program: Program, input: String?, output: Output) async -> Result<ExitStatus, ProgramError> {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "program").async {
        continuation.resume(returning: Result { () throws(ProgramError) in try self.run(program, input: input, output: output) })
      }
    }
  }

  /// Asks the process to end, or the one that is about to start, and kills it when it does not.
  func stop() {
    if !exchange(Self.notStarted, Self.stopped) { send(SIGTERM) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(grace)) { self.send(SIGKILL) }
  }

  /// Sends a signal to the process if it is running.
  private func send(_ number: Int32) {
    while true {
      let current = state.load(ordering: .acquiring)
      if [Self.notStarted, Self.stopped, Self.ended].contains(current) { return }
      if current > 0, exchange(current, -current) {
        signal(current, number)
        state.store(current, ordering: .releasing)
        return
      }
    }
  }

  private func run(_ program: Program, input: String?, output: Output) throws(ProgramError) -> ExitStatus {
    // A file and not a pipe: a program may end before it has read everything, and writing to its pipe would then end this process.
    let input = try input.map { (text) throws(ProgramError) in try TemporaryInput(Array(text.utf8)) }
    let printed: Int32
    switch output {
    case .streams: printed = STDOUT_FILENO
    case .errors: printed = STDERR_FILENO
    case .nowhere: printed = open("/dev/null", O_WRONLY | O_CLOEXEC)
    }
    guard printed >= 0 else { throw .cannotStart(reason: "/dev/null: \(String(cString: strerror(errno)))") }
    defer { if output == .nowhere { _ = close(printed) } }
    let process = try ProcessEnd.start(
      program, input: input?.descriptor, output: printed, error: output == .nowhere ? printed : STDERR_FILENO)
    begin(process)
    // WNOWAIT leaves the process in the table, so that its number stays its own until no signal can be sent any more.
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return try reap(process)
  }

  /// Takes the number of the process, which has started.
  func begin(_ process: pid_t) {
    if exchange(Self.notStarted, process) { return }
    signal(process, SIGTERM)
    state.store(process, ordering: .releasing)
  }

  /// Sends a signal to the process, which is not reaped yet.
  func signal(_ process: pid_t, _ number: Int32) { kill(isGroup ? -process : process, number) }

  /// Takes the status of the process, which has ended. No signal is sent to its number after that.
  func reap(_ process: pid_t) throws(ProgramError) -> ExitStatus {
    while !exchange(process, Self.ended) {}
    return try ProcessEnd.wait(for: process)
  }

  private func exchange(_ expected: Int32, _ desired: Int32) -> Bool {
    state.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
  }
}
