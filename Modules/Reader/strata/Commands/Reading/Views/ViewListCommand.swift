import ArgumentParser
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata view list`
struct ViewListCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the saved queries with the numbers of their articles.")

  @OptionGroup var global: GlobalOptions

  func perform(in application: Application) async {
    await application.viewList().perform(.show)
  }
}
