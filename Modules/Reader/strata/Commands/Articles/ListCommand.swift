import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata list [conditions] [--limit N] [QUERY]`
struct ListCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List articles, newest first.")

  static let takesQuery = true

  @OptionGroup var global: ReaderOptions
  @OptionGroup var conditions: ArticleConditions

  @OptionGroup var limit: ListLimit

  @Argument(
    help: ArgumentHelp(
      "Only articles with these words in their title or author, or that a query such as 'is:starred words:>800' describes.",
      valueName: "query"), completion: .queries)
  var words: [ArgumentRun] = []

  var isPaged: Bool { true }

  func validate() throws { try QueryArgument.check(words.typed) }

  func perform(in application: Application) async throws {
    guard let read = try await QueryArgument.query(words.typed, in: application) else { return }
    var query = conditions.query(limit)
    query.add(read, at: Application.now().queryCalendar)
    await application.articleList().perform(.show(query))
  }
}
