#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A pipe that ends a wait in `poll` from another thread, permanently.
package final class WakeUpPipe: Sendable {
  /// The reading end, which becomes readable with the first signal.
  package let descriptor: Int32
  private let writingEnd: Int32

  package init() throws(SystemCallError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .latest }
    descriptor = ends[0]
    writingEnd = ends[1]
    // A program that is started later, such as a browser, must not inherit the descriptors.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(writingEnd, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(descriptor)
    close(writingEnd)
  }

  /// Ends the wait. When the pipe is full, the write fails, but the wait ends anyway.
  package func signal() {
    var byte: UInt8 = 0
    _ = write(writingEnd, &byte, 1)
  }
}
