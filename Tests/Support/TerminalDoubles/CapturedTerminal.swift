package import CoreTerminal
internal import Synchronization

/// A terminal that captures its output, so that a test can read what a user would see.
package final class CapturedTerminal: Sendable {
  private let texts = Mutex<[TerminalOutput.Stream: [UInt8]]>([:])
  private let program: String
  private let isFull: Bool

  /// - Parameters:
  ///   - program: the name of the program that writes.
  ///   - isFull: whether every write to standard output fails.
  package init(of program: String, isFull: Bool = false) {
    (self.program, self.isFull) = (program, isFull)
  }

  /// The text written to a stream.
  package func text(_ end: TerminalOutput.Stream) -> String {
    String(decoding: texts.withLock { $0[end] ?? [] }, as: UTF8.self)
  }

  /// The terminal whose output is captured.
  @MainActor package var terminal: TerminalOutput {
    TerminalOutput(program: program, output: device(.output), error: device(.error), environment: ["COLUMNS": "1000"], noColor: true)
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
