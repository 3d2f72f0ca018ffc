import Domain
import Scenes

/// An event in the scene, sent by a view or by a use case.
enum ArticleListEvent: Hashable, Sendable {
  /// Requests a list. When the list is read, `reply` is shown.
  case list(ListWish, reply: ListReply)
  /// Requests the articles that contain these words.
  case search(String)
  /// Requests a change of articles.
  case change(StatusChange)
  /// Requests that an article is opened.
  case open(ArticleReference)
  /// The user typed an unknown command.
  case notUnderstood(String)
}
