#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads a file descriptor on its own thread, one chunk at a time, when a line is requested.
actor LineSource {
  private static let chunkLength = 16 * 1024

  nonisolated private let executor = BlockingExecutor(label: "strata.lines")
  nonisolated private let wakeUp: WakeUpPipe
  nonisolated let descriptor: Int32
  private var splitter = LineSplitter()
  /// The lines that are read but not returned yet, in reverse order.
  private var ready: [String] = []
  private var hasEnded = false

  init(descriptor: Int32) throws(LineReaderError) {
    self.descriptor = descriptor
    do throws(SystemCallError) { wakeUp = try WakeUpPipe() } catch { throw LineReaderError(error) }
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The next line; nil at the end. The function returns a `Result` instead of throwing, because the body of a cancellation handler loses
  /// the type of its error.
  func nextLine() -> Result<String?, LineReaderError> {
    do throws(SystemCallError) {
      while ready.isEmpty, !hasEnded { try readChunk() }
    } catch {
      hasEnded = true
      return .failure(LineReaderError(error))
    }
    return .success(ready.popLast())
  }

  /// Ends the input permanently, even during a wait.
  nonisolated func stop() { wakeUp.signal() }

  private func readChunk() throws(SystemCallError) {
    guard try waitForInput() else {
      hasEnded = true
      return
    }
    guard let bytes = try readSome() else { return }
    hasEnded = bytes.isEmpty
    ready = (hasEnded ? splitter.remainder().map { [$0] } ?? [] : splitter.lines(adding: bytes)).reversed()
  }

  /// Waits for input or the end of the input; returns false when the wait was stopped.
  private func waitForInput() throws(SystemCallError) -> Bool {
    var awaited = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&awaited, nfds_t(awaited.count), -1) < 0 {
      let failure = SystemCallError.latest
      guard failure.isInterruption else { throw failure }
    }
    return awaited[1].revents == 0
  }

  /// The next bytes; empty at the end of the input; nil when there is no input after all, for example after a signal.
  private func readSome() throws(SystemCallError) -> [UInt8]? {
    var failure: SystemCallError?
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunkLength) { buffer, length in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 { failure = .latest }
      length = max(0, count)
    }
    guard let failure else { return bytes }
    guard failure.isInterruption || failure.isWait else { throw failure }
    return nil
  }
}
