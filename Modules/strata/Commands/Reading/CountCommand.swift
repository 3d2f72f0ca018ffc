import ArgumentParser
import Composition
import Scenes

/// `strata count [conditions]`
struct CountCommand: Command {
  static let configuration = CommandConfiguration(commandName: "count", abstract: "Print the number of articles.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var conditions: ArticleConditions

  func perform(in application: Application) async {
    await application.articleCount().perform(.count(conditions.query))
  }
}
