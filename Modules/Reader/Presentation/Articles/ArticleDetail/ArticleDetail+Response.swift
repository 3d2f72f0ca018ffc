public import ReaderDomain
public import ReaderScenes

extension ArticleDetail {
  public enum Response: Hashable, Sendable {
    case opened(ArticleDetails, now: LocalTime)
    case failed(ReaderError)

    /// The response to the result of opening an article.
    public init(_ result: Result<ArticleDetails, ReaderError>, now: LocalTime) {
      self =
        switch result {
        case .success(let details): .opened(details, now: now)
        case .failure(let error): .failed(error)
        }
    }
  }
}
