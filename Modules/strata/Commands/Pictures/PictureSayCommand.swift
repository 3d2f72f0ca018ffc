import ArgumentParser
import Composition
import Scenes

/// `strata picture say TEXT`
struct PictureSayCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "say", abstract: "Get a picture that says something, and show it.",
    discussion: "It comes from below the address in the setting picture.url, and is kept until the next one.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: "What it shall say: ten characters at most.")
  var text: String

  func perform(in application: Application) async {
    await application.pictureDetail().perform(.say(text))
  }
}
