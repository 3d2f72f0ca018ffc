public import ArgumentParser
import CoreCommandLine
import CoreComposition
public import ReaderComposition

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

  @Argument(help: ArgumentHelp("With --trace, the file that gets the trace while the session runs.", valueName: "file"))
  var traceFile: String?

  var launchOptions: LaunchOptions {
    var options = global.settings
    options.traceFile = traceFile
    return options
  }

  func validate() throws {
    guard let traceFile else { return }
    guard global.general.trace else { throw ValidationError("Unexpected argument '\(traceFile)'. A file is named after --trace only.") }
    if traceFile.isEmpty { throw ValidationError("--trace must be followed by the path of a file.") }
  }

  /// The screen is left before a signal ends the program.
  var handlesInterrupts: Bool { true }

  func perform(in application: Application) async {
    await application.runFullScreen(keys: keys, mouse: mouse, commands: Strata.commandNames)
  }
}

extension KeyMapName: ExpressibleByArgument {}
