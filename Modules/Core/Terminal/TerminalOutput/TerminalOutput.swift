/// The only type that writes to the terminal: data to standard output, messages and progress to standard error.
///
/// It writes lines of spans, which contain only filtered text; documents, which it filters itself; and pictures, of which only base64
/// reaches the terminal. Each call is a single write, unless the system accepts only a part of it.
///
/// A failed write does not throw, because a display cannot react to it. The first failure of each stream is stored in ``failures``, and
/// nothing more is written to that stream. At the end, `Application.finish` reports the failures, and the exit code is 1.
@MainActor public final class TerminalOutput {
  /// The two output streams.
  public enum Stream: Hashable, Sendable {
    /// Standard output, for data.
    case output
    /// Standard error, for messages and progress.
    case error
  }

  /// A failed write and its stream.
  public struct Failure: Hashable, Sendable {
    /// The stream, to which nothing more is written.
    public let end: Stream
    public let error: TerminalError
  }

  /// The name of the program, for the beginning of messages and for the commands in them.
  public let program: String
  /// The settings for color, pictures and terminals.
  public let settings: TerminalSettings
  /// The failures so far, oldest first, at most one for each stream.
  public private(set) var failures: [Failure] = []

  /// Whether everything written to standard output so far has reached the device.
  public var wasDelivered: Bool { !hasFailed(.output) }

  private let output: TerminalDevice
  private let error: TerminalDevice
  private var columnsOfProgress = 0
  private var held: [(text: String, end: Stream)]?

  /// Creates an output for two devices. Nothing is written yet.
  public init(
    program: String, output: TerminalDevice = .standardOutput, error: TerminalDevice = .standardError,
    environment: [String: String] = TerminalSettings.processEnvironment(), noColor: Bool
  ) {
    self.program = program
    self.output = output
    self.error = error
    settings = TerminalSettings(
      environment: environment, outputIsTerminal: output.isTerminal, errorIsTerminal: error.isTerminal, noColor: noColor)
  }

  /// The width of running text in columns, at least 1: that of the window, else that of the environment, else 80. It changes with the
  /// window.
  public func columns(of end: Stream) -> Int {
    device(of: end).windowColumns() ?? settings.columnsWithoutWindow ?? Self.usualColumns
  }

  /// The width of a row or a sentence in columns: that of the window, else that of the environment. Without either, rows are not limited,
  /// because a program reads the output and expects one complete row per line.
  public func columnsForRows(of end: Stream) -> Int {
    device(of: end).windowColumns() ?? settings.columnsWithoutWindow ?? TerminalSettings.maximumColumns
  }

  private static let usualColumns = 80
  /// The columns that stay free after the progress line. A terminal writes `^C` there when the user stops the program; it is erased with
  /// the line.
  private static let columnsOfEcho = 2

  /// Writes lines, each with a line feed. Styles and links are written when the stream supports them.
  public func write(_ lines: [StyledLine], to end: Stream) {
    let settings = self.settings(of: end)
    put(
      lines.reduce(into: "") {
        $0 += StyleSequence.text(of: $1, withStyles: settings.takesColor, withLinks: settings.takesLinks) + "\n"
      }, to: end)
  }

  /// Writes a document, filtered for its kind. No line feed is added.
  public func write(_ text: String, as kind: TerminalEscapeFilter.Kind, to end: Stream) {
    put(TerminalEscapeFilter.filtered(text, as: kind), to: end)
  }

  /// Shows a picture on standard output, followed by a line feed. Writes nothing when the terminal cannot show it.
  public func write(_ picture: InlineImage) {
    guard let sequence = settings.pictures.flatMap(picture.sequence) else { return }
    put(sequence + "\n", to: .output)
  }

  /// Writes the bytes of an archive to a file or a pipe. Writes nothing to a terminal, which would interpret them as control sequences.
  public func write(archive bytes: [UInt8]) {
    guard !output.isTerminal, wasDelivered else { return }
    clearProgress()
    do throws(SystemCallError) { try output.writeAll(bytes) } catch { note(error, of: .output) }
  }

