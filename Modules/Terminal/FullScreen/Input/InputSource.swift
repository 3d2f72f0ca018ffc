#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Waits for keys and signals on its own thread, and decodes them.
actor InputSource {
  private static let chunkLength = 16 * 1024
  /// The time in which the rest of a key's sequence follows its ESC, also over a slow connection.
  private static let escapeMilliseconds: Int32 = 50

  nonisolated private let executor = BlockingExecutor(label: "strata.keys")
  nonisolated private let end: WakeUpPipe
  private let signals: SignalPipe
  private let descriptor: Int32
  private var decoder = InputDecoder()

  init(descriptor: Int32) throws(LineReaderError) {
    self.descriptor = descriptor
    do throws(SystemCallError) {
      end = try WakeUpPipe()
      signals = try SignalPipe([SIGWINCH, SIGCONT, SIGTSTP])
    } catch {
      throw LineReaderError(error)
    }
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Ends the input permanently, even during a wait.
  nonisolated func stop() { end.signal() }

  /// The next events, at least one; nil at the end of the input.
  func nextEvents() -> Result<[InputEvent]?, LineReaderError> {
    do throws(SystemCallError) {
      while true {
        let ready = try wait()
        if ready.end { return .success(nil) }
        var events = ready.signals ? signals.take().sorted().compactMap(Self.event(for:)) : []
        if ready.input {
          guard let bytes = try readSome() else { return .success(events.isEmpty ? nil : events) }
          events += decoder.events(adding: bytes)
        } else if !ready.signals {
          events += decoder.decide()
        }
        if !events.isEmpty { return .success(events) }
      }
    } catch {
      return .failure(LineReaderError(error))
    }
  }

  private static func event(for signal: Int32) -> InputEvent? {
    switch signal {
    case SIGWINCH: .resized
    case SIGCONT: .continued
    case SIGTSTP: .suspended
    default: nil
    }
  }

  /// Waits until there is something to do. Nothing is ready when the time is up in which an ESC is undecided.
  private func wait() throws(SystemCallError) -> (input: Bool, signals: Bool, end: Bool) {
    var awaited = [descriptor, signals.descriptor, end.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&awaited, nfds_t(awaited.count), decoder.isUndecided ? Self.escapeMilliseconds : -1) < 0 {
      let failure = SystemCallError.latest
      guard failure.isInterruption else { throw failure }
    }
    return (awaited[0].revents != 0, awaited[1].revents != 0, awaited[2].revents != 0)
  }

  /// The bytes that are there; nil at the end of the input.
  private func readSome() throws(SystemCallError) -> [UInt8]? {
    var failure: SystemCallError?
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunkLength) { buffer, length in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 { failure = .latest }
      length = max(0, count)
    }
    guard let failure else { return bytes.isEmpty ? nil : bytes }
    guard failure.isInterruption || failure.isWait else { throw failure }
    return []
  }
}
