#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A file descriptor that is read in chunks.
package struct InputDescriptor: Sendable {
  private static let chunkLength = 16 * 1024

  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// The next bytes; empty at the end of the input; nil when no input is available, for example after a signal.
  package func readSome() throws(SystemCallError) -> [UInt8]? {
    var failure: SystemCallError?
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunkLength) { buffer, length in
      let count = read(number, buffer.baseAddress, buffer.count)
      if count < 0 { failure = .latest }
      length = max(0, count)
    }
    guard let failure else { return bytes }
    guard failure.isInterruption || failure.isWait else { throw failure }
    return nil
  }

  /// Waits until one of the descriptors can be read, or until its other end is closed.
  /// - Parameter milliseconds: The timeout; nil for no timeout.
  /// - Returns: for each descriptor, whether it is ready. After the timeout, none is ready.
  package static func wait(for descriptors: [Int32], milliseconds: Int32? = nil) throws(SystemCallError) -> [Bool] {
    var awaited = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&awaited, nfds_t(awaited.count), milliseconds ?? -1) < 0 {
      let failure = SystemCallError.latest
      guard failure.isInterruption else { throw failure }
    }
    return awaited.map { $0.revents != 0 }
  }
}
