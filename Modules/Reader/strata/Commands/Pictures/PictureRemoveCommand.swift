import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import SampleComposition
import SampleDomain
import SampleScenes

/// `strata picture remove ID`
struct PictureRemoveCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a picture and its file.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: "The picture's ID, or its first digits.")
  var id: String

  func perform(in application: Application) async {
    await application.pictureList().perform(.remove(PictureReference(id)))
  }
}
