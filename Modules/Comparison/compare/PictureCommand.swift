import ArgumentParser
import ComparisonComposition
import CoreCommandLine
import CoreComposition

/// `compare picture --interactive`
struct PictureCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Get, save and show pictures in a dialogue.")

  @OptionGroup var global: GlobalOptions<Compare>

  @Flag(help: "Read one command per line from standard input; 'help' lists the commands.")
  var interactive = false

  @Option(help: ArgumentHelp("The presentation architecture that drives the dialogue.", valueName: "name"))
  var architecture: PictureArchitecture?

  /// Without `--interactive`, the command only shows the help.
  var usesData: Bool { interactive }

  mutating func validate() throws {
    if architecture != nil, !interactive { throw ValidationError("--architecture needs --interactive.") }
  }

  /// Ctrl-C stops a request of the dialogue. Without a running request, it ends the dialogue.
  var handlesInterrupts: Bool { interactive }

  func perform(in application: Application) async throws {
    guard interactive else { throw CleanExit.helpRequest(PictureCommand.self) }
    await application.runPictureDialogue(architecture ?? .vidrep)
  }
}
