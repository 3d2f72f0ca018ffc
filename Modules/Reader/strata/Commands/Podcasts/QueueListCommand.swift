import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata queue list`
struct QueueListCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the queue, in the order in which it is played.")

  @OptionGroup var global: ReaderOptions

  func perform(in application: Application) async {
    await application.episodeList().perform(.show)
  }
}
