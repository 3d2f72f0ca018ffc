internal import Dispatch

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Signals that end a wait in `poll`, instead of their default action.
final class SignalPipe {
  /// Readable while there are signals to take.
  let descriptor: Int32
  private let sources: [any DispatchSourceSignal]
  private let numbers: [Int32]

  /// The end that the handlers write to. It is closed when none of them can run any more.
  private final class WritingEnd: Sendable {
    private let descriptor: Int32
    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { close(descriptor) }

    /// When the pipe is full, the write fails, but the wait ends anyway.
    func note(_ number: Int32) {
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(descriptor, &byte, 1)
    }
  }

  init(_ numbers: [Int32]) throws(SystemCallError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .latest }
    for end in ends {
      // A program that is started later, such as a browser, must not inherit the descriptors.
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    self.numbers = numbers
    let writingEnd = WritingEnd(ends[1])
    sources = numbers.map { number in
      // A dispatch source observes a signal, but does not prevent its default action.
      if number == SIGTSTP { signal(number, SIG_IGN) }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { writingEnd.note(number) }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    for number in numbers { signal(number, SIG_DFL) }
    close(descriptor)
  }

  /// The signals since the last call, each once.
  func take() -> Set<Int32> {
    var bytes = [UInt8](repeating: 0, count: 64)
    var numbers: Set<Int32> = []
    while case let count = read(descriptor, &bytes, bytes.count), count > 0 { numbers.formUnion(bytes[..<count].map(Int32.init)) }
    return numbers
  }
}
