internal import CoreTerminal
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Signals that end a wait in `poll`, instead of their default action: for `InputSource`, a resized window, a suspension and its end. One pipe
/// at a time gets them: the one that was made last.
final class SignalPipe: Sendable {
  /// Readable while there are signals to take.
  let descriptor: Int32
  private let numbers: [Int32]
  /// Never closed: a handler may be about to write to it on another thread.
  private let writingEnd: Int32

  /// No signal has this number. It ends a wait.
  static let wakeUp: Int32 = 0

  /// What the handler writes to; -1 when there is no pipe.
  private static let target = Atomic<Int32>(-1)

  init(_ numbers: [Int32]) throws(SystemCallError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .latest }
    for end in ends {
      // A program that is started later, such as a browser, must not inherit the descriptors.
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writingEnd) = (ends[0], ends[1])
    self.numbers = numbers
    Self.target.store(writingEnd, ordering: .releasing)
    for number in numbers { signal(number) { SignalPipe.note($0) } }
  }

  deinit {
    if Self.target.compareExchange(expected: writingEnd, desired: -1, ordering: .acquiringAndReleasing).exchanged {
      for number in numbers { signal(number, SIG_DFL) }
    }
    close(descriptor)
  }

  /// The handler, which may only use what a signal handler may use. When the pipe is full, the write fails, but the wait ends anyway.
  private static func note(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(target.load(ordering: .acquiring), &byte, 1)
    errno = before
  }

  /// Ends a wait. When the pipe is full, the write fails, but the wait ends anyway.
  func wake() {
    var byte = UInt8(Self.wakeUp)
    _ = write(writingEnd, &byte, 1)
  }

  /// The signals since the last call, each once.
  func take() -> Set<Int32> {
    var bytes = [UInt8](repeating: 0, count: 64)
    var numbers: Set<Int32> = []
    while case let count = read(descriptor, &bytes, bytes.count), count > 0 { numbers.formUnion(bytes[..<count].map(Int32.init)) }
    return numbers
  }
}
