public import ReaderDomain

/// The scene that shows articles one after the other. Each view model shows one article.
public enum ArticleReading {
  public enum Request: Hashable, Sendable {
    case read(ReadInput)
  }

  public typealias ViewModel = ArticleDetail.ViewModel
}
