import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata picture remove ID`
struct PictureRemoveCommand: Command {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: "Take a picture and its file away.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The beginning of the picture's id.")
  var id: String

  func perform(in application: Application) async {
    await application.pictureList().perform(.remove(PictureReference(id)))
  }
}
