import ArgumentParser
import CoreScenes
import ReaderComposition
import SampleScenes

/// `strata picture save`
struct PictureSaveCommand: Command {
  static let configuration = CommandConfiguration(commandName: "save", abstract: "Save the last picture.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  func perform(in application: Application) async {
    await application.pictureDetail().perform(.save)
  }
}
