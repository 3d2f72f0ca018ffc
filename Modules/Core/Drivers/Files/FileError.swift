#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// An error of a system call on a file.
package struct FileError: Error, Hashable {
  /// The error code (`errno`).
  package let code: Int32
  /// The error message.
  package let reason: String

  /// - Parameter reason: replaces the system's message for the code.
  package init(code: Int32, reason: String? = nil) {
    self.code = code
    // strerror is thread-safe here: the messages of glibc and Darwin for known codes are constants.
    self.reason = reason ?? String(cString: strerror(code))
  }

  /// The error of the last system call.
  package static var last: FileError { FileError(code: errno) }
}
