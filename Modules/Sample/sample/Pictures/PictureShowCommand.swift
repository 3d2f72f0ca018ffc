import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import SampleComposition
import SampleDomain
import SampleScenes

/// `sample picture show ID`
struct PictureShowCommand: Command {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a saved picture.")

  @OptionGroup var global: GlobalOptions<Sample>

  @Argument(help: "The picture's ID, or its first digits.")
  var id: String

  func perform(in application: Application) async {
    await application.pictureDetail().perform(.show(PictureReference(id)))
  }
}
