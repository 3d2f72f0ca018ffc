import ReaderDomain

enum ArticleDetailAction: Hashable, Sendable {
  case open(ArticleReference)
}

@MainActor
protocol ArticleDetailDispatcherObject {
  /// Runs an action. When this returns, the repository has the result.
  func runAction(_ action: ArticleDetailAction) async
}

struct ArticleDetailState: Sendable {
  let article: AsyncState<ArticleDetails, ReadingError>
}

@MainActor
protocol ArticleDetailRepositoryObject: ObservableRepository {
  func state() -> ArticleDetailState
}

/// The screen with the opened article. It leads nowhere, so it declares no route.
@MainActor
final class ArticleDetailScene {
  private let dispatcher: any ArticleDetailDispatcherObject
  private let repository: any ArticleDetailRepositoryObject
  private let show: @MainActor (Result<ArticleDetails, ReadingError>) -> Void
  private var drawn: AsyncState<ArticleDetails, ReadingError>

  /// - Parameter show: Words and displays an opened article, or the reason why it cannot be opened.
  init(
    dispatcher: any ArticleDetailDispatcherObject, repository: any ArticleDetailRepositoryObject,
    show: @escaping @MainActor (Result<ArticleDetails, ReadingError>) -> Void
  ) {
    self.dispatcher = dispatcher
    self.repository = repository
    self.show = show
    drawn = repository.state().article
    repository.observe(self)
  }

  /// Appears for an article.
  func appear(for reference: ArticleReference) async {
    await dispatcher.runAction(.open(reference))
  }
}

extension ArticleDetailScene: RepositoryObserver {
  func repositoryDidChange() {
    let article = repository.state().article
    guard article != drawn else { return }
    drawn = article
    switch article.phase {
    case .none, .fetching: break
    case .retrieved(let details): show(.success(details))
    case .failed(let error): show(.failure(error))
    }
  }
}
