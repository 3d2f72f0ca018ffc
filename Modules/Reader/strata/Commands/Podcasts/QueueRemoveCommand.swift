import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata queue remove ID… | -`
struct QueueRemoveCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove the episodes of articles from the queue. Downloaded files stay.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }
  @OptionGroup var articles: ArticleArguments

  func validate() throws { try articles.requireSome() }

  func perform(in application: Application) async {
    let references = await articles.references(in: application)
    if !references.isEmpty { await application.episodeList().perform(.remove(references)) }
  }
}
