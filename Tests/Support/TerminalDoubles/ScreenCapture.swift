package import CoreTerminal

/// A terminal of a given width that records its standard output and standard error.
@MainActor
package struct ScreenCapture {
  private let outputDevice: RecordingDevice
  private let errorDevice: RecordingDevice
  package let terminal: TerminalOutput

  package init(columns: Int, program: String = "strata", isTerminal: Bool = false, takesColor: Bool = false) {
    outputDevice = RecordingDevice(isTerminal: isTerminal, columns: columns)
    errorDevice = RecordingDevice(isTerminal: isTerminal, columns: columns)
    terminal = TerminalOutput(
      program: program,
      output: outputDevice.device, error: errorDevice.device, environment: takesColor ? ["FORCE_COLOR": "1"] : [:],
      noColor: !takesColor)
  }

  package var output: String { outputDevice.text }
  package var error: String { errorDevice.text }
}

extension String {
  /// The text without style sequences.
  package var withoutStyles: String { replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  /// The width of the widest line in columns.
  package var widestLine: Int { split(separator: "\n").map { TextWidth.columns(of: String($0)) }.max() ?? 0 }
}
