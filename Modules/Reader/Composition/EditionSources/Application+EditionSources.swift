import CoreComposition
import ReaderDomain
import ReaderScenes

/// What an edition is made of. Only these files know both the edition and the feature that supplies it.
extension Application {
  /// The articles that the user reads.
  var editionArticles: any EditionArticleRepository {
    ArticlesForEdition(
      views: repositories.views, list: articles.listArticles, count: articles.countArticles, read: articles.readArticles,
      mark: articles.markArticles, now: SystemTimeZone.now)
  }

  /// The day that the user's calendar shows.
  var editionDate: @Sendable () -> EditionDate {
    {
      let now = SystemTimeZone.now()
      return EditionDate(moment: now.moment, day: now.day)
    }
  }
}
