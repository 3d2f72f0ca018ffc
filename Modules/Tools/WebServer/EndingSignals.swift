import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets the program wait for SIGINT and SIGTERM, so that they do not terminate it.
package enum EndingSignals {
  /// The end of the pipe that the handler writes to; -1 before the pipe exists.
  private static let writingEnd = Atomic<Int32>(-1)

  /// Handles the signals from now on. The result delivers each signal, including those that arrive before the caller waits for one.
  package static func take() -> AsyncStream<Void> {
    let (signals, received) = AsyncStream.makeStream(of: Void.self)
    var ends: [Int32] = [-1, -1]
    // Without free file descriptors, the server cannot start either, so the signals keep their default action.
    guard pipe(&ends) == 0 else { return signals }
    writingEnd.store(ends[1], ordering: .releasing)
    for number in [SIGINT, SIGTERM] { signal(number) { _ in EndingSignals.note() } }
    let descriptor = ends[0]
    DispatchQueue(label: "server.signals").async {
      var byte: UInt8 = 0
      while true { if read(descriptor, &byte, 1) == 1 { received.yield() } }
    }
    return signals
  }

  /// The signal handler. It may only make async-signal-safe calls.
  private static func note() {
    let before = errno
    var byte: UInt8 = 0
    _ = write(writingEnd.load(ordering: .acquiring), &byte, 1)
    errno = before
  }
}
