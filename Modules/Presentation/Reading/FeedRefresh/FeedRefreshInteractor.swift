public import Domain
public import Screens

/// Refreshes feeds and tells how it goes, a response a batch of events.
public final class FeedRefreshInteractor: Interactor {
  private let refresh: any UseCase<RefreshOrder, AsyncStream<[RefreshEvent]>, ReadingError>
  private let presenter: any Presenter<FeedRefresh.Response>
  private var turn = 0

  /// Makes the interactor over its use case and its presenter.
  public init(
    refresh: any UseCase<RefreshOrder, AsyncStream<[RefreshEvent]>, ReadingError>, presenter: any Presenter<FeedRefresh.Response>
  ) {
    self.refresh = refresh
    self.presenter = presenter
  }

  public func perform(_ request: FeedRefresh.Request) async {
    switch request {
    case .refresh(let order): await run(order)
    }
  }

  private func run(_ order: RefreshOrder) async {
    turn += 1
    let mine = turn
    do throws(ReadingError) {
      let events = try await refresh(order)
      await follow(events, turn: mine)
    } catch {
      guard mine == turn else { return }
      presenter.present(.failed(error))
    }
  }

  /// A refresh that a later one has overtaken is not read any further, which stops it.
  private func follow(_ events: AsyncStream<[RefreshEvent]>, turn mine: Int) async {
    var report = RefreshReport()
    var total = 0
    for await batch in events {
      guard mine == turn else { return }
      var visited: [FeedRefresh.Visited] = []
      var whole: RefreshReport?
      for event in batch {
        switch event {
        case .started(let feeds):
          total = feeds
        case .visited(let subscription, let outcome):
          report.add(outcome)
          visited.append(.init(subscription, outcome))
        case .finished(let final):
          whole = final
        }
      }
      if whole == nil || !visited.isEmpty {
        presenter.present(.progressed(visited, done: report.feeds, total: total, report: report))
      }
      if let whole {
        presenter.present(.finished(whole))
        return
      }
    }
    guard mine == turn else { return }
    presenter.present(.failed(.cancelled))
  }
}
