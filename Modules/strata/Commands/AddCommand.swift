import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata add URL… [--folder F]`
struct AddCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Follow feeds.",
    discussion: "The URL is that of a feed, or of a page that links to its feed. Its articles are fetched at once.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Option(help: ArgumentHelp("Add it to this folder; News/Local is Local in News.", valueName: "folder"))
  var folder: String?

  @Argument(help: ArgumentHelp("The URL of a feed or a page.", valueName: "url"))
  var urls: [ArgumentRun]

  func validate() throws {
    try NameArgument.check(folder, option: "--folder")
  }

  func perform(in application: Application) async {
    let folder = folder.map { FolderPath($0) } ?? .top
    await application.feedSubscription().perform(.add(urls.words.map { SubscribeInput(url: $0, folder: folder) }))
  }
}
