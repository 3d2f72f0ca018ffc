import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Synchronization
import Testing

@MainActor @Suite("Refreshing and watching feeds")
struct FeedRefreshInteractorTests {
  private typealias Refresh = Stub<RefreshInput, EventBatches<RefreshEvent>, ReaderError>

  private typealias Watch = Stub<WatchInput, EventBatches<WatchEvent>, ReaderError>

  private let recorder = Recorder<FeedRefresh.Response>()
  private nonisolated static let one = Subscription.sample(title: "One")
  private nonisolated static let two = Subscription.sample(url: "https://example.net/2", title: "Two")

  private nonisolated static func report(_ outcomes: FetchResult...) -> RefreshReport {
    var report = RefreshReport()
    for outcome in outcomes { report.add(outcome) }
    return report
  }

  private func interactor(
    _ refresh: Refresh, watch: Watch = Watch { _ in .failure(.cancelled) }, now: @escaping LocalClock = { .sample() }
  )
    -> FeedRefreshInteractor
  {
    FeedRefreshInteractor(refresh: refresh, watch: watch, presenter: recorder, now: now)
  }

  private func perform(_ batches: EventBatches<RefreshEvent>) async {
    await interactor(Refresh { _ in .success(batches) }).perform(
      .refresh(RefreshInput()))
  }

  @Test("the input is passed on, and each batch is a response, with the report last")
  func follows() async {
    let (new, failed) = (FetchResult.updated(new: 3, changed: 1), FetchResult.failed(.feed(.fetch(Self.two.url, .gone))))
    let refresh = Refresh { _ in
      .success(
        EventBatches(
          [.started(feeds: 2)], [.fetched(Self.one, new)], [.fetched(Self.two, failed)], [.finished(Self.report(new, failed))]))
    }
    let input = RefreshInput(feeds: [FeedReference("tea")], isForced: true)
    await interactor(refresh).perform(.refresh(input))
    #expect(await refresh.inputs == [input])
    #expect(
      recorder.values == [
        .progressed([], total: 2, report: RefreshReport(), now: .sample()),
        .progressed([.init(Self.one, new)], total: 2, report: Self.report(new), now: .sample()),
        .progressed([.init(Self.two, failed)], total: 2, report: Self.report(new, failed), now: .sample()),
        .finished(Self.report(new, failed)),
      ])
  }

  @Test("feeds in the same batch as the report are presented before it")
  func tellsLastBatch() async {
    await perform(EventBatches([.started(feeds: 1), .fetched(Self.one, .unchanged), .finished(Self.report(.unchanged))]))
    #expect(
      recorder.values == [
        .progressed([.init(Self.one, .unchanged)], total: 1, report: Self.report(.unchanged), now: .sample()),
        .finished(Self.report(.unchanged)),
      ])
  }

  @Test("a stop presents the feeds fetched so far, and the total number of feeds")
  func tellsPart() async {
    await perform(EventBatches([.started(feeds: 2)], [.fetched(Self.one, .unchanged), .stopped(Self.report(.unchanged))]))
    #expect(
      recorder.values.dropFirst() == [
        .progressed([.init(Self.one, .unchanged)], total: 2, report: Self.report(.unchanged), now: .sample()),
        .stopped(Self.report(.unchanged), total: 2),
      ])
  }

  @Test("the slowest feed is the pending one that was requested first, and time counts from the start")
  func tellsPace() async {
    let seconds = Atomic(0)
    let now: LocalClock = { LocalTime(.sample().adding(seconds: seconds.add(1, ordering: .relaxed).oldValue), in: .utc) }
    let batches = EventBatches(
      [RefreshEvent.started(feeds: 2), .asked(Self.one), .asked(Self.two)], [.fetched(Self.one, .unchanged)],
      [.fetched(Self.two, .unchanged)])
    await interactor(Refresh { _ in .success(batches) }, now: now).perform(
      .refresh(RefreshInput()))
    let paces = recorder.values.compactMap { if case .progressed(_, _, _, _, let speed, _, _) = $0 { speed } else { nil } }
    #expect(
      paces == [
        .init(milliseconds: 1000, slowest: Self.one), .init(milliseconds: 2000, slowest: Self.two), .init(milliseconds: 3000, slowest: nil),
      ])
  }

  @Test("nothing is presented after the report")
  func endsWithReport() async {
    await perform(EventBatches([.finished(RefreshReport())], [.fetched(Self.one, .unchanged)]))
    #expect(recorder.values == [.finished(RefreshReport())])
  }

  @Test("a failure of the user's program is presented after the report")
  func tellsProgram() async {
    let error = ReaderError.feed(.program(name: "notify", .missing))
    await perform(EventBatches([.finished(RefreshReport())], [.notificationFailed(error)]))
    #expect(recorder.values == [.finished(RefreshReport()), .failed(error)])
  }

  @Test("a stream that ends without a report is presented as cancelled")
  func tellsStop() async {
    await perform(EventBatches([.started(feeds: 2), .fetched(Self.one, .unchanged)]))
    #expect(
      recorder.values == [
        .progressed([.init(Self.one, .unchanged)], total: 2, report: Self.report(.unchanged), now: .sample()), .failed(.cancelled),
      ])
  }

  @Test("a refresh whose task is cancelled is presented as cancelled")
  func tellsCancellation() async {
    let (stream, continuation) = AsyncStream.makeStream(of: [RefreshEvent].self)
    let task = Task { await perform(EventBatches(stream)) }
    continuation.yield([.started(feeds: 2)])
    task.cancel()
    await task.value
    #expect(recorder.values.last == .failed(.cancelled))
  }

  @Test("an error that prevents a refresh is presented", arguments: ReaderError.ofArticles)
  func failsToStart(error: ReaderError) async {
    await interactor(Refresh { _ in .failure(error) }).perform(
      .refresh(RefreshInput()))
    #expect(recorder.values == [.failed(error)])
  }

  @Test("redirects are presented with the feeds of their batch")
  func tellsRedirects() async {
    let redirect = FeedRedirect(Self.one, to: .sample("https://example.org/new"))
    await perform(
      EventBatches(
        [.fetched(Self.one, .unchanged), .moved(redirect)], [.fetched(Self.two, .unchanged), .finished(Self.report(.unchanged))]))
    #expect(
      recorder.values == [
        .progressed(
          [.init(Self.one, .unchanged)], redirects: [redirect], total: 0, report: Self.report(.unchanged), now: .sample()),
        .progressed([.init(Self.two, .unchanged)], total: 0, report: Self.report(.unchanged, .unchanged), now: .sample()),
        .finished(Self.report(.unchanged)),
      ])
  }

  @Test("each batch of a watch is one response, and nothing follows the last batch")
  func watches() async {
    let batches: [[WatchEvent]] = [[.started(feeds: 2)], [.recovered(Self.one), .fetched(Self.two, .updated(new: 1, changed: 0))]]
    let watch = Watch { _ in .success(EventBatches(batches[0], batches[1])) }
    let input = WatchInput(feeds: [FeedReference("tea")])
    await interactor(Refresh { _ in .failure(.cancelled) }, watch: watch).perform(.watch(input))
    #expect(await watch.inputs == [input])
    #expect(recorder.values == batches.map { .watched($0, now: .sample()) })
  }

  @Test("an error that prevents watching is presented")
  func cannotWatch() async {
    await interactor(Refresh { _ in .failure(.cancelled) }, watch: Watch { _ in .failure(.storeIsLocked) }).perform(.watch(WatchInput()))
    #expect(recorder.values == [.failed(.storeIsLocked)])
  }
}
