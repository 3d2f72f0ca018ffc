import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing
import VariantStoreViewState

@testable import VariantRedux

@MainActor @Suite("Tracking and logging of Redux")
struct ReduxTrackingTests {
  private typealias Session = ReduxSession

  private final class EventTracker: Tracker {
    private(set) var events: [TrackingEvent] = []
    private let isBroken: Bool

    init(isBroken: Bool = false) { self.isBroken = isBroken }

    func track(_ event: TrackingEvent) throws(TrackingError) {
      events.append(event)
      if isBroken { throw TrackingError("offline") }
    }
  }

  private final class Lines: ActionLog {
    var lines: [String] = []
    func write(_ line: MessageText) { lines.append(line.text) }
  }

  @Test("each user action is tracked exactly once, with its outcome, also when it fails")
  func tracks() async {
    let (session, tracker) = (Session(), EventTracker())
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: tracker, log: nil)
    for (place, request) in Session.script.enumerated() {
      await view.perform(request)
      #expect(tracker.events.count == place + 1, "\(request)")
      #expect(tracker.events.last?.name == request.name)
    }
    #expect(
      tracker.events.map(\.outcome) == [
        .done, .done, .done, .done, .done, .failed, .done, .failed, .nothingMatched, .failed, .failed, .failed, .nothingMatched, .done,
      ])
  }

  @Test("an overtaken request is tracked once too")
  func tracksOvertaken() async {
    let (session, tracker) = (Session(), EventTracker())
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: tracker, log: nil)
    await session.list.hold()
    let first = Task { await view.perform(.show(.all)) }
    await session.list.called(times: 1)
    let second = Task { await view.perform(.search("tea")) }
    await session.list.called(times: 2)
    await session.list.release(1)
    await second.value
    await session.list.release(0)
    await first.value
    #expect(tracker.events == [TrackingEvent(.search("tea"), .done), TrackingEvent(.show(.all), .done)])
  }

  @Test("going back or forward is one event and one line, also when there is no such state")
  func tracksTravel() async {
    let (session, tracker, lines) = (Session(), EventTracker(), Lines())
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: tracker, log: lines)
    await view.perform(.show(.all))
    await view.perform(.search("cocoa"))
    _ = await view.back()
    _ = await view.back()
    _ = await view.forward()
    #expect(tracker.events.suffix(3).map(\.name) == ["back", "back", "forward"])
    #expect(tracker.events.suffix(3).map(\.outcome) == [.done, .nothingMatched, .done])
    #expect(lines.lines.suffix(3) == ["went back", "no state to go back to", "went forward"])
  }

  @Test("a list alone tracks an article when the other scene is done")
  func tracksRoute() {
    let routed = ArticleAction.routed(.article(Session.first))
    #expect(routed.trackingEvent == TrackingEvent(.open(Session.first), .done))
  }

  @Test("a failing tracker changes nothing that is shown, and leaves a line in the log")
  func survives() async {
    let (session, other, lines) = (Session(), Session(), Lines())
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: EventTracker(isBroken: true), log: lines)
    let quiet = ReduxScene.readingSession(in: other.dependencies)
    for request in Session.script {
      await view.perform(request)
      await quiet.perform(request)
    }
    #expect(session.drawn == other.drawn)
    #expect(lines.lines.count { $0 == "failed: tracking of open: offline" } == 4)
  }

  @Test("the log has one line for each action, causes before effects")
  func logs() async {
    let (session, lines) = (Session(), Lines())
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: nil, log: lines)
    for request: ArticleList.Request in [.show(.all), .open(Session.first), .change(Session.star)] { await view.perform(request) }
    #expect(
      lines.lines == [
        "asked: show", "list begun", "list 1 read: 3 rows", "count begun", "count 1 done: 3",
        "asked: open", "open begun: \(Session.first.prefix)", "open 1 done: \(Session.first.prefix)",
        "asked: change", "changed: 1 articles", "list begun", "list 2 read: 3 rows", "count begun", "count 2 done: 3",
      ])
  }

  @Test(
    "a failure is one error that is shown, and one line in the log",
    arguments: [
      .search("fail"), .search("\u{7}"), .open(ArticleReference("ffff")), .change(StatusChange([ArticleReference("ffff")], .toggle(.read))),
    ] as [ArticleList.Request])
  func logsFailure(request: ArticleList.Request) async {
    let (session, lines) = (Session(), Lines())
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: nil, log: lines)
    await view.perform(.show(.all))
    await view.perform(request)
    #expect(lines.lines.count { $0.hasPrefix("failed: ") } == 1)
    #expect(session.lists.values.count { $0.outcome == .failed } + session.details.values.count { $0.outcome == .failed } == 1)
  }

  @Test("no line of the log and no event contains what was searched for")
  func isPrivate() async {
    let (session, tracker, lines) = (Session(), EventTracker(), Lines())
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: tracker, log: lines)
    await view.perform(.search("secret"))
    #expect(!"\(tracker.events) \(lines.lines)".contains("secret"))
  }
}
