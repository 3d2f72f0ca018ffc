import CoreScenes
import Observation
import ReaderDomain

/// The single source of truth of the reading scenes. It keeps what it is given, unchanged, and publishes each write.
@MainActor @Observable
final class ReadingRepository: ObservableRepository {
  var listing = Listing() { didSet { publish(listing) } }
  /// The article that was opened last.
  var article = AsyncState<ArticleDetails, ReadingError>(.none) { didSet { publish(article) } }
  /// The number of unread articles; `none` while the number is unknown.
  var unread = AsyncState<Int, ReadingError>(.none) { didSet { publish(unread) } }

  @ObservationIgnored private var observers = RepositoryObservers()
  @ObservationIgnored private let watch: (any SceneTracer)?

  init(watch: (any SceneTracer)? = nil) {
    self.watch = watch
  }

  func observe(_ observer: any RepositoryObserver) {
    observers.add(observer)
  }

  private func publish(_ value: some Sendable) {
    watch.around(Self.self, "publish", value) { observers.notify() }
  }
}

extension ReadingRepository: ArticleListRepositoryObject {
  func state() -> ArticleListState { ArticleListState(listed: listing.current, answer: listing.answer) }
}

extension ReadingRepository: ArticleDetailRepositoryObject {
  func state() -> ArticleDetailState { ArticleDetailState(article: article) }
}

extension ReadingRepository: ArticleCountRepositoryObject {
  func state() -> ArticleCountState { ArticleCountState(unread: unread) }
}

extension ReadingRepository: ArticleListDispatcherRepositoryObject, ArticleReadingDispatcherRepositoryObject {}
