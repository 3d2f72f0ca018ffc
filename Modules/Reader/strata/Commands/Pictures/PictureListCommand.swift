import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import SampleComposition
import SampleScenes

/// `strata picture list`
struct PictureListCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the saved pictures, newest first.")

  @OptionGroup var global: ReaderOptions

  func perform(in application: Application) async {
    await application.pictureList().perform(.show)
  }
}
