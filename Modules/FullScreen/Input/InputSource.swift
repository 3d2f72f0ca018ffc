internal import Terminal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Waits for keys and signals on its own thread, and decodes them.
actor InputSource {
  /// The time in which the rest of a key's sequence follows its ESC, also over a slow connection.
  private static let escapeMilliseconds: Int32 = 50

  nonisolated private let executor = BlockingExecutor(label: "strata.keys")
  nonisolated private let end: WakeUpPipe
  private let signals: SignalPipe
  private let input: InputDescriptor
  private var decoder = InputDecoder()

  init(descriptor: Int32) throws(LineReaderError) {
    input = InputDescriptor(descriptor)
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
          let bytes = try input.readSome()
          if bytes?.isEmpty == true { return .success(events.isEmpty ? nil : events) }
          events += decoder.events(adding: bytes ?? [])
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
    let ready = try InputDescriptor.wait(
      for: [input.number, signals.descriptor, end.descriptor], milliseconds: decoder.isUndecided ? Self.escapeMilliseconds : nil)
    return (ready[0], ready[1], ready[2])
  }
}
