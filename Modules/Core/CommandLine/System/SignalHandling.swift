import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Handles Ctrl-C and `kill`, for commands that must save work when they are stopped. Other commands end immediately, which is the system's
/// default: the data directory is consistent at any moment.
public enum SignalHandling {
  /// Ctrl-C sends SIGINT; `kill` and a system shutdown send SIGTERM; a terminal that closes sends SIGHUP.
  private static var signals: [Int32] { isHangupIgnored ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP] }

  /// Whether the program was started to outlive its terminal, as `nohup` does.
  private static var isHangupIgnored: Bool {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The first signal that is not handled yet; 0 for none.
  private static let first = Atomic<Int32>(0)
  /// The end of the pipe that the handler writes to; -1 before the pipe exists.
  private static let writingEnd = Atomic<Int32>(-1)

  /// The address of the function that runs before a signal ends the process; 0 for none.
  private static let beforeEnd = Atomic<Int>(0)

  /// Registers a function that runs before a signal ends the process. It may only do what a signal handler may do, such as restoring the
  /// terminal.
  public static func runBeforeEnd(_ work: @convention(c) () -> Void) {
    beforeEnd.store(unsafeBitCast(work, to: Int.self), ordering: .releasing)
  }

  /// Runs the work. The first signal cancels its task and waits until the task ends; the second signal ends the process immediately. The
  /// first signal also ends the process if the main actor does not respond for five seconds, because a terminal or a pipe that accepts no
  /// output blocks it.
  /// - Parameter stopRequest: Called for Ctrl-C. If it returns true, it has stopped only a part of the work, and the work continues.
  /// - Returns: The signal that ended the work; nil without a signal.
  @MainActor
  static func run(
    stoppingRequest stopRequest: @escaping @MainActor () async -> Bool, _ work: @escaping @MainActor () async throws -> Void
  ) async throws -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      // Without free file descriptors, signals keep their default action.
      try await work()
      return nil
    }
    // A global is initialized on first use, which must not happen in a signal handler.
    first.store(0, ordering: .releasing)
    writingEnd.store(ends[1], ordering: .releasing)
    let signals = signals
    // The handlers are installed before the work starts: an earlier signal would be lost, or would end the process too early.
    for number in signals { signal(number) { SignalHandling.note($0) } }
    let task = Task { try await work() }
    listen(to: ends[0]) { number in
      guard number == SIGINT else { return task.cancel() }
      Task { @MainActor in
        if await stopRequest() { first.store(0, ordering: .releasing) } else { task.cancel() }
      }
    }
    // The first timer opens a file that all timers share. Later, many transfers may use all file descriptors, and Dispatch would terminate
    // the process.
    _ = try? await Task.sleep(for: .nanoseconds(1))
    let result = await task.result
    // From here on, nothing handles signals, so a signal ends the process.
    for number in signals { signal(number, SIG_DFL) }
    let number = first.load(ordering: .acquiring)
    try result.get()
    return number == 0 ? nil : number
  }

  /// Ends the process with the signal, so that the parent process learns the reason: a shell reports 130 or 143, and leaves its loop. A
  /// signal handler may call this function.
  static func end(by number: Int32) -> Never {
    let address = beforeEnd.load(ordering: .acquiring)
    if address != 0 { unsafeBitCast(address, to: (@convention(c) () -> Void).self)() }
    signal(number, SIG_DFL)
    // Threads that run tasks block signals, and so does this signal's own handler.
    var one = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, number)
    pthread_sigmask(SIG_UNBLOCK, &one, nil)
    kill(getpid(), number)
    // The process reaches this line only when the signal is delayed.
    _exit(128 + number)
  }

  /// The signal handler. It may only make async-signal-safe calls.
  private static func note(_ number: Int32) {
    guard first.compareExchange(expected: 0, desired: number, ordering: .acquiringAndReleasing).exchanged else { end(by: number) }
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writingEnd.load(ordering: .acquiring), &byte, 1)
    errno = before
  }

  private static let (secondInMilliseconds, longestSilence): (Int32, Int) = (1000, 5)

  /// Waits for signals on a separate thread.
  private static func listen(to descriptor: Int32, stop: @escaping @Sendable (Int32) -> Void) {
    DispatchQueue(label: "signals").async {
      while true {
        var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let number = first.load(ordering: .acquiring)
        if poll(&input, 1, number == 0 ? -1 : secondInMilliseconds) > 0 {
          var byte: UInt8 = 0
          if read(descriptor, &byte, 1) == 1 { stop(Int32(byte)) }
        } else if number != 0, !mainActorAnswers() {
          end(by: number)
        }
      }
    }
  }

  private static func mainActorAnswers() -> Bool {
    let answer = DispatchSemaphore(value: 0)
    Task { @MainActor in answer.signal() }
    return answer.wait(timeout: .now() + .seconds(longestSilence)) == .success
  }
}
