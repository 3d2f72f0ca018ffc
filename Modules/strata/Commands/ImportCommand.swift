import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata import FILE|-`, `strata import --newsboat URLS [CACHE]`
struct ImportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Follow all feeds of an OPML file, or import from newsboat.",
    usage: "strata import FILE\nstrata import --newsboat URLS [CACHE]",
    discussion: """
      The import fetches nothing; 'strata refresh' does that.

      Newsboat's file 'urls' contains the feeds, with titles and tags; the first tag becomes the folder. Its file 'cache.db' contains the \
      articles: read articles stay read, and articles with flags become starred. Both files stay unchanged, and no program in them is run.
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(help: "Import newsboat's files.")
  var newsboat = false

  @OptionGroup var dryRun: DryRunOption

  @Argument(help: "The file; - reads standard input.", completion: .file())
  var file: String

  @Argument(help: "With --newsboat: its article database.", completion: .file())
  var cache: String?

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
    if cache != nil, !newsboat { throw ValidationError("A second file requires --newsboat.") }
  }

  func perform(in application: Application) async {
    let place = FileLocation(argument: file)
    await application.importExport(isDryRun: dryRun.isDryRun)
      .perform(newsboat ? .importNewsboat(NewsboatFiles(list: place, articles: cache)) : .importOPML(place))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
