import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata queue next [ID]`
struct QueueNextCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "Play the first episode of the queue, from where it was stopped.",
    discussion: "An episode that was played to its end leaves the queue.")

  @OptionGroup var global: ReaderOptions

  @Argument(help: ArgumentHelp("The ID of the article whose episode is played instead.", valueName: "id"), completion: .articles)
  var id: String?

  /// The player is ended first, and its place is remembered.
  var handlesInterrupts: Bool { true }

  func perform(in application: Application) async {
    await application.episodeList().perform(.play(id.map { ArticleReference($0) }))
  }
}
