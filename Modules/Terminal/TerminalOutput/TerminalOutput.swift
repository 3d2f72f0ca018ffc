/// The one place that writes to the terminal: data to standard output, messages and progress to standard error.
///
/// What it writes is lines of spans, which hold filtered text alone, a document that it filters itself, or a picture, of which only base64
/// reaches the terminal. Each call is one write to the system where the system takes it whole.
///
/// A write that fails does not throw, since displays draw what they are given and could not act on it: the first failure is kept in
/// ``failure``, its end is written to no more, and main, once done, says it in a sentence and exits with 1.
@MainActor public final class TerminalOutput {
  /// The two ends of the output.
  public enum Stream: Hashable, Sendable {
    /// Standard output, for data.
    case output
    /// Standard error, for messages and progress.
    case error
  }

  /// A write that failed, with the end that it was for.
  public struct Failure: Hashable, Sendable {
    /// The end that is written to no more.
    public let end: Stream
    /// What went wrong.
    public let error: TerminalError
  }

  /// What is settled about colour, pictures and terminals.
  public let settings: TerminalSettings
  /// The failures so far, one for an end at most, the earliest first.
  public private(set) var failures: [Failure] = []

  private let output: TerminalDevice
  private let error: TerminalDevice
  private var columnsOfProgress = 0

  /// A screen on two devices; nothing is written yet.
  public init(
    output: TerminalDevice = .standardOutput, error: TerminalDevice = .standardError,
    environment: [String: String] = TerminalSettings.processEnvironment(), noColour: Bool
  ) {
    self.output = output
    self.error = error
    settings = TerminalSettings(
      environment: environment, outputIsTerminal: output.isTerminal, errorIsTerminal: error.isTerminal, noColour: noColour)
  }

  /// The columns of running text at this end, at least 1: those of the window or of the environment, else 80. They change with the window.
  public func columns(of end: Stream) -> Int {
    device(of: end).windowColumns() ?? settings.columnsWithoutWindow ?? Self.usualColumns
  }

  /// The columns of a row or a sentence: the same, but as many as it wants where nothing limits them, for then a program reads it, and wants
  /// each whole and on one line.
  public func columnsForRows(of end: Stream) -> Int {
    device(of: end).windowColumns() ?? settings.columnsWithoutWindow ?? TerminalSettings.mostColumns
  }

  private static let usualColumns = 80
  /// A terminal writes `^C` behind a line of progress when it is stopped; the room for it is kept free, and taken away with the line.
  private static let columnsOfEcho = 2

  /// Writes lines, each with a line feed, in their styles where the end takes colour.
  public func write(_ lines: [StyledLine], to end: Stream) {
    let withStyles = self.settings(of: end).takesColour
    put(lines.reduce(into: "") { $0 += StyleSequence.text(of: $1, withStyles: withStyles) + "\n" }, to: end)
  }

  /// Writes a document, filtered as what it is, and no line feed after it but its own.
  public func write(_ text: String, as kind: TerminalFilter.Kind, to end: Stream) {
    put(TerminalFilter.filtered(text, as: kind), to: end)
  }

  /// Whether standard output is a terminal that shows pictures of this type.
  public func canShow(_ picture: InlinePicture) -> Bool {
    settings.pictures.map(picture.canBeShown) ?? false
  }

  /// Shows a picture on standard output, and a line feed after it; writes nothing where it cannot be shown.
  public func write(_ picture: InlinePicture) {
    guard let sequence = settings.pictures.flatMap(picture.sequence) else { return }
    put(sequence + "\n", to: .output)
  }

  /// Shows a line on standard error that the next line of progress, or anything else that is written, replaces. Where standard error is
  /// no terminal, nothing is written.
  public func showProgress(_ line: StyledLine) {
    guard settings.error.isTerminal else { return }
    // One column stays free: a terminal that has filled its last one may go on to the next line, where the return does not reach back.
    let shown = TextFitting.truncated(line, to: columns(of: .error) - 1 - Self.columnsOfEcho)
    let text = erasingProgress() + StyleSequence.text(of: shown, withStyles: settings.error.takesColour)
    send(text, to: .error)
    columnsOfProgress = shown.columns
  }

  /// Takes the line of progress away.
  public func clearProgress() {
    send(erasingProgress(), to: .error)
  }

  /// Every write but progress: takes the progress away first, wherever the text goes, since both ends may be one window.
  private func put(_ text: String, to end: Stream) {
    clearProgress()
    send(text, to: end)
  }

  /// Goes back over the line of progress with spaces, which needs no escape sequence and so works on any terminal.
  private func erasingProgress() -> String {
    guard columnsOfProgress > 0 else { return "" }
    defer { columnsOfProgress = 0 }
    return "\r" + String(repeating: " ", count: columnsOfProgress + Self.columnsOfEcho) + "\r"
  }

  /// The only function that hands bytes to a device; it goes on until the device has them all or fails.
  private func send(_ text: String, to end: Stream) {
    guard !text.isEmpty, !failures.contains(where: { $0.end == end }) else { return }
    let device = device(of: end)
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        do throws(SystemCallError) {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(try device.writeSome(rest)))
        } catch {
          if error.isInterruption { continue }
          failures.append(Failure(end: end, error: TerminalError(error)))
          return
        }
      }
    }
  }

  private func device(of end: Stream) -> TerminalDevice { end == .output ? output : error }

  private func settings(of end: Stream) -> TerminalSettings.Stream { end == .output ? settings.output : settings.error }
}
