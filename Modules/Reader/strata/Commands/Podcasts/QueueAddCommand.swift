import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata queue add ID… | -`
struct QueueAddCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "add", abstract: "Add the episodes of articles to the queue.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }
  @OptionGroup var articles: ArticleArguments

  func validate() throws { try articles.requireSome() }

  func perform(in application: Application) async {
    let references = await articles.references(in: application)
    if !references.isEmpty { await application.episodeList().perform(.add(references)) }
  }
}
