#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A failed system call.
public struct SystemCallError: Error, Hashable, Sendable {
  /// The error number: a value of `errno`.
  public let code: Int32

  public init(code: Int32) { self.code = code }

  /// The error of the system call that returned last on this thread.
  package static var latest: SystemCallError { SystemCallError(code: errno) }

  /// The system's text for the error, such as "No space left on device".
  public var reason: String { String(cString: strerror(code)) }

  /// Whether a signal interrupted the call, which must then be repeated.
  package var isInterruption: Bool { code == EINTR }
  /// Whether the call would block.
  package var isWait: Bool { code == EAGAIN }
  /// Whether the descriptor is closed, or not open for this operation.
  var isClosedFile: Bool { code == EBADF }
  /// Whether the other end of the pipe is closed.
  var isBrokenPipe: Bool { code == EPIPE }
}
