public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Refreshes feeds, once or whenever they are due, and presents one response for each batch of events. To stop a refresh, cancel its task;
/// the last response reports what was done.
public final class FeedRefreshInteractor: Interactor {
  private let refresh: any UseCase<RefreshInput, EventBatches<RefreshEvent>, ReaderError>
  private let watch: any UseCase<WatchInput, EventBatches<WatchEvent>, ReaderError>
  private let presenter: any Presenter<FeedRefresh.Response>
  private let now: LocalClock

  public init(
    refresh: any UseCase<RefreshInput, EventBatches<RefreshEvent>, ReaderError>,
    watch: any UseCase<WatchInput, EventBatches<WatchEvent>, ReaderError>, presenter: any Presenter<FeedRefresh.Response>,
    now: @escaping LocalClock
  ) {
    self.refresh = refresh
    self.watch = watch
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: FeedRefresh.Request) async {
    do throws(ReaderError) {
      switch request {
      case .refresh(let input): await follow(try await refresh(input))
      case .watch(let input): await follow(try await watch(input))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }

  private func follow(_ events: EventBatches<WatchEvent>) async {
    for await batch in events { presenter.present(.watched(batch, now: now())) }
  }

  private func follow(_ events: EventBatches<RefreshEvent>) async {
    var tally = RefreshProgressTracker(began: now().moment)
    var hasEnded = false
    // The user's program runs after the end of the refresh, and may fail.
    for await batch in events {
      let (progress, ends) = tally.add(batch, at: now())
      if let progress, !hasEnded { presenter.present(progress) }
      for end in ends {
        hasEnded = true
        presenter.present(end)
      }
    }
    if !hasEnded { presenter.present(.failed(.cancelled)) }
  }
}
