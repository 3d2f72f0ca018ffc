import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata view show NAME`
struct ViewShowCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a saved query.", discussion: "'strata list @NAME' lists its articles.")

  @OptionGroup var global: ReaderOptions

  @Argument(help: "The name.", completion: .views)
  var name: String

  func perform(in application: Application) async {
    await application.viewList().perform(.showOne(name))
  }
}
