import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import SampleComposition
import SampleScenes

/// `sample picture save`
struct PictureSaveCommand: Command {
  static let configuration = CommandConfiguration(commandName: "save", abstract: "Save the last picture.")

  @OptionGroup var global: GlobalOptions<Sample>
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  func perform(in application: Application) async {
    await application.pictureDetail().perform(.save)
  }
}
