import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata list [conditions] [--limit N] [--interactive [--log FILE]] [QUERY]`
struct ListCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List articles, newest first.")

  static let takesQuery = true

  @OptionGroup var global: ReaderOptions
  @OptionGroup var conditions: ArticleConditions

  @OptionGroup var limit: ListLimit

  @Flag(
    help: """
      Read one command per line from standard input, and show the list after each: 50 articles at a time, or as many as --limit says. 'help' \
      lists the commands.
      """)
  var interactive = false

  @Option(help: ArgumentHelp("The presentation architecture that drives the list; the output is the same.", valueName: "name"))
  var architecture = SceneArchitecture.vip

  @Option(
    help: ArgumentHelp(
      "With --interactive --architecture redux: append a line for each action to this file, and one for each request and its outcome.",
      valueName: "file"))
  var log: String?

  @Argument(
    help: ArgumentHelp(
      "Only articles with these words in their title or author, or that a query such as 'is:starred words:>800' describes.",
      valueName: "query"))
  var words: [ArgumentRun] = []

  /// The rows of a dialogue's list without `--limit`. Each request shows the list again.
  private static let dialogueRows = 50

  /// Ctrl-C stops a request of the dialogue. Without a running request, it ends the dialogue.
  var handlesInterrupts: Bool { interactive }

  var isPaged: Bool { !interactive }

  func validate() throws {
    try QueryArgument.check(words.typed)
    guard let log else { return }
    guard interactive, architecture == .redux else {
      throw ValidationError("--log works only with --interactive and --architecture redux.")
    }
    if log.isEmpty { throw ValidationError("--log must be the path of a file.") }
  }

  func perform(in application: Application) async throws {
    guard let read = try await QueryArgument.query(words.typed, in: application) else { return }
    var query = conditions.query(limit)
    query.add(read, at: Application.now().queryCalendar)
    if interactive {
      if query.window.size == .max { query.window.size = Self.dialogueRows }
      await application.runArticleListDialogue(query, architecture, log: log)
    } else {
      await application.articleList(architecture).perform(.show(query))
    }
  }
}
