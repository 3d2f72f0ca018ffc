#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A call to the system that failed.
public struct SystemCallError: Error, Hashable, Sendable {
  /// The system's number for what went wrong: a value of `errno`.
  public let code: Int32

  /// A failure with the system's number for it.
  public init(code: Int32) { self.code = code }

  /// The failure of the call that has just returned.
  static var latest: SystemCallError { SystemCallError(code: errno) }

  /// The system's words for it, such as "No space left on device".
  public var reason: String { String(cString: strerror(code)) }

  /// A signal came in between: the call is to be made again.
  var isInterruption: Bool { code == EINTR }
  /// Nothing can be read or written without waiting.
  var isWait: Bool { code == EAGAIN }
  /// Nobody reads the other end of the pipe any more.
  var isBrokenPipe: Bool { code == EPIPE }
}
