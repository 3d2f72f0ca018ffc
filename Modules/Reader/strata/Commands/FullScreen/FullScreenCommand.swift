public import ArgumentParser
import CoreCommandLine
import CoreComposition
public import ReaderComposition
import ReaderDomain

/// `strata tui`, and `strata` alone on a terminal
struct FullScreenCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "tui", abstract: "Read in full screen.",
    discussion: "'strata' without a command does the same on a terminal. '?' lists the keys.")

  @OptionGroup var global: ReaderOptions

  @Option(help: ArgumentHelp("The key map.", valueName: "map"))
  var keys: KeyMapName?

  @Flag(inversion: .prefixedNo, help: "Take clicks and the wheel of the mouse, or leave them to the terminal.")
  var mouse: Bool?

  @Argument(
    help: ArgumentHelp("The saved query to begin with, as '@name'. With --trace, the file that gets the trace.", valueName: "@view"),
    completion: .queries)
  var words: [String] = []

  private var views: [String] { words.filter { $0.hasPrefix("@") } }
  private var traceFiles: [String] { words.filter { !$0.hasPrefix("@") } }

  var launchOptions: LaunchOptions {
    var options = global.settings
    options.traceFile = traceFiles.first
    return options
  }

  func validate() throws {
    if let view = views.first { _ = try Self.name(of: view) }
    if let second = views.dropFirst().first ?? traceFiles.dropFirst().first { throw ValidationError("Unexpected argument '\(second)'.") }
    guard let traceFile = traceFiles.first else { return }
    guard global.general.trace else { throw ValidationError("Unexpected argument '\(traceFile)'. A file is named after --trace only.") }
    if traceFile.isEmpty { throw ValidationError("--trace must be followed by the path of a file.") }
  }

  /// The screen is left before a signal ends the program.
  var handlesInterrupts: Bool { true }

  func perform(in application: Application) async {
    await application.runFullScreen(
      keys: keys, mouse: mouse, commands: Strata.commandNames, view: views.first.flatMap { try? Self.name(of: $0) })
  }

  private static func name(of view: String) throws(ValidationError) -> ViewName {
    do throws(ViewNameError) {
      return try ViewName(String(view.dropFirst()))
    } catch {
      throw ValidationError("'\(view)' cannot be the name of a saved query.")
    }
  }
}

extension KeyMapName: ExpressibleByArgument {}
