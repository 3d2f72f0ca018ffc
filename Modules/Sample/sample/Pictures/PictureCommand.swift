public import ArgumentParser
public import CoreCommandLine
import CoreComposition
import CoreScenes
public import SampleComposition
import SampleDomain
import SampleScenes

/// `sample picture …`
struct PictureCommand: ParsableCommand {
  static let usageOfDialogue = "\(Sample.identity.name) picture --interactive"

  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Get pictures with a caption, and save them.",
    usage: "\(Sample.identity.name) picture <subcommand>\n\(usageOfDialogue)",
    discussion: "With --interactive, it reads one command per line from standard input; 'help' lists the commands.",
    subcommands: [
      Say.self, Save.self, List.self, Show.self, Remove.self, Star.self, Unstar.self, Count.self, Dialogue.self,
    ], defaultSubcommand: Dialogue.self)

  /// `sample picture say TEXT`
  struct Say: Command {
    static let configuration = CommandConfiguration(
      commandName: "say", abstract: "Get a picture with a caption, and show it.",
      discussion: "It is fetched from the URL in the setting picture.url and stored until the next one.")

    @OptionGroup var global: GlobalOptions<Sample>

    @Argument(help: "The caption: at most ten characters.")
    var text: String

    func perform(in application: Application) async {
      await PicturesFeature(in: application).pictureDetail().perform(.fetch(text))
    }
  }

  /// `sample picture save`
  struct Save: Command {
    static let configuration = CommandConfiguration(commandName: "save", abstract: "Save the last picture.")

    @OptionGroup var global: GlobalOptions<Sample>
    @OptionGroup var quiet: QuietOption

    var isQuiet: Bool { quiet.isQuiet }

    func perform(in application: Application) async {
      await PicturesFeature(in: application).pictureDetail().perform(.saveLast)
    }
  }

  /// `sample picture list [--starred]`
  struct List: Command {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the saved pictures, newest first.")

    @OptionGroup var global: GlobalOptions<Sample>

    @Flag(help: "Only starred pictures.")
    var starred = false

    func perform(in application: Application) async {
      await PicturesFeature(in: application).pictureList().perform(.show(starred ? .starred : .all))
    }
  }

  /// `sample picture show ID`
  struct Show: Command {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a picture, and mark it as seen.")

    @OptionGroup var global: GlobalOptions<Sample>
    @OptionGroup var picture: PictureArgument

    func perform(in application: Application) async {
      await PicturesFeature(in: application).pictureDetail().perform(.show(picture.reference))
    }
  }

  /// `sample picture remove ID`
  struct Remove: Command {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a picture and its file.")

    @OptionGroup var global: GlobalOptions<Sample>
    @OptionGroup var quiet: QuietOption
    @OptionGroup var picture: PictureArgument

    var isQuiet: Bool { quiet.isQuiet }

    func perform(in application: Application) async {
      await PicturesFeature(in: application).pictureList().perform(.remove(picture.reference))
    }
  }

  /// `sample picture star ID`
  struct Star: Command {
    static let configuration = CommandConfiguration(commandName: "star", abstract: "Star a picture. If it is not saved, save it.")

    @OptionGroup var global: GlobalOptions<Sample>
    @OptionGroup var quiet: QuietOption
    @OptionGroup var picture: PictureArgument

    var isQuiet: Bool { quiet.isQuiet }

    func perform(in application: Application) async {
      await PicturesFeature(in: application).pictureList().perform(.star(picture.reference))
    }
  }

  /// `sample picture unstar ID`
  struct Unstar: Command {
    static let configuration = CommandConfiguration(commandName: "unstar", abstract: "Take the star of a picture away.")

    @OptionGroup var global: GlobalOptions<Sample>
    @OptionGroup var quiet: QuietOption
    @OptionGroup var picture: PictureArgument

    var isQuiet: Bool { quiet.isQuiet }

    func perform(in application: Application) async {
      await PicturesFeature(in: application).pictureList().perform(.unstar(picture.reference))
    }
  }

  /// `sample picture count`
  struct Count: Command {
    static let configuration = CommandConfiguration(
      commandName: "count", abstract: "Print the number of saved pictures that were not shown yet.")

    @OptionGroup var global: GlobalOptions<Sample>

    func perform(in application: Application) async {
      await PicturesFeature(in: application).pictureCount().perform(.unseen)
    }
  }

  /// `sample picture --interactive`. It is the default subcommand, so `sample picture` alone runs it, too.
  struct Dialogue: Command {
    static let configuration = CommandConfiguration(
      commandName: "dialogue", abstract: "Get, save and show pictures in a dialogue.", usage: PictureCommand.usageOfDialogue,
      shouldDisplay: false)

    @OptionGroup var global: GlobalOptions<Sample>

    @Flag(help: "Read one command per line from standard input; 'help' lists the commands.")
    var interactive = false

    /// Without `--interactive`, the command only shows the help, and needs no data.
    var usesData: Bool { interactive }

    /// Ctrl-C stops the running request of the dialogue. If no request is running, it ends the dialogue.
    var handlesInterrupts: Bool { interactive }

    func perform(in application: Application) async throws {
      guard interactive else { throw CleanExit.helpRequest(PictureCommand.self) }
      await PicturesFeature(in: application).runDialogue()
    }
  }
}

/// The argument that names a picture.
struct PictureArgument: ParsableArguments {
  @Argument(help: "The picture's ID, or its first digits.")
  var id: String

  var reference: PictureReference { PictureReference(id) }
}

extension PicturesFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] { [PictureCommand.self] }
}
