public import CoreComposition
import CoreDomain
import FeedFetching
import FullScreen
import ReaderData
import ReaderDomain

/// Takes over what other programs have stored, and writes lists for them.
@MainActor
public struct ImportingFeature: Feature {
  let repositories: ReaderRepositories

  var importSubscriptions: any UseCase<FileLocation, ImportReport, ReaderError> {
    repositories.tracing.traced(
      ImportSubscriptions(
        subscriptions: repositories.sharedSubscriptions, fetchStates: repositories.fetchStates, views: repositories.views,
        outlines: repositories.outlines))
  }

  var importNewsboat: any UseCase<NewsboatFiles, NewsboatImportReport, ReaderError> {
    let (platform, tracing) = (repositories.platform, repositories.tracing)
    let newsboat = StoredNewsboatRepository(documents: FileDocumentStore(), articles: NewsboatCacheStore(executor: platform.files))
    return tracing.traced(
      ImportNewsboat(
        storage: repositories.sharedFeedStorage, views: repositories.views, rules: repositories.rules, keys: repositories.keys,
        newsboat: tracing.traced(newsboat, by: Traced.init), translatingKeysBy: NewsboatKeyTranslation.report(for:beside:runsPrograms:),
        now: platform.now))
  }

  var exportSubscriptions: any UseCase<ExportInput, OutlineExport, ReaderError> {
    repositories.tracing.traced(ExportSubscriptions(outlines: repositories.outlines, subscriptions: repositories.subscriptions))
  }

  var exportEverything: any UseCase<String, ArchiveExport, ReaderError> {
    let archives = FileArchiveRepository(
      directory: repositories.platform.directory, executor: repositories.platform.files, line: ArchiveLine.text(of:))
    return repositories.tracing.traced(
      ExportEverything(
        outlines: repositories.outlines, subscriptions: repositories.subscriptions, articles: repositories.articles,
        archives: repositories.tracing.traced(archives, by: Traced.init)))
  }
}
