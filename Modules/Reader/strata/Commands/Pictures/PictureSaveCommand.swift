import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import SampleComposition
import SampleScenes

/// `strata picture save`
struct PictureSaveCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "save", abstract: "Save the last picture.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  func perform(in application: Application) async {
    await application.pictureDetail().perform(.save)
  }
}
