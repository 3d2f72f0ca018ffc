import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Screens
import Testing

@MainActor @Suite("Refreshing")
struct FeedRefreshInteractorTests {
  private typealias Refresh = Stub<RefreshOrder, AsyncStream<[RefreshEvent]>, ReadingError>

  private let recorder = Recorder<FeedRefresh.Response>()
  private nonisolated static let one = Subscription.sample(title: "One")
  private nonisolated static let two = Subscription.sample(address: "https://example.net/2", title: "Two")

  private nonisolated static func report(_ outcomes: VisitOutcome...) -> RefreshReport {
    var report = RefreshReport()
    for outcome in outcomes { report.add(outcome) }
    return report
  }

  private nonisolated static func stream(_ batches: [RefreshEvent]...) -> AsyncStream<[RefreshEvent]> {
    AsyncStream { continuation in
      for batch in batches { continuation.yield(batch) }
      continuation.finish()
    }
  }

  private func perform(_ stream: AsyncStream<[RefreshEvent]>) async {
    await FeedRefreshInteractor(refresh: Refresh { _ in .success(stream) }, presenter: recorder).perform(.refresh(RefreshOrder()))
  }

  @Test("the order is passed on, and each batch is a response, the last one the report")
  func follows() async {
    let (new, failed) = (VisitOutcome.updated(new: 3, changed: 1), VisitOutcome.failed(.fetch(Self.two.address, .gone)))
    let refresh = Refresh { _ in
      .success(
        Self.stream(
          [.started(feeds: 2)], [.visited(Self.one, new)], [.visited(Self.two, failed)], [.finished(Self.report(new, failed))]))
    }
    let order = RefreshOrder(feeds: [FeedReference("tea")], isForced: true)
    await FeedRefreshInteractor(refresh: refresh, presenter: recorder).perform(.refresh(order))
    #expect(await refresh.inputs == [order])
    #expect(
      recorder.values == [
        .progressed([], done: 0, total: 2, report: RefreshReport()),
        .progressed([.init(Self.one, new)], done: 1, total: 2, report: Self.report(new)),
        .progressed([.init(Self.two, failed)], done: 2, total: 2, report: Self.report(new, failed)),
        .finished(Self.report(new, failed)),
      ])
  }

  @Test("feeds that come in one batch with the report are told before it")
  func tellsLastBatch() async {
    await perform(Self.stream([.started(feeds: 1), .visited(Self.one, .unchanged), .finished(Self.report(.unchanged))]))
    #expect(
      recorder.values == [
        .progressed([.init(Self.one, .unchanged)], done: 1, total: 1, report: Self.report(.unchanged)),
        .finished(Self.report(.unchanged)),
      ])
  }

  @Test("nothing is told after the report")
  func endsWithReport() async {
    await perform(Self.stream([.finished(RefreshReport())], [.visited(Self.one, .unchanged)]))
    #expect(recorder.values == [.finished(RefreshReport())])
  }

  @Test("a stream that ends without a report is told as stopped")
  func tellsStop() async {
    await perform(Self.stream([.started(feeds: 2), .visited(Self.one, .unchanged)]))
    #expect(
      recorder.values == [
        .progressed([.init(Self.one, .unchanged)], done: 1, total: 2, report: Self.report(.unchanged)), .failed(.cancelled),
      ])
  }

  @Test("a refresh whose task is cancelled is told as stopped")
  func tellsCancellation() async {
    let (stream, continuation) = AsyncStream.makeStream(of: [RefreshEvent].self)
    let task = Task { await perform(stream) }
    continuation.yield([.started(feeds: 2)])
    task.cancel()
    await task.value
    #expect(recorder.values.last == .failed(.cancelled))
  }

  @Test("what keeps it from starting is told", arguments: ReadingError.ofArticles)
  func failsToStart(error: ReadingError) async {
    await FeedRefreshInteractor(refresh: Refresh { _ in .failure(error) }, presenter: recorder).perform(.refresh(RefreshOrder()))
    #expect(recorder.values == [.failed(error)])
  }

  @Test("while a refresh runs, another is refused, and the first goes on to its end")
  func refusesSecond() async {
    let (slow, continuation) = AsyncStream.makeStream(of: [RefreshEvent].self)
    let refresh = Refresh { _ in .success(slow) }
    let interactor = FeedRefreshInteractor(refresh: refresh, presenter: recorder)
    let first = Task { await interactor.perform(.refresh(RefreshOrder())) }
    await refresh.called(times: 1)
    await interactor.perform(.refresh(RefreshOrder()))
    #expect(recorder.values == [.alreadyRunning])
    continuation.yield([.finished(RefreshReport())])
    continuation.finish()
    await first.value
    #expect(recorder.values == [.alreadyRunning, .finished(RefreshReport())])
    #expect(await refresh.inputs.count == 1)
  }

  @Test("when a refresh has ended, however it ended, the next one runs")
  func runsAgain() async {
    let refresh = Refresh(inTurn: .failure(.storeIsLocked), .success(Self.stream([.finished(RefreshReport())])))
    let interactor = FeedRefreshInteractor(refresh: refresh, presenter: recorder)
    await interactor.perform(.refresh(RefreshOrder()))
    await interactor.perform(.refresh(RefreshOrder()))
    #expect(recorder.values == [.failed(.storeIsLocked), .finished(RefreshReport())])
  }

  @Test("moves are told with the feeds of their batch")
  func tellsMoves() async {
    let move = FeedMove(Self.one, to: .sample("https://example.org/new"))
    await perform(
      Self.stream([.visited(Self.one, .unchanged), .moved(move)], [.visited(Self.two, .unchanged), .finished(Self.report(.unchanged))]))
    #expect(
      recorder.values == [
        .progressed([.init(Self.one, .unchanged)], moves: [move], done: 1, total: 0, report: Self.report(.unchanged)),
        .progressed([.init(Self.two, .unchanged)], done: 2, total: 0, report: Self.report(.unchanged, .unchanged)),
        .finished(Self.report(.unchanged)),
      ])
  }
}
