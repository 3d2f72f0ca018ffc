import Synchronization
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe that is closed on deinit.
final class Pipe: Sendable {
  let readingEnd: Int32
  let writingEnd: Int32
  private let isEnded = Mutex(false)

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    readingEnd = ends[0]
    writingEnd = ends[1]
  }

  deinit {
    end()
    close(readingEnd)
  }

  func put(_ text: String) { put(Array(text.utf8)) }

  func put(_ bytes: [UInt8]) {
    #expect(write(writingEnd, bytes, bytes.count) == bytes.count)
  }

  /// Closes the writing end, so that a reader reaches the end of the input.
  func end() {
    isEnded.withLock { isEnded in
      if !isEnded { close(writingEnd) }
      isEnded = true
    }
  }
}
