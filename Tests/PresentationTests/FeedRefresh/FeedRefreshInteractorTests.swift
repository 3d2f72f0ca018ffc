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

  @Test("a failure to start that a later refresh has overtaken is not told")
  func dropsOvertakenFailure() async {
    let refresh = Refresh(inTurn: .failure(.storeIsLocked), .success(Self.stream([.finished(RefreshReport())])))
    await refresh.hold()
    let interactor = FeedRefreshInteractor(refresh: refresh, presenter: recorder)
    let first = Task { await interactor.perform(.refresh(RefreshOrder())) }
    await refresh.called(times: 1)
    let second = Task { await interactor.perform(.refresh(RefreshOrder())) }
    await refresh.called(times: 2)
    await refresh.release(1)
    await second.value
    await refresh.release(0)
    await first.value
    #expect(recorder.values == [.finished(RefreshReport())])
  }

  @Test("a refresh that a later one has overtaken tells nothing more, whether it goes on or ends", arguments: [false, true])
  func dropsOvertaken(goesOn: Bool) async {
    let (slow, continuation) = AsyncStream.makeStream(of: [RefreshEvent].self)
    let refresh = Refresh(inTurn: .success(slow), .success(Self.stream([.finished(RefreshReport())])))
    let interactor = FeedRefreshInteractor(refresh: refresh, presenter: recorder)
    let first = Task { await interactor.perform(.refresh(RefreshOrder())) }
    await refresh.called(times: 1)
    await interactor.perform(.refresh(RefreshOrder()))
    if goesOn { continuation.yield([.visited(Self.one, .unchanged)]) }
    continuation.finish()
    await first.value
    #expect(recorder.values == [.finished(RefreshReport())])
  }
}
