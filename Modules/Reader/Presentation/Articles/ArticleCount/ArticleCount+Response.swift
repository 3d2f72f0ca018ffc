public import ReaderDomain
public import ReaderScenes

extension ArticleCount {
  public enum Response: Hashable, Sendable {
    /// The number of matching articles.
    case counted(Int)
    case failed(ReaderError)

    /// The response to the result of a count.
    public init(_ result: Result<Int, ReaderError>) {
      self =
        switch result {
        case .success(let number): .counted(number)
        case .failure(let error): .failed(error)
        }
    }
  }
}
