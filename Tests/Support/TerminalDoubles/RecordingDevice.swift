internal import Synchronization
public import Terminal

/// A device that records its output. It can accept a few bytes at a time, and fail.
public final class RecordingDevice: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var calls = 0
    var failures: [SystemCallError] = []
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

  public var device: TerminalDevice {
    TerminalDevice(isTerminal: isTerminal, windowColumns: { self.columns }, windowRows: { self.rows }) {
      (bytes: UnsafeRawBufferPointer) throws(SystemCallError) -> Int in
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
