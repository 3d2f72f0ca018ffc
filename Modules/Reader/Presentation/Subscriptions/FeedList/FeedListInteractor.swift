public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Lists subscriptions.
public final class FeedListInteractor: Interactor {
  private let list: any UseCase<FeedQuery, [FeedSummary], ReaderError>
  private let presenter: any Presenter<FeedList.Response>
  private let now: LocalClock

  public init(
    list: any UseCase<FeedQuery, [FeedSummary], ReaderError>, presenter: any Presenter<FeedList.Response>, now: @escaping LocalClock
  ) {
    self.list = list
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: FeedList.Request) async {
    switch request {
    case .show(let query):
      do throws(ReaderError) {
        presenter.present(.listed(try await list(query), query, now: now()))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }
}
