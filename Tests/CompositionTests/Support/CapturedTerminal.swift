import Synchronization
import Terminal

/// A screen that is written down, so that a test can read what a person would have seen.
final class CapturedTerminal: Sendable {
  private let texts = Mutex<[TerminalOutput.Stream: [UInt8]]>([:])
  private let isFull: Bool

  /// Makes a screen.
  /// - Parameter isFull: whether standard output takes nothing.
  init(isFull: Bool = false) {
    self.isFull = isFull
  }

  /// What was written to an end.
  func text(_ end: TerminalOutput.Stream) -> String {
    String(decoding: texts.withLock { $0[end] ?? [] }, as: UTF8.self)
  }

  /// The screen that writes here.
  @MainActor var terminal: TerminalOutput {
    TerminalOutput(output: device(.output), error: device(.error), environment: ["COLUMNS": "1000"], noColour: true)
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
