import ArgumentParser
import Composition

/// `strata picture --interactive`
struct PictureDialogueCommand: Command {
  static let configuration = CommandConfiguration(commandName: "dialogue", shouldDisplay: false)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Read one command per line from standard input; 'help' lists the commands.")
  var interactive = false

  @Option(help: ArgumentHelp("The presentation architecture that drives the dialogue.", valueName: "name"))
  var architecture: PictureArchitecture?

  mutating func validate() throws {
    if interactive { return }
    if architecture != nil { throw ValidationError("--architecture needs --interactive.") }
    throw CleanExit.helpRequest(PictureCommand.self)
  }

  func perform(in application: Application) async {
    await application.runPictureDialogue(architecture ?? .vidrep)
  }
}
