import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import SampleComposition
import SampleDomain
import SampleScenes

/// `strata picture show ID`
struct PictureShowCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a saved picture.")

  @OptionGroup var global: ReaderOptions

  @Argument(help: "The picture's ID, or its first digits.")
  var id: String

  func perform(in application: Application) async {
    await application.pictureDetail().perform(.show(PictureReference(id)))
  }
}
