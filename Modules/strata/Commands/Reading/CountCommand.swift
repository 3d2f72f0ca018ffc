import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata count [conditions] [--unique]`
struct CountCommand: Command {
  static let configuration = CommandConfiguration(commandName: "count", abstract: "Print the number of articles.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var conditions: ArticleConditions

  @Flag(help: "Count an article only once, even if several feeds carry it.")
  var unique = false

  func perform(in application: Application) async {
    var query = conditions.query
    query.isUnique = unique
    await application.articleCount().perform(.count(query))
  }
}
