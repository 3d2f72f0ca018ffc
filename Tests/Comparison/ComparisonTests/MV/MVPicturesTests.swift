import ComparisonScenes
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@testable import ComparisonMV

/// The state is private to the view, so these tests can only check what the view draws.
@MainActor @Suite("Saved pictures of MV", .timeLimit(.minutes(10)))
struct MVPicturesTests {
  private typealias Change = Stub<PictureReference, ChangedPicture, PictureError>
  private typealias Open = Stub<PictureReference, PictureDetails, PictureError>
  private typealias List = Stub<PictureFilter, [PictureSummary], PictureError>

  private nonisolated static let hello = PictureSummary.sample(saved: .sample())
  private nonisolated static let reference = PictureReference(hello.id)

  private let listed = Recorder<PictureList.ViewModel>()
  private let opened = Recorder<PictureDetail.ViewModel>()
  private let counted = Recorder<PictureCount.ViewModel>()
  private let list = List { _ in .success([hello]) }

  private func session(
    star: Change = Change { _ in .success(ChangedPicture(picture: hello, hasChanged: true)) },
    open: Open = Open { _ in .success(.sample(hello)) }
  ) -> any Interactor<PictureSession.Request> {
    MV.pictures(
      in: PictureDependencies(
        list: list, count: Stub { _ in .success(1) }, star: star, toggle: star, open: open, fetch: Stub { _ in .failure(.noPicture) },
        save: Stub { _ in .failure(.noPicture) }, unsave: Stub { _ in .failure(.noPicture) }, remove: Stub { _ in .failure(.noPicture) },
        listDisplay: listed, detailDisplay: opened, countDisplay: counted, now: { .sample() }))
  }

  @Test("a star that fails while the list is loading is told, and the list is shown after it")
  func failsWhileListing() async {
    await list.hold()
    let session = session(star: Change { _ in .failure(.cancelled) })
    let show = Task { await session.perform(.list) }
    await list.called(times: 1)
    await session.perform(.star(Self.reference))
    await list.release(0)
    await show.value
    #expect(listed.values.map(\.messages) == [[], [.stopped], []])
    #expect(listed.values.map(\.rows.count) == [0, 0, 1])
  }

  @Test("a star while the list is loading is drawn once, and the overtaken list is not drawn")
  func starsWhileListing() async {
    await list.hold()
    let session = session()
    let show = Task { await session.perform(.list) }
    await list.called(times: 1)
    let star = Task { await session.perform(.star(Self.reference)) }
    await list.called(times: 2)
    for call in [1, 0] { await list.release(call) }
    await star.value
    await show.value
    #expect(listed.values.map(\.isLoading) == [true, false])
  }

  @Test("of two pictures that are opened at once, each is drawn when it is there, also after the other fails")
  func opensTwo() async {
    let open = Open(inTurn: .failure(.cancelled), .success(.sample(Self.hello)))
    await open.hold()
    let session = session(open: open)
    let first = Task { await session.perform(.open(Self.reference)) }
    await open.called(times: 1)
    let second = Task { await session.perform(.open(Self.reference)) }
    await open.called(times: 2)
    await open.release(0)
    await first.value
    await open.release(1)
    await second.value
    #expect(opened.values.map(\.outcome) == [.done, .done, .failed, .done])
    #expect(opened.values.map(\.isLoading) == [true, true, false, false])
  }
}
