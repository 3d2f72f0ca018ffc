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

  private var view: String? { words.first { $0.hasPrefix("@") } }
  private var traceFile: String? { words.first { !$0.hasPrefix("@") } }

  var launchOptions: LaunchOptions {
    var options = global.settings
    options.traceFile = traceFile
    return options
  }

  func validate() throws {
    if let view { _ = try Self.name(of: view) }
    let names = words.filter { $0.hasPrefix("@") }
    let others = words.filter { !$0.hasPrefix("@") }
    if let second = [names, others].compactMap({ $0.dropFirst().first }).first {
      throw ValidationError("Unexpected argument '\(second)'.")
    }
    guard let traceFile else { return }
    guard global.general.trace else { throw ValidationError("Unexpected argument '\(traceFile)'. A file is named after --trace only.") }
    if traceFile.isEmpty { throw ValidationError("--trace must be followed by the path of a file.") }
  }

  /// The screen is left before a signal ends the program.
  var handlesInterrupts: Bool { true }

  func perform(in application: Application) async {
    await application.runFullScreen(
      keys: keys, mouse: mouse, commands: Strata.commandNames, view: view.flatMap { try? Self.name(of: $0) })
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
