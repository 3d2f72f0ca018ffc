public import Domain
public import Scenes

/// Follows and unfollows feeds, reverts redirects, and changes the settings of one feed.
public final class FeedSubscriptionInteractor: Interactor {
  private let subscribe: any UseCase<SubscribeInput, SubscribeResult, ReadingError>
  private let unsubscribe: any UseCase<FeedReference, UnsubscribeResult, ReadingError>
  private let revertRedirect: any UseCase<FeedReference, RevertedRedirect, ReadingError>
  private let configure: any UseCase<FeedSettingsChange, Subscription, ReadingError>
  private let presenter: any Presenter<FeedSubscription.Response>
  private let now: LocalClock

  public init(
    subscribe: any UseCase<SubscribeInput, SubscribeResult, ReadingError>,
    unsubscribe: any UseCase<FeedReference, UnsubscribeResult, ReadingError>,
    revertRedirect: any UseCase<FeedReference, RevertedRedirect, ReadingError>,
    configure: any UseCase<FeedSettingsChange, Subscription, ReadingError>, presenter: any Presenter<FeedSubscription.Response>,
    now: @escaping LocalClock
  ) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
    self.revertRedirect = revertRedirect
    self.configure = configure
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: FeedSubscription.Request) async {
    switch request {
    case .add(let orders): await add(orders)
    case .remove(let reference): await remove(reference)
    case .revertRedirect(let reference): await revert(reference)
    case .configure(let change): await set(change)
    }
  }

  /// Adds the feeds one by one. A failure does not stop the others from being added.
  private func add(_ orders: [SubscribeInput]) async {
    var added: [SubscribeResult] = []
    var failures: [ReadingError] = []
    for order in orders {
      do throws(ReadingError) { added.append(try await subscribe(order)) } catch { failures.append(error) }
    }
    presenter.present(.added(added, failures: failures, now: now()))
  }

  private func remove(_ reference: FeedReference) async {
    do throws(ReadingError) {
      presenter.present(.removed(try await unsubscribe(reference)))
    } catch {
      presenter.present(.failed(error))
    }
  }

  private func revert(_ reference: FeedReference) async {
    do throws(ReadingError) {
      presenter.present(.movedBack(try await revertRedirect(reference)))
    } catch {
      presenter.present(.failed(error))
    }
  }

  private func set(_ change: FeedSettingsChange) async {
    do throws(ReadingError) {
      presenter.present(.configured(try await configure(change)))
    } catch {
      presenter.present(.failed(error))
    }
  }
}
