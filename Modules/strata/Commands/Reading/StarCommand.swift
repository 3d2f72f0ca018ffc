internal import ArgumentParser
internal import Composition
internal import Domain
internal import Scenes

/// `strata star ID…`
struct StarCommand: Command {
  static let configuration = CommandConfiguration(commandName: "star", abstract: "Star articles.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The articles' ids, or their first digits.", valueName: "id"))
  var ids: [String]

  func perform(in application: Application) async {
    await application.articleList().perform(.change(StatusChange(ids.map { ArticleReference($0) }, .set(.starred, true))))
  }
}

/// `strata unstar ID…`
struct UnstarCommand: Command {
  static let configuration = CommandConfiguration(commandName: "unstar", abstract: "Remove the stars of articles.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The articles' ids, or their first digits.", valueName: "id"))
  var ids: [String]

  func perform(in application: Application) async {
    await application.articleList().perform(.change(StatusChange(ids.map { ArticleReference($0) }, .set(.starred, false))))
  }
}
