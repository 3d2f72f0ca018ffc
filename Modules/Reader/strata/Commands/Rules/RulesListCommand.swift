import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata rules list`
struct RulesListCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the rules, and the wrong lines of the file.")

  @OptionGroup var global: ReaderOptions

  func perform(in application: Application) async {
    await application.ruleList().perform(.list)
  }
}
