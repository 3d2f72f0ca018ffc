#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What the system says when it cannot do something with a file.
package struct FileError: Error, Hashable {
  /// The system's number (`errno`).
  package let code: Int32
  /// The same in words.
  package let reason: String

  /// A problem by its number, in the system's words unless others say more.
  package init(code: Int32, reason: String? = nil) {
    self.code = code
    // The messages of glibc and Darwin for the numbers they know are constants, so threads do not disturb each other here.
    self.reason = reason ?? String(cString: strerror(code))
  }

  /// The problem of the system call that has just failed.
  package static var last: FileError { FileError(code: errno) }
}
