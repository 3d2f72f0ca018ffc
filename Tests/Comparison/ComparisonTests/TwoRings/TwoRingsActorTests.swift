import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@testable import ComparisonTwoRings

@MainActor
@Suite("The actor of the two rings")
struct TwoRingsActorTests {
  private typealias List = Stub<PictureFilter, [PictureSummary]?, PictureError>
  private typealias Count = Stub<Void, Int?, PictureError>
  private typealias Change = Stub<PictureReference, ChangedPicture, PictureError>
  private typealias Open = Stub<PictureReference, PictureDetails, PictureError>

  private nonisolated static let tea = PictureSummary.sample("Tea", saved: .sample())
  private nonisolated static let seenTea = PictureSummary.sample("Tea", saved: .sample(), isSeen: true)
  private nonisolated static let reference = PictureReference(tea.id)

  private let list = List { _ in .success([tea]) }
  private let count = Count { .success(1) }

  private func actor(
    list: List? = nil, count: Count? = nil, change: Change = Change { _ in .success(ChangedPicture(picture: tea, hasChanged: true)) },
    open: Open = Open { _ in .success(.sample(seenTea)) }
  ) -> PictureActor {
    PictureActor(service: PictureService(list: list ?? self.list, count: count ?? self.count, star: change, toggle: change, open: open))
  }

  @Test("a list is noted without a call, then read with the filter that was noted last")
  func lists() async {
    let actor = actor()
    _ = await actor.perform(.begin(.starred))
    #expect(await list.inputs.isEmpty && actor.list?.value == .loading)
    _ = await actor.perform(.list)
    #expect(await list.inputs == [.starred] && actor.list?.value == .listed([Self.tea], .starred))
  }

  @Test("an overtaken list is no answer, and the number is counted nevertheless")
  func overtaken() async {
    let actor = actor(list: List { _ in .success(nil) })
    #expect(await actor.perform(.list))
    #expect(actor.list == nil)
  }

  @Test("a star that cannot be set is the answer of the list, and ends the use case")
  func failsToStar() async {
    let actor = actor(change: Change { _ in .failure(.cancelled) })
    for action in [.star(Self.reference), .toggle(Self.reference)] as [PictureActor.Action] {
      #expect(await !actor.perform(action))
      #expect(actor.list?.value == .failed(.cancelled))
    }
    #expect(await list.inputs.isEmpty)
  }

  @Test("an opened picture is seen in the list, which is not read again; opened once more, it changes the detail alone")
  func opens() async {
    let actor = actor()
    for action in [.list, .open(Self.reference)] as [PictureActor.Action] { _ = await actor.perform(action) }
    let seen = actor.list
    #expect(seen?.value == .listed([Self.seenTea], .all))
    _ = await actor.perform(.open(Self.reference))
    #expect(actor.list === seen && actor.detail?.value == .opened(.sample(Self.seenTea)))
    #expect(await list.inputs == [.all])
  }

  @Test("after a list that fails, an opened picture is seen in the list before")
  func opensAfterFailure() async {
    let actor = actor(list: List(inTurn: .success([Self.tea]), .failure(.cancelled)))
    for action in [.list, .begin(.starred), .list] as [PictureActor.Action] { _ = await actor.perform(action) }
    #expect(actor.list?.value == .failed(.cancelled))
    _ = await actor.perform(.open(Self.reference))
    #expect(actor.list?.value == .listed([Self.seenTea], .all))
  }

  @Test("a list that was requested before a picture was opened does not bring the old mark back")
  func keepsMark() async {
    let actor = actor()
    await list.hold()
    let reading = Task { await actor.perform(.list) }
    await list.called(times: 1)
    _ = await actor.perform(.open(Self.reference))
    await list.release(0)
    _ = await reading.value
    #expect(actor.list?.value == .listed([Self.seenTea], .all))
  }

  @Test("a picture that cannot be opened, or not marked, changes no row")
  func failsToOpen() async {
    let actor = actor(open: Open(inTurn: .failure(.cancelled), .success(.sample(Self.tea, problem: .cancelled))))
    _ = await actor.perform(.list)
    let list = actor.list
    for detail in [.failed(.cancelled), .opened(.sample(Self.tea, problem: .cancelled))] as [PictureActor.Detail] {
      _ = await actor.perform(.open(Self.reference))
      #expect(actor.detail?.value == detail && actor.list === list)
    }
  }

  @Test("a number is an answer when another one was known, or none since a list was requested")
  func counts() async {
    let actor = actor(count: Count(inTurn: .success(2), .success(2), .success(2), .success(1), .success(nil), .failure(.cancelled)))
    var answers: [Answer<Result<Int, PictureError>>?] = []
    for action in [.count, .count, .begin(nil), .count, .count, .count, .count] as [PictureActor.Action] {
      _ = await actor.perform(action)
      answers.append(actor.number)
    }
    #expect(
      answers.map(\.?.value) == [.success(2), .success(2), nil, .success(2), .success(1), .success(1), .failure(.cancelled)])
    #expect(answers[0] === answers[1] && answers[1] !== answers[3] && answers[4] === answers[5])
  }
}
