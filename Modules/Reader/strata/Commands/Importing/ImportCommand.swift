import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata import FILE|-`, `strata import --newsboat URLS [CACHE]`
struct ImportCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Follow all feeds of an OPML file, or import from newsboat.",
    usage: "strata import FILE\nstrata import --newsboat URLS [CACHE] [--newsboat-config FILE]",
    discussion: """
      The import fetches nothing; 'strata refresh' does that.

      Newsboat's file 'urls' contains the feeds, with titles and tags; the first tag also becomes the folder. Its file 'cache.db' contains \
      the articles: read articles stay read, and articles with flags become starred. Saved queries ('query:') and filters \
      ('define-filter') become views, and 'ignore-article' becomes a rule that hides. Keys ('bind-key', 'bind', 'macro', 'bookmark-cmd') \
      become lines of the file 'keys'. All of them are printed. What has no counterpart is named. The file \
      'config' beside 'urls' is read, unless --newsboat-config names another one. No file of newsboat changes, and no program in them is run.

      Feeds from programs ('exec:', 'filter:') are named, and followed with --yes: their programs then run at each refresh. \
      Keys that run programs are named, and added with --yes. Newsboat's shell stays where a command needs one.
      """)

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(help: "Import newsboat's files.")
  var newsboat = false

  @Flag(help: "With --newsboat: follow feeds whose programs run at each refresh, and add keys that run programs.")
  var yes = false

  @OptionGroup var dryRun: DryRunOption

  @Argument(help: "The file; - reads standard input.", completion: .file())
  var file: String

  @Argument(help: "With --newsboat: its article database.", completion: .file())
  var cache: String?

  @Option(
    name: .customLong("newsboat-config"), help: ArgumentHelp("With --newsboat: its configuration file.", valueName: "file"),
    completion: .file())
  var newsboatConfiguration: String?

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
    try NameArgument.check(newsboatConfiguration, option: "--newsboat-config")
    if newsboatConfiguration != nil, !newsboat { throw ValidationError("--newsboat-config requires --newsboat.") }
    if yes, !newsboat { throw ValidationError("--yes requires --newsboat: a list of feeds contains no programs.") }
    if cache != nil, !newsboat { throw ValidationError("A second file requires --newsboat.") }
  }

  func perform(in application: Application) async {
    let place = FileLocation(argument: file)
    await application.importExport(isDryRun: dryRun.isDryRun)
      .perform(
        newsboat
          ? .importNewsboat(NewsboatFiles(list: place, articles: cache, configuration: newsboatConfiguration, runsPrograms: yes))
          : .importOPML(place))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
