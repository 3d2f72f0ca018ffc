import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata unstar ID…`
struct UnstarCommand: Command {
  static let configuration = CommandConfiguration(commandName: "unstar", abstract: "Take the stars of articles away.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The beginnings of the articles' ids.", valueName: "id"))
  var ids: [String]

  func perform(in application: Application) async {
    await application.articleList().perform(.change(StatusChange(ids.map { ArticleReference($0) }, .set(.starred, false))))
  }
}
