public import CoreTerminal
internal import Dispatch
internal import Synchronization

/// A device that records its output. It can accept a few bytes at a time, fail, and take nothing for a while.
public final class RecordingDevice: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var calls = 0
    var failures: [SystemCallError] = []
    /// What writes wait for; nil when they need not wait.
    var gate: DispatchSemaphore?
    var isWaiting = false
  }

  private let state = Mutex(State())
  private let bytesAtATime: Int
  private let isTerminal: Bool
  private let columns: Int?
  private let rows: Int?

  public init(
    isTerminal: Bool = false, columns: Int? = nil, rows: Int? = nil, bytesAtATime: Int = .max,
    failingFirstWith failures: [SystemCallError] = []
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.rows = rows
    self.bytesAtATime = bytesAtATime
    state.withLock { $0.failures = failures }
  }

  public var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
  public var calls: Int { state.withLock { $0.calls } }

  /// Whether writes wait, as they do when nobody reads what the terminal is sent.
  public var isBlocked: Bool {
    get { state.withLock { $0.gate != nil } }
    set {
      state.withLock {
        $0.gate?.signal()
        $0.gate = newValue ? DispatchSemaphore(value: 0) : nil
      }
    }
  }
  /// Whether a write is waiting.
  public var isWaiting: Bool { state.withLock(\.isWaiting) }

  public var device: TerminalDevice {
    TerminalDevice(isTerminal: isTerminal, windowColumns: { self.columns }, windowRows: { self.rows }) {
      (bytes: UnsafeRawBufferPointer) throws(SystemCallError) -> Int in
      let gate = self.state.withLock { state -> DispatchSemaphore? in
        state.isWaiting = state.gate != nil
        return state.gate
      }
      gate?.wait()
      let taken = Array(bytes.prefix(self.bytesAtATime))
      let failure = self.state.withLock { state -> SystemCallError? in
        state.calls += 1
        if !state.failures.isEmpty { return state.failures.removeFirst() }
        state.bytes += taken
        return nil
      }
      if let failure { throw failure }
      return taken.count
    }
  }
}
