public import ReaderDomain
public import ReaderScenes

extension ArticleReading {
  public enum Response: Hashable, Sendable {
    /// The articles that were asked for, none when no article matches.
    case opened([ArticleDetails], by: ReadInput, now: LocalTime)
    case failed(ReaderError)
  }
}
