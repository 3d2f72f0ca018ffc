public import ReaderDomain
public import ReaderScenes

extension ArticleReading {
  public enum Response: Hashable, Sendable {
    /// The articles that were asked for, none when no article matches.
    case opened([ArticleDetails], by: ReadInput, now: LocalTime)
    /// The same articles after they were marked as read. They may have problems.
    case marked([ArticleDetails])
    case failed(ReaderError)
  }
}
