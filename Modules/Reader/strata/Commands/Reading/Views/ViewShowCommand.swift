import ArgumentParser
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata view show NAME`
struct ViewShowCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a saved query.", discussion: "'strata list @NAME' lists its articles.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The name.", completion: .views)
  var name: String

  func perform(in application: Application) async {
    await application.viewList().perform(.showOne(name))
  }
}
