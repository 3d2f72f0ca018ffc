import ComparisonScenes
import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@testable import ComparisonViDRep

@MainActor @Suite("Dispatchers of ViDRep", .timeLimit(.minutes(5)))
struct ViDRepDispatcherTests {
  private typealias List = Stub<PictureFilter, [PictureSummary]?, PictureError>
  private typealias Count = Stub<Void, Int, PictureError>
  private typealias Fetch = Stub<String, PictureDetails?, PictureError>

  private let repository = PictureSessionRepository()
  private let pictures = MemoryPictureRepository(PictureStage.pictures)

  private func dispatcher(
    list: List = List { _ in .success(PictureStage.pictures.map(\.summary)) }, count: Count = Count { _ in .success(2) }
  ) -> PictureDispatcher {
    let now: CurrentTime = { .sample() }
    return PictureDispatcher(
      reducer: PictureReducer(),
      database: PictureDatabase(
        list: list, count: LatestUseCase(count), star: StarPicture(.star, pictures: pictures, now: now),
        toggle: StarPicture(.toggle, pictures: pictures, now: now), open: OpenPicture(pictures: pictures),
        save: SavePicture(true, pictures: pictures, now: now), unsave: SavePicture(false, pictures: pictures, now: now),
        remove: RemovePicture(pictures: pictures)), repository: repository)
  }

  private var captions: [String]? { repository.listed.value?.pictures.map(\.caption) }

  @Test("results are kept unchanged in the repository; a failure leaves what was there")
  func keeps() async {
    let list = List(inTurn: .success(PictureStage.pictures.map(\.summary)), .failure(.store(.locked(byProcess: 42))))
    let dispatcher = dispatcher(list: list)
    await dispatcher.runAction(.filter(.starred))
    await dispatcher.runAction(.list)
    #expect(await list.inputs == [.starred, .starred])
    #expect(repository.listed.value == ListedPictures(filter: .starred, pictures: PictureStage.pictures.map(\.summary)))
    guard case .failed(.store(.locked(byProcess: 42))) = repository.listed.phase else {
      Issue.record("\(repository.listed)")
      return
    }
  }

  @Test("a list that was read before a picture was removed does not bring it back")
  func removedMeanwhile() async {
    let list = List { _ in .success(PictureStage.pictures.map(\.summary)) }
    let dispatcher = dispatcher(list: list)
    await list.hold()
    let listing = Task { await dispatcher.runAction(.list) }
    await list.called(times: 1)
    await dispatcher.runAction(.remove(PictureStage.tea.reference))
    await list.release(0)
    await listing.value
    #expect(captions == ["Hello", "Rain"])
  }

  @Test("a number that was counted before a picture was opened does not come back")
  func countedLate() async {
    let count = Count { _ in .success(2) }
    let dispatcher = dispatcher(count: count)
    await dispatcher.runAction(.list)
    await count.hold()
    let listing = Task { await dispatcher.runAction(.list) }
    await count.called(times: 2)
    await dispatcher.runAction(.open(PictureStage.hello.reference))
    await count.release(1)
    await listing.value
    #expect(repository.unseen.value == 1)
  }

  @Test("a star that saves a picture changes the number")
  func countsStarred() async {
    let dispatcher = dispatcher(count: Count(inTurn: .success(2), .success(2), .success(3)))
    await dispatcher.runAction(.list)
    let counted = repository.unseen
    await dispatcher.runAction(.star(PictureStage.hello.reference))
    #expect(repository.unseen == counted)
    await dispatcher.runAction(.star(PictureStage.rain.reference))
    #expect(repository.unseen.value == 3)
  }

  @Test("a picture that was not saved is removed without a change of the list")
  func removesUnsaved() async throws {
    let dispatcher = dispatcher()
    _ = try await pictures.fetch("Hi", at: .sample(), now: .sample())
    await dispatcher.runAction(.list)
    let listed = repository.listed
    await dispatcher.runAction(.remove(Picture.sample("Hi").reference))
    #expect(repository.listed == listed && repository.unseen.value == 2)
    #expect(repository.removed.value?.caption == "Hi")
  }

  @Test("a search with a refused caption makes no request")
  func refuses() async {
    let fetch = Fetch { _ in .success(nil) }
    let dispatcher = PictureSearchDispatcher(reducer: PictureReducer(), client: fetch, repository: repository)
    for action in [.search, .inputText("this dog is too long"), .search] as [PictureSearchAction] { await dispatcher.runAction(action) }
    #expect(await fetch.inputs.isEmpty)
    await dispatcher.runAction(.inputText("dog"))
    await dispatcher.runAction(.search)
    #expect(await fetch.inputs == ["dog"])
  }
}
