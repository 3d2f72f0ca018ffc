import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C and a plain `kill`, for commands with something to save when they are stopped. All others end at once, as the system has it: what is
/// in the home is whole at any moment.
enum SignalHandling {
  /// SIGINT is what Ctrl-C sends, SIGTERM what `kill` and a system that shuts down send.
  private static let signals = [SIGINT, SIGTERM]

  /// Does the work. The first signal cancels its task and waits for its end; the second ends the process on the spot.
  /// - Returns: the signal that came; nil when none did.
  @MainActor
  static func run(_ work: @escaping @MainActor () async throws -> Void) async throws -> Int32? {
    let firstSignal = FirstSignal()
    let task = Task { try await work() }
    let sources = signals.map { listening(to: $0, firstSignal) { task.cancel() } }
    defer { for source in sources { source.cancel() } }
    // The first timer opens a file that is kept for all others. Later there may be none to be had, because of many transfers, and Dispatch would
    // end the process.
    _ = try? await Task.sleep(for: .nanoseconds(1))
    try await task.value
    return firstSignal.signal
  }

  /// Ends the process by the signal, so that whoever started it sees why it ended: a shell gives 130 or 143, and leaves its loop.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    kill(getpid(), number)
    // The signal takes its time only where it is held up.
    _exit(128 + number)
  }

  private static func listening(
    to number: Int32, _ firstSignal: FirstSignal, stop: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    // A source hears of a signal, and does not keep the system from acting on it.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      if firstSignal.note(number) { stop() } else { end(by: number) }
    }
    source.resume()
    return source
  }

  /// The first signal that came.
  private final class FirstSignal: Sendable {
    private let first = Atomic<Int32>(0)

    var signal: Int32? {
      let number = first.load(ordering: .acquiring)
      return number == 0 ? nil : number
    }

    /// - Returns: whether it is the first one.
    func note(_ number: Int32) -> Bool {
      first.compareExchange(expected: 0, desired: number, ordering: .acquiringAndReleasing).exchanged
    }
  }
}
