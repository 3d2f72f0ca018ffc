public import Domain
public import Scenes

extension ArticleDetail {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// The article was opened at this moment.
    case opened(ArticleDetails, now: Timestamp)
    /// It could not be opened.
    case failed(ReadingError)
  }
}