  /// Shows a progress line on standard error, until the next progress line or any other output replaces it. Writes nothing when standard
  /// error is not a terminal.
  public func showProgress(_ line: StyledLine) {
    guard settings.error.isTerminal else { return }
    // One column stays free: after the last column, a terminal may continue on the next line, from which a carriage return cannot go back.
    let shown = TextTruncation.truncated(line, to: columns(of: .error) - 1 - Self.columnsOfEcho)
    let text = erasingProgress() + StyleSequence.text(of: shown, withStyles: settings.error.takesColor, withLinks: false)
    send(text, to: .error)
    columnsOfProgress = shown.columns
  }

  /// Buffers all output except progress, for a pager, if standard output is a terminal with a window.
  public func hold() {
    if settings.output.isTerminal, !settings.isDumb, output.windowRows() != nil { held = [] }
  }

  /// Ends the buffering that `hold()` started, and writes the buffered output, first data and then messages.
  /// - Parameter page: shows data that is longer than the window. If it returns false, the data is written as usual.
  public func endHolding(page: (String) async -> Bool) async {
    guard let held else { return }
    self.held = nil
    let data = held.reduce(into: "") { if $1.end == .output { $0 += $1.text } }
    let isLong = output.windowRows().map { data.utf8.count { $0 == UInt8(ascii: "\n") } >= $0 } ?? false
    let isPaged = isLong ? await page(data) : false
    if !isPaged { send(data, to: .output) }
    for part in held where part.end == .error { send(part.text, to: .error) }
  }

  /// The size of the window of standard output in columns and rows; nil without a window.
  package var window: (columns: Int, rows: Int)? {
    output.windowColumns().flatMap { columns in output.windowRows().map { (columns, $0) } }
  }

  /// Updates a full screen on standard output. Only the full-screen interface calls it.
  /// - Parameter write: writes control sequences, characters of styled lines, which have passed the filter, and pictures as base64. It must
  ///   not block the cooperative thread pool.
  package func redraw(by write: (TerminalDevice) async throws(SystemCallError) -> Void) async {
    guard wasDelivered else { return }
    do throws(SystemCallError) { try await write(output) } catch { note(error, of: .output) }
  }

  /// Removes the progress line.
  public func clearProgress() {
    send(erasingProgress(), to: .error)
  }

  /// Writes everything except progress. It first removes the progress line, for both streams, because they can share a window.
  private func put(_ text: String, to end: Stream) {
    clearProgress()
    if held == nil { send(text, to: end) } else { held?.append((text, end)) }
  }

  /// Overwrites the progress line with spaces. This needs no escape sequence, so it works on any terminal.
  private func erasingProgress() -> String {
    guard columnsOfProgress > 0 else { return "" }
    defer { columnsOfProgress = 0 }
    return "\r" + String(repeating: " ", count: columnsOfProgress + Self.columnsOfEcho) + "\r"
  }

  /// Writes filtered text to a device. Only archives and the full screen take another way.
  private func send(_ text: String, to end: Stream) {
    guard canSend(text, to: end) else { return }
    do throws(SystemCallError) { try device(of: end).writeAll(text) } catch { note(error, of: end) }
  }

  private func canSend(_ text: String, to end: Stream) -> Bool { !text.isEmpty && !hasFailed(end) }

  private func hasFailed(_ end: Stream) -> Bool { failures.contains { $0.end == end } }

  private func note(_ failure: SystemCallError, of end: Stream) {
    failures.append(Failure(end: end, error: TerminalError(failure)))
  }

  private func device(of end: Stream) -> TerminalDevice { end == .output ? output : error }

  private func settings(of end: Stream) -> TerminalSettings.Stream { end == .output ? settings.output : settings.error }
}

extension TerminalOutput {
  /// Writes sentences to standard output, each wrapped to the width of the window.
  public func writeSentences(_ sentences: [String]) {
    let columns = columnsForRows(of: .output)
    write(sentences.flatMap { TextWrapping.wrapped(StyledLine($0), to: columns, rest: "  ") }, to: .output)
  }
}
