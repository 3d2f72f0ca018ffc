internal import Synchronization
internal import Testing

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A pipe that is closed on deinit.
public final class Pipe: Sendable {
  public let readingEnd: Int32
  public let writingEnd: Int32
  private let isEnded = Mutex(false)

  public init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    readingEnd = ends[0]
    writingEnd = ends[1]
  }

  deinit {
    end()
    close(readingEnd)
  }

  public func put(_ text: String) { put(Array(text.utf8)) }

  public func put(_ bytes: [UInt8]) {
    #expect(write(writingEnd, bytes, bytes.count) == bytes.count)
  }

  /// Closes the writing end, so that a reader reaches the end of the input.
  public func end() {
    isEnded.withLock { isEnded in
      if !isEnded { close(writingEnd) }
      isEnded = true
    }
  }
}
