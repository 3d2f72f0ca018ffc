import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata download ID… | - | --queue`
struct DownloadCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "download", abstract: "Download the episodes of articles, or continue to.",
    discussion: "The files go to the folder of the setting 'download.folder', by default to Podcasts among your downloads.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(name: .customLong("queue"), help: "Download all episodes of the queue.")
  var isForQueue = false

  @OptionGroup var articles: ArticleArguments

  func validate() throws {
    if isForQueue, !articles.ids.isEmpty { throw ValidationError("Give IDs or --queue, not both.") }
    if !isForQueue { try articles.requireSome() }
  }

  func perform(in application: Application) async {
    guard !isForQueue else { return await application.episodeDownloads().perform(.download(.queue)) }
    let references = await articles.references(in: application)
    if !references.isEmpty { await application.episodeDownloads().perform(.download(.articles(references))) }
  }
}
