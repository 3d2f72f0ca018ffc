import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata read ID`
struct ReadCommand: Command {
  static let configuration = CommandConfiguration(commandName: "read", abstract: "Show an article, and mark it read.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The article's ID, or its first digits.")
  var id: String

  func perform(in application: Application) async {
    await application.articleDetail().perform(.open(ArticleReference(id)))
  }
}
