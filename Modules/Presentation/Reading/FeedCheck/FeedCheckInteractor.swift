public import Domain
public import Screens

/// Checks feeds, one after the other. One that cannot be had does not keep the others from it.
public final class FeedCheckInteractor: Interactor {
  private let check: any UseCase<FeedSource, CheckedFeed, ReadingError>
  private let presenter: any Presenter<FeedCheck.Response>

  /// Makes the interactor over its use case and its presenter.
  public init(check: any UseCase<FeedSource, CheckedFeed, ReadingError>, presenter: any Presenter<FeedCheck.Response>) {
    self.check = check
    self.presenter = presenter
  }

  public func perform(_ request: FeedCheck.Request) async {
    switch request {
    case .check(let sources): await check(sources)
    }
  }

  private func check(_ sources: [FeedSource]) async {
    var checked: [CheckedFeed] = []
    var failures: [ReadingError] = []
    for source in sources {
      do throws(ReadingError) { checked.append(try await check(source)) } catch { failures.append(error) }
    }
    presenter.present(.checked(checked, failures: failures))
  }
}
