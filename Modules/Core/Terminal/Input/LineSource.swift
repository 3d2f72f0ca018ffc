/// Reads a file descriptor on its own thread, one chunk at a time, when a line is requested.
actor LineSource {
  nonisolated private let executor = BlockingExecutor(label: "lines")
  nonisolated private let wakeUp: WakeUpPipe
  nonisolated let input: InputDescriptor
  private var splitter = LineSplitter()
  /// The lines that have been read but not returned, in reverse order.
  private var ready: [String] = []
  private var hasEnded = false

  init(descriptor: Int32) throws(LineReaderError) {
    input = InputDescriptor(descriptor)
    do throws(SystemCallError) { wakeUp = try WakeUpPipe() } catch { throw LineReaderError(error) }
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The next line; nil at the end. Returns a `Result` instead of throwing, because `withTaskCancellationHandler` loses the type of the
  /// error.
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
    guard try !InputDescriptor.wait(for: [input.number, wakeUp.descriptor])[1] else {
      hasEnded = true
      return
    }
    guard let bytes = try input.readSome() else { return }
    hasEnded = bytes.isEmpty
    ready = (hasEnded ? splitter.remainder().map { [$0] } ?? [] : splitter.lines(adding: bytes)).reversed()
  }
}
