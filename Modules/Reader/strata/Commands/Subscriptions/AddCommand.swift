import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata add URL… [--folder F] [--yes]`, `strata add URL --credentials [--force]`
struct AddCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Follow feeds.",
    discussion: """
      The URL is that of a feed, or of a page that links to its feed. Its articles are fetched at once.

      In place of a URL, 'exec:COMMAND' is a program that prints a feed, 'filter:COMMAND:URL' a program that changes a feed of the web, and \
      'file:PATH' a file. A program runs now and at each refresh, with your rights and without a shell; 'exec:shell LINE' lets a shell read \
      the line.
      """)

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

  @Flag(help: "Run the programs of 'exec:' and 'filter:' without asking.")
  var yes = false

  var handlesInterrupts: Bool { credentials || urls.words.contains(where: LocalSource.isSource) }

  @Argument(help: ArgumentHelp("The URL of a feed or a page, or a program or a file.", valueName: "url"))
  var urls: [ArgumentRun]

  func validate() throws {
    try NameArgument.check(folder, option: "--folder")
    if credentials, urls.words.count > 1 { throw ValidationError("--credentials adds one feed: name one URL.") }
    if credentials, urls.words.contains(where: LocalSource.isSource) { throw ValidationError("--credentials is for a URL.") }
    if force, !credentials { throw ValidationError("--force replaces a login: it needs --credentials.") }
  }

  func perform(in application: Application) async {
    let folder = folder.map { FolderPath($0) } ?? .top
    let inputs = urls.words.map { SubscribeInput(url: $0, folder: folder, replacesLogin: force, runsPrograms: yes) }
    if credentials, let input = inputs.first {
      await application.feedSubscription().perform(.addWithLogin(input))
    } else {
      await application.feedSubscription().perform(.add(inputs))
    }
  }
}
