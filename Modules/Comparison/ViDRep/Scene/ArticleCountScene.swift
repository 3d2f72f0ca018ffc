import ReaderDomain

enum ArticleCountAction: Hashable, Sendable {
  case count
}

@MainActor
protocol ArticleCountDispatcherObject {
  /// Runs an action. When this returns, the repository has the result.
  func runAction(_ action: ArticleCountAction) async
}

struct ArticleCountState: Sendable {
  let unread: AsyncState<Int, ReadingError>
}

@MainActor
protocol ArticleCountRepositoryObject: ObservableRepository {
  func state() -> ArticleCountState
}

/// The part of the screen with the number of unread articles.
@MainActor
final class ArticleCountScene {
  private let dispatcher: any ArticleCountDispatcherObject
  private let repository: any ArticleCountRepositoryObject
  private let show: @MainActor (Result<Int, ReadingError>) -> Void
  private var drawn: AsyncState<Int, ReadingError>
  private var number: Int?

  /// - Parameter show: Words and displays a number, or the reason why the articles cannot be counted.
  init(
    dispatcher: any ArticleCountDispatcherObject, repository: any ArticleCountRepositoryObject,
    show: @escaping @MainActor (Result<Int, ReadingError>) -> Void
  ) {
    self.dispatcher = dispatcher
    self.repository = repository
    self.show = show
    drawn = repository.state().unread
    repository.observe(self)
  }

  /// Appears, and has the articles counted while their number is unknown.
  func appear() async {
    switch repository.state().unread.phase {
    case .none, .failed(.cancelled): await dispatcher.runAction(.count)
    case .fetching, .retrieved, .failed: break
    }
  }
}

extension ArticleCountScene: RepositoryObserver {
  func repositoryDidChange() {
    let unread = repository.state().unread
    guard unread != drawn else { return }
    drawn = unread
    switch unread.phase {
    // The number on the screen stays while the articles are counted again.
    case .none, .fetching: break
    case .retrieved(let counted):
      guard counted != number else { return }
      number = counted
      show(.success(counted))
    case .failed(let error):
      number = nil
      show(.failure(error))
    }
  }
}
