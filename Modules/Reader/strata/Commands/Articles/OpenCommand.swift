import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata open ID… | - | --next N`. `KeyMap.defaultKeyBindings` has the keys of the full screen that open the browser.
struct OpenCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the pages of articles in the browser, and mark the articles read.",
    discussion: "The browser is the program in the environment variable BROWSER, or that of the system.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }
  @OptionGroup var selection: ReadingSelection

  func validate() throws {
    if selection.articles.ids.isEmpty, selection.next == nil { throw ValidationError("Give the IDs of articles, or --next.") }
  }

  func perform(in application: Application) async {
    guard let input = await selection.input(marksRead: !selection.keepUnread, in: application) else { return }
    await application.articleBrowsing().perform(.open(input))
  }
}
