import ArgumentParser
import CoreScenes
import ReaderComposition
import SampleDomain
import SampleScenes

/// `strata picture show ID`
struct PictureShowCommand: Command {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a saved picture.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The picture's ID, or its first digits.")
  var id: String

  func perform(in application: Application) async {
    await application.pictureDetail().perform(.show(PictureReference(id)))
  }
}
