import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata add URL… [--folder F]`, `strata add URL --credentials [--force]`
struct AddCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Follow feeds.",
    discussion: "The URL is that of a feed, or of a page that links to its feed. Its articles are fetched at once.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Option(help: ArgumentHelp("Add it to this folder; News/Local is Local in News.", valueName: "folder"), completion: .folders)
  var folder: String?

  @Flag(
    help: """
      Ask for a user name and a password on the terminal, or read them from two lines of standard input, and keep them in the file \
      'credentials' of the data directory.
      """)
  var credentials = false

  @Flag(help: "Replace the login that the file has for the host.")
  var force = false

  var handlesInterrupts: Bool { credentials }

  @Argument(help: ArgumentHelp("The URL of a feed or a page.", valueName: "url"))
  var urls: [ArgumentRun]

  func validate() throws {
    try NameArgument.check(folder, option: "--folder")
    if credentials, urls.words.count > 1 { throw ValidationError("--credentials adds one feed: name one URL.") }
    if force, !credentials { throw ValidationError("--force replaces a login: it needs --credentials.") }
  }

  func perform(in application: Application) async {
    let folder = folder.map { FolderPath($0) } ?? .top
    let inputs = urls.words.map { SubscribeInput(url: $0, folder: folder, replacesLogin: force) }
    if credentials, let input = inputs.first {
      await application.feedSubscription().perform(.addWithLogin(input))
    } else {
      await application.feedSubscription().perform(.add(inputs))
    }
  }
}
