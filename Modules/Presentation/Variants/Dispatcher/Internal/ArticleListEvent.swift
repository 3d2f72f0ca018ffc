import Domain
import Scenes

/// What happens in the scene: what a view sends, and what a use case has follow.
enum ArticleListEvent: Hashable, Sendable {
  /// A list is wanted; when it is there, this is the reply.
  case list(ListWish, reply: ListReply)
  /// A list of what holds these words is wanted.
  case search(String)
  /// Articles are to change.
  case change(StatusChange)
  /// An article is to be opened.
  case open(ArticleReference)
  /// Something was typed that means nothing here.
  case notUnderstood(String)
}
