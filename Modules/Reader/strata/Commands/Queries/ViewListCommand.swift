import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata view list`
struct ViewListCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the saved queries with the numbers of their articles.")

  @OptionGroup var global: ReaderOptions

  func perform(in application: Application) async {
    await application.viewList().perform(.show)
  }
}
