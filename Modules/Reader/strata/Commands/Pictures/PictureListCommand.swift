import ArgumentParser
import CoreScenes
import ReaderComposition
import SampleScenes

/// `strata picture list`
struct PictureListCommand: Command {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the saved pictures, newest first.")

  @OptionGroup var global: GlobalOptions

  func perform(in application: Application) async {
    await application.pictureList().perform(.show)
  }
}
