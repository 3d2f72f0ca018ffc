#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Bytes in a file without a name, which a program reads as its standard input.
final class TemporaryInput {
  let descriptor: Int32

  init(_ bytes: [UInt8]) throws(ProgramError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    // mkstemp replaces the six letters.
    var path = Array("\(folder)/input-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw Self.failure }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let descriptor = descriptor
    let isWritten = bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return true
    }
    guard isWritten, lseek(descriptor, 0, SEEK_SET) == 0 else { throw Self.failure }
  }

  deinit {
    // Nothing of the file is needed any more, so an error does not matter.
    if descriptor >= 0 { _ = close(descriptor) }
  }

  private static var failure: ProgramError {
    .cannotStart(reason: "a temporary file cannot be written: \(String(cString: strerror(errno)))")
  }
}
