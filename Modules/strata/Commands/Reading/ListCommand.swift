import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata list [conditions] [--limit N] [--interactive] [QUERY]`
struct ListCommand: Command {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List articles, newest first.")

  @OptionGroup var global: GlobalOptions
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

  @Argument(help: ArgumentHelp("Only articles with these words in their title or author.", valueName: "query"))
  var words: [String] = []

  /// The rows of a dialogue's list without `--limit`. Each request shows the list again.
  private static let dialogueRows = 50

  func perform(in application: Application) async {
    var query = conditions.query(words: words, limit: limit)
    if interactive {
      if limit.limit == nil { query.window.size = Self.dialogueRows }
      await application.runArticleListDialogue(query, architecture)
    } else {
      await application.articleList(architecture).perform(.show(query))
    }
  }
}
