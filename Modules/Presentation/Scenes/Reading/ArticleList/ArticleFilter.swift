public import Domain

/// A condition that narrows a list. A condition replaces an earlier one of its kind.
public enum ArticleFilter: Hashable, Sendable {
  /// No conditions at all.
  case all
  /// Only articles with this mark.
  case marked(ArticleMark)
  /// Only articles without this mark.
  case unmarked(ArticleMark)
  /// Only articles of this feed.
  case feed(FeedReference)
  /// Only articles of feeds in this folder.
  case folder(FolderPath)

  /// The query with this condition.
  public func narrowing(_ query: ArticleQuery) -> ArticleQuery {
    var narrowed = query
    switch self {
    case .all: narrowed = ArticleQuery(limit: query.limit)
    case .marked(let mark): (narrowed.having, narrowed.lacking) = ([mark], [])
    case .unmarked(let mark): (narrowed.having, narrowed.lacking) = ([], [mark])
    case .feed(let feed): narrowed.feed = feed
    case .folder(let folder): narrowed.folder = folder
    }
    return narrowed
  }
}
