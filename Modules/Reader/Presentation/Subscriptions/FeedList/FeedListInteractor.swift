public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Lists subscriptions. When a later request overtakes an earlier one, the earlier result is dropped.
public final class FeedListInteractor: Interactor {
  private let list: any UseCase<FeedQuery, [FeedSummary], ReadingError>
  private let presenter: any Presenter<FeedList.Response>
  private let now: LocalClock
  private var latestGeneration = 0

  public init(
    list: any UseCase<FeedQuery, [FeedSummary], ReadingError>, presenter: any Presenter<FeedList.Response>, now: @escaping LocalClock
  ) {
    self.list = list
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: FeedList.Request) async {
    switch request {
    case .show(let query): await show(query)
    }
  }

  private func show(_ query: FeedQuery) async {
    latestGeneration += 1
    let generation = latestGeneration
    do throws(ReadingError) {
      let found = try await list(query)
      guard generation == latestGeneration else { return }
      presenter.present(.listed(found, query, now: now()))
    } catch {
      guard generation == latestGeneration else { return }
      presenter.present(.failed(error))
    }
  }
}
