#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A pipe from another process. Reading never waits.
final class OutputPipe {
  /// The end for the other process.
  private(set) var writing: Int32
  /// The end of this process; negative after the end of the output.
  private(set) var reading: Int32

  /// The number of bytes that are read at once.
  private static let block = 64 << 10

  init() throws(ProgramError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.failure }
    // The other process gets its end as number 1 or 2, so the ends must have other numbers.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    for end in ends { _ = close(end) }
    (reading, writing) = (moved[0], moved[1])
    guard reading >= 0, writing >= 0, fcntl(reading, F_SETFL, O_NONBLOCK) == 0 else { throw Self.failure }
  }

  deinit {
    for end in [reading, writing] where end >= 0 { _ = close(end) }
  }

  /// Closes this process's copy of the other end. Only then does the output have an end.
  func closeWriting() {
    if writing >= 0 { _ = close(writing) }
    writing = -1
  }

  /// Reads one block of what has arrived.
  /// - Returns: false when nothing has arrived, or when the output has ended.
  func read(into bytes: inout [UInt8]) -> Bool {
    guard reading >= 0 else { return false }
    let descriptor = reading
    var count = 0
    var code: Int32 = 0
    let block = [UInt8](unsafeUninitializedCapacity: Self.block) { buffer, initialized in
      repeat { count = systemRead(descriptor, buffer.baseAddress, Self.block) } while count < 0 && errno == EINTR
      code = errno
      initialized = max(count, 0)
    }
    if count > 0 {
      bytes += block
      return true
    }
    if count == 0 || (code != EAGAIN && code != EWOULDBLOCK) {
      _ = close(reading)
      reading = -1
    }
    return false
  }

  private static var failure: ProgramError { .cannotStart(reason: String(cString: strerror(errno))) }
}

/// The system call, whose name is that of a method above.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
