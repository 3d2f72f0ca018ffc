import CoreDomain
import CoreScenes
import CoreTerminal

/// The composition root, written by hand: each function creates one scene with all its dependencies.
///
/// This is the only type that knows every layer. Here is what all scenes share. Each feature adds its scenes in an extension, in its own
/// folder.
@MainActor
public final class Application {
  /// The program that runs.
  nonisolated static let program = ProgramIdentity.strata

  let options: LaunchOptions
  let terminal: TerminalOutput
  let exitCodeRecorder = ExitCodeRecorder()
  let tracing: Tracing
  let platform: Platform
  let requests = RequestRunner()
  let reading: ReadingFeature
  let configuration: ConfigurationFeature
  let storage: StorageFeature

  /// Creates the program's parts. Nothing is read or written before a scene performs a request.
  /// - Parameter usesData: Whether the program needs the user's data. If not, the data directory is not looked up.
  public convenience init(_ options: LaunchOptions, usesData: Bool = true) throws(LaunchError) {
    try self.init(options, usesData: usesData, terminal: TerminalOutput(program: Self.program.name, noColour: options.hasNoColour))
  }

  init(_ options: LaunchOptions, usesData: Bool = true, terminal: TerminalOutput) throws(LaunchError) {
    self.options = options
    self.terminal = terminal
    tracing = Tracing(trace: options.isTraced ? Trace(isStreamed: options.traceFile != nil) : nil)
    platform = Platform(
      of: Self.program,
      directory: usesData ? try DataDirectoryPath.path(named: options.directory, of: Self.program) : Self.nowhere, tracing: tracing)
    configuration = ConfigurationFeature(on: platform, settings: Self.settings)
    reading = ReadingFeature(on: platform, configuration: configuration.repository)
    storage = StorageFeature(on: platform)
  }

  /// The settings of all features, in the order in which they are listed.
  private static let settings: [SettingKey] = [
    QuotesFeature.settings,
    PicturesFeature.settings,
    ReadingFeature.settings,
  ].flatMap(\.self)

  /// A path at which no file can exist.
  private static let nowhere = "/dev/null/\(program.name)"

  /// Ends the run: prints the trace, and reports output errors.
  /// - Returns: The exit code of the process.
  public func finish() -> Int32 {
    terminal.clearProgress()
    if options.traceFile == nil, let steps = tracing.trace?.steps { terminal.write(TraceTable.lines(for: steps), to: .error) }
    if !Self.showFailures(of: terminal).isEmpty { exitCodeRecorder.note(.failed) }
    return exitCodeRecorder.exitCode
  }

  /// Shows why the program cannot start.
  public static func show(_ error: LaunchError) {
    TerminalOutput(program: program.name, noColour: true).show([error.message(for: program)])
  }

  /// Writes a text of the command-line parser: help to standard output, errors in the arguments to standard error.
  /// - Returns: Whether the text was written. If not, the error is already shown.
  public static func say(_ text: String, isError: Bool) -> Bool {
    let terminal = TerminalOutput(program: program.name, noColour: true)
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

  /// The display in the chosen format, which records outcomes and traces its calls.
  func display<ViewModel: SceneViewModel>(
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
