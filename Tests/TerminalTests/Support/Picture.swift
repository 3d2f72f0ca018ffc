import Terminal
import TerminalDoubles

/// A terminal of a given width that records its standard output and standard error.
@MainActor
struct Picture {
  private let outputDevice: RecordingDevice
  private let errorDevice: RecordingDevice
  let terminal: TerminalOutput

  init(columns: Int, program: String = "strata", isTerminal: Bool = false, takesColour: Bool = false) {
    outputDevice = RecordingDevice(isTerminal: isTerminal, columns: columns)
    errorDevice = RecordingDevice(isTerminal: isTerminal, columns: columns)
    terminal = TerminalOutput(
      program: program,
      output: outputDevice.device, error: errorDevice.device, environment: takesColour ? ["FORCE_COLOR": "1"] : [:],
      noColour: !takesColour)
  }

  var output: String { outputDevice.text }
  var error: String { errorDevice.text }
}

extension String {
  /// The text without style sequences.
  var withoutStyles: String { replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  /// The width of the widest line in columns.
  var widestLine: Int { split(separator: "\n").map { TextWidth.columns(of: String($0)) }.max() ?? 0 }
}
