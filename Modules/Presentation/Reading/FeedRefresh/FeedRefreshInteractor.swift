public import Domain
public import Screens

/// Refreshes feeds and tells how it goes, a response a batch of events. While one refresh runs, another is refused: it would ask the same
/// servers again.
public final class FeedRefreshInteractor: Interactor {
  private let refresh: any UseCase<RefreshOrder, AsyncStream<[RefreshEvent]>, ReadingError>
  private let presenter: any Presenter<FeedRefresh.Response>
  private var isRunning = false

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
    guard !isRunning else { return presenter.present(.alreadyRunning) }
    isRunning = true
    defer { isRunning = false }
    do throws(ReadingError) {
      await follow(try await refresh(order))
    } catch {
      presenter.present(.failed(error))
    }
  }

  private func follow(_ events: AsyncStream<[RefreshEvent]>) async {
    var report = RefreshReport()
    var total = 0
    for await batch in events {
      var visited: [FeedRefresh.Visited] = []
      var moves: [FeedMove] = []
      var whole: RefreshReport?
      for event in batch {
        switch event {
        case .started(let feeds):
          total = feeds
        case .visited(let subscription, let outcome):
          report.add(outcome)
          visited.append(.init(subscription, outcome))
        case .moved(let move):
          moves.append(move)
        case .finished(let final):
          whole = final
        }
      }
      if whole == nil || !visited.isEmpty {
        presenter.present(.progressed(visited, moves: moves, done: report.feeds, total: total, report: report))
      }
      if let whole {
        presenter.present(.finished(whole))
        return
      }
    }
    presenter.present(.failed(.cancelled))
  }
}
