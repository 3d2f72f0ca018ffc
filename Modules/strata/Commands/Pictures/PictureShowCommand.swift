import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata picture show ID`
struct PictureShowCommand: Command {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a picture that is kept.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The beginning of the picture's id.")
  var id: String

  func perform(in application: Application) async {
    await application.pictureDetail().perform(.show(PictureReference(id)))
  }
}
