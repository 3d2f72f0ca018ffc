public import ArgumentParser
import ComparisonComposition
public import CoreCommandLine
import CoreComposition
public import SampleComposition
import SampleDomain

/// `compare picture …`
struct PictureCommand: ParsableCommand {
  static let usageOfDialogue = "\(Compare.identity.name) picture --interactive [--architecture <name>]"

  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "The saved pictures.",
    usage: "\(Compare.identity.name) picture list [--starred] [--architecture <name>]\n\(usageOfDialogue)",
    discussion: "With --interactive, it reads one command per line from standard input; 'help' lists the commands.",
    subcommands: [List.self, Dialogue.self], defaultSubcommand: Dialogue.self)

  /// `compare picture list [--starred]`
  struct List: Command {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the saved pictures, newest first.")

    @OptionGroup var global: GlobalOptions<Compare>
    @OptionGroup var choice: PictureArchitecture

    @Flag(help: "Only starred pictures.")
    var starred = false

    func perform(in application: Application) async {
      await application.listPictures(starred ? .starred : .all, choice.architecture)
    }
  }

  /// `compare picture --interactive`. It is the default subcommand, so `compare picture` alone runs it, too.
  struct Dialogue: Command {
    static let configuration = CommandConfiguration(
      commandName: "dialogue", abstract: "List, star, open and search pictures in a dialogue.", usage: PictureCommand.usageOfDialogue,
      shouldDisplay: false)

    @OptionGroup var global: GlobalOptions<Compare>
    @OptionGroup var choice: PictureArchitecture

    @Flag(help: "Read one command per line from standard input; 'help' lists the commands.")
    var interactive = false

    /// Without `--interactive`, the command only shows the help, and needs no data.
    var usesData: Bool { interactive }

    /// Ctrl-C stops the running requests of the dialogue. If no request is running, it ends the dialogue.
    var handlesInterrupts: Bool { interactive }

    func perform(in application: Application) async throws {
      guard interactive else { throw CleanExit.helpRequest(PictureCommand.self) }
      await application.runPictureDialogue(choice.architecture)
    }
  }
}

/// The option that chooses the architecture.
struct PictureArchitecture: ParsableArguments {
  @Option(
    help: ArgumentHelp("The presentation architecture; the output is the same.", valueName: "name"),
    transform: { name in
      guard let architecture = Architecture.ofPictures.first(where: { $0.rawValue == name }) else {
        let names = Architecture.ofPictures.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(name)' is not one of \(names).")
      }
      return architecture
    })
  var architecture = Architecture.vip
}

extension PicturesFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] { [PictureCommand.self] }
}
