import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata tag list`
struct TagListCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List your tags, with counts.")

  @OptionGroup var global: ReaderOptions

  func perform(in application: Application) async {
    await application.tagList().perform(.show)
  }
}
