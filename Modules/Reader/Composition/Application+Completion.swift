public import CoreComposition
import ReaderDomain

/// What a shell completes.
public enum CompletedKind: Hashable, Sendable {
  case feeds, folders, views, tags
  /// The newest unread articles.
  case articles
}

extension Application {
  /// The number of articles that a shell offers.
  private static let articleCount = 50

  /// The names for a word of a command line. They are read as a dry run reads them: nothing changes.
  /// - Parameter hasBegun: whether the user has typed a part of the word.
  /// - Returns: names that a shell reads as themselves; none when they cannot be read.
  public func completions(of kind: CompletedKind, hasBegun: Bool) async -> [String] {
    let repositories = repositories(isDryRun: true)
    let (subscriptions, articles) = (repositories.subscriptions, repositories.articles)
    do throws(ReaderError) {
      switch kind {
      case .feeds: return CompletionCandidates.feeds(try await subscriptions.all(), hasBegun: hasBegun)
      case .folders: return CompletionCandidates.folders(try await subscriptions.all())
      case .views: return try await repositories.views.all().views.all.map(\.name.text)
      case .tags:
        return try await ListTags(subscriptions: subscriptions, articles: articles)(()).map(\.name.text).filter(CompletionCandidates.isSafe)
      case .articles:
        let query = ArticleQuery(lacking: [.read], window: ListWindow(size: Self.articleCount))
        return try await ListArticles(subscriptions: subscriptions, articles: articles)(query).rows.map(\.article.id.text)
      }
    } catch {
      return []
    }
  }
}
