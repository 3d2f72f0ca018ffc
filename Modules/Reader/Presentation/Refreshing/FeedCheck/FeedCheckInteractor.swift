public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Checks feeds. A feed that cannot be read does not stop the others from being checked.
public final class FeedCheckInteractor: Interactor {
  private let check: any UseCase<[FeedSource], [Result<CheckedFeed, ReaderError>], ReaderError>
  private let presenter: any Presenter<FeedCheck.Response>
  private let now: LocalClock

  public init(
    check: any UseCase<[FeedSource], [Result<CheckedFeed, ReaderError>], ReaderError>, presenter: any Presenter<FeedCheck.Response>,
    now: @escaping LocalClock
  ) {
    self.check = check
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: FeedCheck.Request) async {
    switch request {
    case .check(let sources): await check(sources)
    }
  }

  private func check(_ sources: [FeedSource]) async {
    var checked: [CheckedFeed] = []
    var failures: [ReaderError] = []
    do throws(ReaderError) {
      for result in try await check(sources) {
        switch result {
        case .success(let feed): checked.append(feed)
        case .failure(let error): failures.append(error)
        }
      }
    } catch {
      failures.append(error)
    }
    presenter.present(.checked(checked, failures: failures, now: now()))
  }
}
