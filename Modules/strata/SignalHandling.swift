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
enum SignalHandling {
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

  /// Runs the work. The first signal cancels its task and waits for its end; the second signal ends the process immediately.
  /// - Parameter stopRequest: Called for Ctrl-C. It returns whether it has stopped a part of the work, so that the work continues.
  /// - Returns: The signal that ended the work; nil without a signal.
  @MainActor
  static func run(
    stoppingRequest stopRequest: @escaping @MainActor () async -> Bool, _ work: @escaping @MainActor () async throws -> Void
  ) async throws -> Int32? {
    let firstSignal = FirstSignal()
    let task = Task { try await work() }
    let sources = signals.map { number in
      listening(to: number, firstSignal) {
        guard number == SIGINT else { return task.cancel() }
        Task { @MainActor in
          if await stopRequest() { firstSignal.forget() } else { task.cancel() }
        }
      }
    }
    defer { for source in sources { source.cancel() } }
    // The first timer opens a file that all timers share. Later, many transfers may use all file descriptors, and Dispatch would terminate
    // the process.
    _ = try? await Task.sleep(for: .nanoseconds(1))
    try await task.value
    return firstSignal.signal
  }

  /// Ends the process with the signal, so that the parent process sees the reason: a shell reports 130 or 143, and leaves its loop.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    kill(getpid(), number)
    // The process reaches this line only when the signal is delayed.
    _exit(128 + number)
  }

  private static func listening(
    to number: Int32, _ firstSignal: FirstSignal, stop: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    // A dispatch source observes a signal, but does not prevent its default action.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      if firstSignal.note(number) { stop() } else { end(by: number) }
    }
    source.resume()
    return source
  }

  /// Records the first signal that is not dealt with.
  private final class FirstSignal: Sendable {
    private let first = Atomic<Int32>(0)

    var signal: Int32? {
      let number = first.load(ordering: .acquiring)
      return number == 0 ? nil : number
    }

    /// Forgets a signal that is dealt with.
    func forget() { first.store(0, ordering: .releasing) }

    /// - Returns: Whether the signal is the first one.
    func note(_ number: Int32) -> Bool {
      first.compareExchange(expected: 0, desired: number, ordering: .acquiringAndReleasing).exchanged
    }
  }
}
