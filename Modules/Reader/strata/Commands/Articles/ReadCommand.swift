import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata read [ID… | -] [--next N] [--keep-unread] [--full | --no-full]`
struct ReadCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Show articles, and mark them read.",
    discussion: "Without an ID, the newest unread article. 'strata undo' makes the articles unread again.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var selection: ReadingSelection

  @Flag(name: .customLong("mark-read"), help: "With --json or --plain, which otherwise mark nothing: mark the articles read.")
  var marksRead = false

  @Flag(help: "Show the full text of the article's page; it is fetched if it is not stored.")
  var full = false

  @Flag(name: .customLong("no-full"), help: "Show the feed's text, even if the full text is stored.")
  var noFull = false

  var isPaged: Bool { true }

  func validate() throws {
    if marksRead, selection.keepUnread { throw ValidationError("--mark-read and --keep-unread cannot be combined.") }
    if full, noFull { throw ValidationError("--full and --no-full cannot be combined.") }
  }

  func perform(in application: Application) async {
    let isForPeople = global.settings.format == .text
    let marksRead = marksRead || isForPeople && !selection.keepUnread
    guard var input = await selection.input(marksRead: marksRead, in: application) else { return }
    input.text = full ? .full : noFull ? .feed : .stored
    input.asHTML = !isForPeople
    await application.articleReading().perform(.read(input))
  }
}
