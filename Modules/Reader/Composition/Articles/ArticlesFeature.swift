public import CoreComposition
public import CoreDomain
import ReaderData
import ReaderDomain
import ReaderScenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Articles: lists, texts, marks and tags, and how long articles are kept.
@MainActor
public struct ArticlesFeature: Feature {
  public nonisolated static let settings =
    RetentionRules.settings + ArticleListLayout.settings + [.cleanLinks, .remoteImages, .imageViewer]

  let repositories: ReaderRepositories

  var listArticles: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReaderError> {
    repositories.tracing.traced(ListArticles(subscriptions: repositories.subscriptions, articles: repositories.articles))
  }

  var countArticles: any UseCase<ArticleQuery, Int, ReaderError> {
    repositories.tracing.traced(CountArticles(subscriptions: repositories.subscriptions, articles: repositories.articles))
  }

  var listTags: any UseCase<Void, [TagSummary], ReaderError> {
    repositories.tracing.traced(ListTags(subscriptions: repositories.subscriptions, articles: repositories.articles))
  }

  var markArticles: any UseCase<StatusChange, StatusChangeResult, ReaderError> {
    repositories.tracing.traced(
      MarkArticles(subscriptions: repositories.subscriptions, articles: repositories.articles, undoHistory: repositories.undoHistory))
  }

  var readArticle: any UseCase<ArticleReference, ArticleDetails, ReaderError> {
    repositories.tracing.traced(ReadArticle(reading))
  }

  var readArticles: any UseCase<ReadInput, [ArticleDetails], ReaderError> { repositories.tracing.traced(reading) }

  var openInBrowser: any UseCase<ReadInput, [BrowsedArticle], ReaderError> {
    repositories.tracing.traced(OpenInBrowser(reading, browser: browser))
  }

  private var reading: ReadArticles {
    ReadArticles(
      subscriptions: repositories.subscriptions, articles: repositories.articles, undoHistory: repositories.undoHistory,
      configuration: repositories.configuration)
  }

  var fetchArticleImages: any UseCase<ArticleImagesInput, Void, Never> {
    let images = WebArticleImageRepository(client: repositories.platform.web)
    return repositories.tracing.traced(
      FetchArticleImages(
        images: repositories.tracing.traced(images, by: Traced.init),
        converter: repositories.tracing.traced(ProgramImageConverter(), by: Traced.init), configuration: repositories.configuration))
  }

  var fetchFullTexts: any UseCase<[Article], [ArticleID: Result<FetchedFullText, ReaderError>], Never> {
    repositories.tracing.traced(
      FetchFullTexts(
        subscriptions: repositories.subscriptions, texts: repositories.fullTexts, configuration: repositories.configuration,
        clock: RefreshClock(now: repositories.platform.now, sleep: SystemClock.sleep)))
  }

  var previewRetention: any UseCase<SettingChange, RetentionPreview, ReaderError> {
    repositories.tracing.traced(
      PreviewRetention(
        subscriptions: repositories.subscriptions, articles: repositories.articles, configuration: repositories.configuration,
        now: repositories.platform.now))
  }

  var browser: any Browser {
    repositories.tracing.traced(SystemBrowser(commandLine: ProcessInfo.processInfo.environment["BROWSER"]), by: Traced.init)
  }
}
