internal import CoreTerminal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Waits for keys and signals on its own thread, and decodes them.
actor InputSource {
  /// This many bytes at once are not typed keys but part of a paste, whose rest may take as long again.
  private static let bytesOfPaste = 16

  nonisolated private let executor = BlockingExecutor(label: "keys")
  nonisolated private let end: WakeUpPipe
  nonisolated private let signals: SignalPipe
  private let input: InputDescriptor
  private var decoder = KeyInputDecoder()
  /// When the decoder stops to wait for the rest of what has begun; nil when nothing has begun.
  private var deadline: ContinuousClock.Instant?

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

  /// Ends a wait for events, or the next one.
  nonisolated func endWait() { signals.wake() }

  /// The next events, none after `endWait`; nil at the end of the input.
  func nextEvents() -> Result<[InputEvent]?, LineReaderError> {
    do throws(SystemCallError) {
      while true {
        let ready = try wait()
        if ready.end { return .success(nil) }
        let noted = ready.signals ? signals.take() : []
        var events = noted.sorted().compactMap(Self.event(for:))
        if ready.input {
          let bytes = try input.readSome()
          if bytes?.isEmpty == true { return .success(events.isEmpty ? nil : events) }
          events += decode(bytes ?? [])
        } else if let deadline, deadline <= .now {
          events += decoder.decide()
          self.deadline = nil
        }
        if !events.isEmpty || noted.contains(SignalPipe.wakeUp) { return .success(events) }
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

  private func decode(_ bytes: [UInt8]) -> [InputEvent] {
    let escapeTimeout = decoder.escapeTimeout
    let events = decoder.events(adding: bytes)
    // Keys do not prolong a wait: who types them waits for an answer.
    if !events.isEmpty || decoder.escapeTimeout != escapeTimeout || bytes.count >= Self.bytesOfPaste {
      deadline = decoder.escapeTimeout.map { .now + $0 }
    }
    return events
  }

  /// Waits until there is something to do. Nothing is ready when the time of the decoder is up.
  private func wait() throws(SystemCallError) -> (input: Bool, signals: Bool, end: Bool) {
    let rest = deadline.map { max(.zero, $0 - .now) }
    let ready = try InputDescriptor.wait(
      for: [input.number, signals.descriptor, end.descriptor], milliseconds: rest.map { Int32($0 / .milliseconds(1)) + 1 })
    return (ready[0], ready[1], ready[2])
  }
}
