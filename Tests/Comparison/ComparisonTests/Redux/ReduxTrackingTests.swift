import SampleScenes
import ComparisonScenes
import ComparisonStore
import CoreDoubles
import CoreScenes
import SampleDomain
import Testing

@testable import ComparisonRedux

@MainActor @Suite("Tracking and the log of Redux")
struct ReduxTrackingTests {
  private typealias Sample = StubbedPictures

  private final class EventTracker: Tracker {
    private(set) var events: [TrackingEvent] = []
    private let isBroken: Bool

    init(isBroken: Bool = false) { self.isBroken = isBroken }

    func track(_ event: TrackingEvent) throws {
      events.append(event)
      if isBroken { throw PictureError.cancelled }
    }
  }

  @Test("each action of the user is tracked exactly once, with its outcome, also when it fails")
  func tracks() async {
    let (tracker, session) = (EventTracker(), ReduxSession())
    let view = session.view(tracker: tracker)
    for request in Sample.script { await view.perform(request) }
    #expect(
      tracker.events.map { "\($0.name) \($0.outcome)" } == [
        "open done", "list done", "open done", "open done", "open failed", "star done", "star failed", "star failed", "toggle done",
        "filter failed", "filter done", "toggle failed",
      ])
  }

  @Test("a list that a later one overtakes is tracked once, too")
  func tracksOvertaken() async {
    let (tracker, session) = (EventTracker(), ReduxSession())
    let view = session.view(tracker: tracker)
    await session.stubs.list.hold()
    let first = Task { await view.perform(.list) }
    await session.stubs.list.called(times: 1)
    let second = Task { await view.perform(.filter(.all)) }
    await session.stubs.list.called(times: 2)
    await session.stubs.list.release(1)
    await second.value
    await session.stubs.list.release(0)
    await first.value
    #expect(tracker.events.map { "\($0.name) \($0.outcome)" } == ["filter done", "list overtaken"])
  }

  @Test("a tracker that fails changes nothing that is shown")
  func survives() async {
    let (broken, whole) = (ReduxSession(), ReduxSession())
    let views = [broken.view(tracker: EventTracker(isBroken: true)), whole.view(tracker: EventTracker())]
    for view in views {
      for request in Sample.script { await view.perform(request) }
    }
    #expect(broken.stubs.drawn == whole.stubs.drawn)
  }

  @Test("the log has a line for each action, causes first, and one for what is tracked; the number, which Store drives, has none")
  func logs() async {
    let (stubs, log) = (Sample(), ActionLog())
    let session = Redux.pictures(in: stubs.dependencies, log: log)
    await session.perform(.list)
    await session.perform(.open(PictureReference(Sample.tea.id)))
    await session.perform(.star(Sample.unknown))
    await session.perform(.notUnderstood("dance"))
    #expect(
      log.lines == [
        "list asked", "list loading", "list listed 2 pictures", "tracked list: done", "open asked", "open loading",
        "open opened \(Sample.tea.id.short)", "tracked open: done", "star asked",
        "star failed", "tracked star: failed",
      ])
    #expect(stubs.counts.values.map(\.lines) == [["2 unseen pictures"], ["1 unseen picture"]])
  }

  @Test("the trace shows each action and who dispatched it, the reducer, each update of the store, and each view state")
  func isTraced() async {
    let stubs = Sample(isTraced: true)
    await Redux.pictures(in: stubs.dependencies).perform(.star(PictureReference(Sample.tea.id)))
    #expect(
      stubs.order.values == [
        "ReduxStore<PictureState, PictureAction> dispatch", "PictureReducer reduce", "ListMiddleware dispatch", "PictureReducer reduce",
        "PictureStore update list", "ListViewState draw", "list", "CountViewAction countUnseen", "PictureStore update unseen",
        "CountViewState draw", "count",
      ])
  }

  @Test(
    "a failure is shown once, and has one line in the log",
    arguments: [.filter(.starred), .open(Sample.unknown), .star(Sample.unknown), .toggle(Sample.unknown)] as [PictureSession.Request])
  func logsFailure(request: PictureSession.Request) async {
    let (stubs, log) = (Sample(), ActionLog())
    await Redux.pictures(in: stubs.dependencies, log: log).perform(request)
    #expect(log.lines.count { $0.hasSuffix(" failed") && !$0.hasPrefix("tracked") } == 1)
    #expect(stubs.lists.values.count { $0.outcome == .failed } + stubs.details.values.count { $0.outcome == .failed } == 1)
  }
}
