public import CoreDomain
package import CoreScenes
package import CoreTerminal

/// The composition root, written by hand: it creates what all scenes of a program share.
///
/// Each feature creates its scenes from these parts, in its own folder and only when a scene is needed.
@MainActor
public final class Application {
  package nonisolated let program: ProgramIdentity
  package let options: LaunchOptions
  package let terminal: TerminalOutput
  package let exitCodeRecorder = ExitCodeRecorder()
  package let tracing: Tracing
  package let platform: Platform
  package let requests = RequestRunner()
  package let configuration: ConfigurationFeature
  private var parts: [Any] = []

  /// Creates the shared parts. Nothing is read or written before a scene performs a request.
  /// - Parameters:
  ///   - settings: The settings of all features, in the order in which they are listed.
  ///   - usesData: Whether the run needs the user's data. If not, the data directory is not looked up.
  public convenience init(
    _ program: ProgramIdentity, settings: [SettingKey], _ options: LaunchOptions, usesData: Bool = true
  ) throws(LaunchError) {
    try self.init(
      program, settings: settings, options, usesData: usesData,
      terminal: TerminalOutput(program: program.name, noColor: options.hasNoColor))
  }

  package init(
    _ program: ProgramIdentity, settings: [SettingKey], _ options: LaunchOptions, usesData: Bool = true, terminal: TerminalOutput
  ) throws(LaunchError) {
    self.program = program
    self.options = options
    self.terminal = terminal
    tracing = Tracing(trace: options.isTraced ? Trace(isStreamed: options.traceFile != nil) : nil)
    platform = Platform(
      of: program, directory: usesData ? try DataDirectoryPath.path(named: options.directory, of: program) : Self.nowhere,
      configurationFolder: usesData ? try DataDirectoryPath.configurationFolder(named: options.directory, of: program) : nil,
      tracing: tracing)
    configuration = ConfigurationFeature(on: platform, settings: settings, acceptsOthers: program.sharesData)
  }

  /// Returns a part that several scenes share. The first call creates it.
  package func part<Part>(_ make: () -> Part) -> Part {
    for part in parts { if let part = part as? Part { return part } }
    let part = make()
    parts.append(part)
    return part
  }

  /// A path at which no file can exist.
  private static let nowhere = "/dev/null/nowhere"

  /// Ends the run: prints the trace, and reports output errors.
  /// - Returns: The exit code of the process.
  public func finish() -> Int32 {
    terminal.clearProgress()
    if options.traceFile == nil, let steps = tracing.trace?.steps { terminal.write(TraceTable.lines(for: steps), to: .error) }
    if !Self.showFailures(of: terminal).isEmpty { exitCodeRecorder.note(.failed) }
    return exitCodeRecorder.exitCode
  }

  /// Shows why the program cannot start.
  public static func show(_ error: LaunchError, of program: ProgramIdentity) {
    TerminalOutput(program: program.name, noColor: true).show([error.message(for: program)])
  }

  /// Writes a text of the command-line parser: help to standard output, errors to standard error.
  /// - Returns: Whether the text was written. If not, the error is already shown.
  public static func say(_ text: String, isError: Bool, of program: ProgramIdentity) -> Bool {
    let terminal = TerminalOutput(program: program.name, noColor: true)
    terminal.write(text.hasSuffix("\n") ? text : text + "\n", as: .plainText, to: isError ? .error : .output)
    return showFailures(of: terminal).isEmpty
  }

  /// Shows and returns the failed writes. When the reader of the output has exited, as `head` does, no message is needed.
  private static func showFailures(of terminal: TerminalOutput) -> [TerminalOutput.Failure] {
    let failures = terminal.failures
    for case .cannotWrite(let reason) in failures.map(\.error) {
      terminal.show([Message(.failure, "The output cannot be written: \(reason).")])
    }
    return failures
  }

  /// The display for the chosen output format. It records outcomes and traces its calls.
  package func display<ViewModel: SceneViewModel>(
    text: any Display<ViewModel>, json: (any Display<ViewModel>)? = nil
  ) -> any Display<ViewModel> {
    let chosen: any Display<ViewModel> =
      switch options.format {
      case .text: options.isQuiet ? QuietDisplay(terminal: terminal) : text
      case .json: json ?? JSONDisplay(terminal: terminal)
      case .plain: PlainDisplay(terminal: terminal)
      }
    return OutcomeRecordingDisplay(base: tracing.traced(chosen), exitCodeRecorder: exitCodeRecorder)
  }
}
