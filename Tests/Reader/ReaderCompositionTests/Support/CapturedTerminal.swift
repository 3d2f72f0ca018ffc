import CoreTerminal
import Synchronization

/// A terminal that captures its output, so that a test can read what a user would see.
final class CapturedTerminal: Sendable {
  private let texts = Mutex<[TerminalOutput.Stream: [UInt8]]>([:])
  private let isFull: Bool

  /// - Parameter isFull: whether every write to standard output fails.
  init(isFull: Bool = false) {
    self.isFull = isFull
  }

  /// The text written to a stream.
  func text(_ end: TerminalOutput.Stream) -> String {
    String(decoding: texts.withLock { $0[end] ?? [] }, as: UTF8.self)
  }

  /// The terminal whose output is captured.
  @MainActor var terminal: TerminalOutput {
    TerminalOutput(program: "strata", output: device(.output), error: device(.error), environment: ["COLUMNS": "1000"], noColour: true)
  }

  /// ENOSPC, as in errno.h.
  private static let noSpace: Int32 = 28

  private func device(_ end: TerminalOutput.Stream) -> TerminalDevice {
    TerminalDevice(isTerminal: false, windowColumns: { nil }) { [self] (bytes: UnsafeRawBufferPointer) throws(SystemCallError) -> Int in
      if isFull, end == .output { throw SystemCallError(code: Self.noSpace) }
      texts.withLock { $0[end, default: []] += Array(bytes) }
      return bytes.count
    }
  }
}
