import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata star ID…`
struct StarCommand: Command {
  static let configuration = CommandConfiguration(commandName: "star", abstract: "Keep articles: star them.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The beginnings of the articles' ids.", valueName: "id"))
  var ids: [String]

  func perform(in application: Application) async {
    await application.articleList().perform(.change(StatusChange(ids.map { ArticleReference($0) }, .set(.starred, true))))
  }
}
