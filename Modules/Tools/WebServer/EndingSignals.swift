import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets the program wait for SIGINT and SIGTERM, instead of being terminated by them.
package enum EndingSignals {
  /// What the handler writes to; -1 before there is a pipe.
  private static let writingEnd = Atomic<Int32>(-1)

  /// Takes the signals. Later signals, and those that come before anybody waits, are the elements of the result.
  package static func take() -> AsyncStream<Void> {
    let (signals, received) = AsyncStream.makeStream(of: Void.self)
    var ends: [Int32] = [-1, -1]
    // Without descriptors, there is no server either: the signals keep their default action.
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

  /// The handler, which may only use what a signal handler may use.
  private static func note() {
    let before = errno
    var byte: UInt8 = 0
    _ = write(writingEnd.load(ordering: .acquiring), &byte, 1)
    errno = before
  }
}
