import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import SampleComposition
import SampleScenes

/// `sample picture list`
struct PictureListCommand: Command {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the saved pictures, newest first.")

  @OptionGroup var global: GlobalOptions<Sample>

  func perform(in application: Application) async {
    await application.pictureList().perform(.show)
  }
}
