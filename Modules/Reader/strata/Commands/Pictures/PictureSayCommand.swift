import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import SampleComposition
import SampleScenes

/// `strata picture say TEXT`
struct PictureSayCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "say", abstract: "Get a picture with a caption, and show it.",
    discussion: "It is fetched from the URL in the setting picture.url and stored until the next one.")

  @OptionGroup var global: ReaderOptions

  @Argument(help: "The caption: at most ten characters.")
  var text: String

  func perform(in application: Application) async {
    await application.pictureDetail().perform(.say(text))
  }
}
