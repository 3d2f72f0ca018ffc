package import CoreScenes
import ReaderDomain
import ReaderScenes

/// Learns of each change of a store.
@MainActor
package protocol StoreSubscriber: AnyObject {
  /// Receives the state directly after a change.
  func storeChanged(to state: ArticleState)
}

/// The single source of truth of a reading session. Only its own methods change it, and it knows nobody but subscribers.
///
/// The store tells each change separately and immediately. `Observation` would merge changes, and a dialogue must show every answer.
/// The target VariantRedux drives the same store, through `apply` alone, hence the package access.
@MainActor
package final class ArticleStore {
  package private(set) var state = ArticleState()

  private let watch: (any SceneTracer)?
  private var subscriptions: [Subscription] = []

  /// A subscriber that the store does not keep alive: a page that was closed draws no more.
  private struct Subscription {
    weak let subscriber: (any StoreSubscriber)?
  }

  /// - Parameter watch: observes each change, together with the drawing that it causes.
  package init(watch: (any SceneTracer)? = nil) {
    self.watch = watch
  }

  /// Calls the subscriber after each future change, as long as it lives.
  package func subscribe(_ subscriber: any StoreSubscriber) {
    subscriptions.append(Subscription(subscriber: subscriber))
  }

  /// Takes over a state that a reducer computed.
  package func apply(_ state: ArticleState) {
    update("apply", state) { $0 = state }
  }

  private func update(_ step: String, _ value: any Sendable, _ change: (inout ArticleState) -> Void) {
    guard let watch else { return tell(change) }
    watch.around(Self.self, step, value) { tell(change) }
  }

  private func tell(_ change: (inout ArticleState) -> Void) {
    let before = state
    change(&state)
    guard state != before else { return }
    subscriptions.removeAll { $0.subscriber == nil }
    for subscription in subscriptions { subscription.subscriber?.storeChanged(to: state) }
  }
}

// MARK: The updates of the view actions
extension ArticleStore {
  /// Records that a list is loading.
  /// - Returns: The number of the list.
  func beginList(_ query: ArticleQuery, because cause: Listing.Cause) -> Int {
    update("beginList", query) { $0.beginList(query, because: cause) }
    return state.listings
  }

  func endList(_ number: Int, _ page: ListPage<ArticleSummary>) {
    update("endList", page) { $0.endList(number, page) }
  }

  func failList(_ number: Int, _ error: ReadingError) {
    update("failList", error) { $0.failList(number, error) }
  }

  func change(_ result: StatusChangeResult, _ requested: StatusChange) {
    update("change", result) { $0.change(result, requested) }
  }

  func refuse(_ error: ReadingError) {
    update("refuse", error) { $0.refuse(error) }
  }

  /// Records that an article is being opened.
  /// - Returns: The number of the opening.
  func beginOpening(_ reference: ArticleReference) -> Int {
    update("beginOpening", reference) { $0.beginOpening() }
    return state.opening
  }

  func endOpening(_ number: Int, _ details: ArticleDetails) {
    update("endOpening", details) { $0.endOpening(number, details) }
  }

  func failOpening(_ number: Int, _ error: ReadingError) {
    update("failOpening", error) { $0.failOpening(number, error) }
  }

  /// Records that the unread articles are being counted.
  /// - Returns: The number of the count.
  func beginCount() -> Int {
    update("beginCount", ReadingSessionDependencies.counted) { $0.beginCount() }
    return state.counting
  }

  func endCount(_ number: Int, _ unread: Int) {
    update("endCount", unread) { $0.endCount(number, unread) }
  }

  func failCount(_ number: Int, _ error: ReadingError) {
    update("failCount", error) { $0.failCount(number, error) }
  }
}
