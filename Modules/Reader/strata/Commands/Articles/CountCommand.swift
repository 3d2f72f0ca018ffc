import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata count [conditions] [--unique] [QUERY]`
struct CountCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "count", abstract: "Print the number of articles.")

  static let takesQuery = true

  @OptionGroup var global: ReaderOptions
  @OptionGroup var conditions: ArticleConditions

  @Flag(help: "Count an article only once, even if several feeds carry it.")
  var unique = false

  @Argument(
    help: ArgumentHelp("Only articles that this query describes, which is written as for 'list'.", valueName: "query"),
    completion: .queries)
  var words: [ArgumentRun] = []

  func validate() throws {
    try QueryArgument.check(words.typed, Self.checkModifiers)
  }

  private static func checkModifiers(_ query: Query) throws {
    if !query.order.isEmpty || query.limit != nil {
      throw ValidationError("A number has no order and no limit: omit 'sort:' and 'limit:'.")
    }
  }

  func perform(in application: Application) async throws {
    guard let read = try await QueryArgument.query(words.typed, in: application, Self.checkModifiers) else { return }
    var query = conditions.query
    query.isUnique = unique || read.asListed.isUnique
    query.add(read.condition, at: Application.now().queryCalendar)
    await application.articleCount().perform(.count(query))
  }
}
