import CoreDoubles
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@MainActor @Suite("Listing pictures")
struct PictureListInteractorTests {
  private typealias Item = PictureList.Item

  private nonisolated static let pictures = ["One", "Two", "Three"].map { PictureSummary.sample($0) }
  private nonisolated static let missing = PictureError.fileMissing(pictures[1].id, path: pictures[1].path)

  private let scene = PictureListScene()

  /// The response for pictures in these states.
  private func listed(_ states: PictureRow.State...) -> PictureList.Response {
    .listed(zip(Self.pictures, states).map { Item($0, state: $1) }, at: .sample())
  }

  /// Opens the files of all pictures except the second one, whose file is missing.
  private func openAllButSecond() -> PictureListScene.Open {
    PictureListScene.Open { $0 == PictureReference(Self.pictures[1].id) ? .failure(Self.missing) : .success(.sample()) }
  }

  @Test("an empty list is presented with the time, and no file is opened")
  func showsNone() async {
    let open = PictureListScene.Open { _ in .success(.sample()) }
    await scene.interactor(open: open).perform(.show)
    #expect(scene.responses.values == [.listed([], at: .sample())])
    #expect(await open.inputs.isEmpty)
  }

  @Test("pictures load one after another, each with its own state, and a failure does not affect the others")
  func shows() async {
    let open = openAllButSecond()
    await scene.interactor(list: .init { _ in .success(Self.pictures) }, open: open).perform(.show)
    #expect(await open.inputs == Self.pictures.map { PictureReference($0.id) })
    #expect(
      scene.responses.values == [
        listed(.notLoaded, .notLoaded, .notLoaded), listed(.loaded, .notLoaded, .notLoaded),
        listed(.loaded, .failed(Self.missing), .notLoaded), listed(.loaded, .failed(Self.missing), .loaded),
      ])
  }

  @Test("a slow file does not delay the known states of the other pictures")
  func showsWhatIsKnown() async {
    let open = openAllButSecond()
    let interactor = scene.interactor(list: .init { _ in .success(Self.pictures) }, open: open)
    await open.hold()
    let show = Task { await interactor.perform(.show) }
    await open.called(times: 1)
    #expect(scene.responses.values == [listed(.notLoaded, .notLoaded, .notLoaded)])
    await open.release(0)
    await open.called(times: 2)
    #expect(scene.responses.values.last == listed(.loaded, .notLoaded, .notLoaded))
    await open.release(1)
    await open.called(times: 3)
    await open.release(2)
    await show.value
    #expect(scene.responses.values.last == listed(.loaded, .failed(Self.missing), .loaded))
  }

  @Test("a failed request presents its error, and no file is opened", arguments: PictureError.all)
  func failsToShow(error: PictureError) async {
    let open = PictureListScene.Open { _ in .success(.sample()) }
    await scene.interactor(list: .init { _ in .failure(error) }, open: open).perform(.show)
    #expect(scene.responses.values == [.failed(error)])
    #expect(await open.inputs.isEmpty)
  }

  @Test("neither the list nor the failure of a superseded request is presented", arguments: [false, true])
  func dropsOvertakenList(fails: Bool) async {
    let list = PictureListScene.List(inTurn: fails ? .failure(.cancelled) : .success([.sample("Old")]), .success(Self.pictures))
    let open = openAllButSecond()
    let interactor = scene.interactor(list: list, open: open)
    await list.hold()
    let first = Task { await interactor.perform(.show) }
    await list.called(times: 1)
    let second = Task { await interactor.perform(.show) }
    await list.called(times: 2)
    await list.release(1)
    await second.value
    await list.release(0)
    await first.value
    #expect(scene.responses.values.count == 4)
    #expect(scene.responses.values.last == listed(.loaded, .failed(Self.missing), .loaded))
    #expect(await open.inputs.count == 3)
  }

  @Test("a list superseded while its files load opens no further file and is no longer presented", arguments: [0, 2])
  func dropsOvertakenFiles(heldAt index: Int) async {
    let open = openAllButSecond()
    let interactor = scene.interactor(list: .init(inTurn: .success(Self.pictures), .success([])), open: open)
    await open.hold()
    let done = Recorder<Void>()
    Task {
      await interactor.perform(.show)
      done.present(())
    }
    for earlier in 0..<index {
      await open.called(times: earlier + 1)
      await open.release(earlier)
    }
    await open.called(times: index + 1)
    await interactor.perform(.show)
    await open.release(index)
    // Also watches the inputs: another call would be held, and the test would hang instead of failing.
    while done.values.isEmpty, await open.inputs.count == index + 1 { await Task.yield() }
    #expect(scene.responses.values.last == .listed([], at: .sample()))
    #expect(scene.responses.values.count == index + 2)
    #expect(await open.inputs.count == index + 1)
  }

  @Test("the named picture is removed and presented")
  func removes() async {
    let remove = PictureListScene.Remove { _ in .success(Self.pictures[0]) }
    await scene.interactor(remove: remove).perform(.remove(PictureReference("AB12")))
    #expect(await remove.inputs == [PictureReference("ab12")])
    #expect(scene.responses.values == [.removed(Self.pictures[0])])
  }

  @Test("every error of a removal is presented", arguments: PictureError.all)
  func failsToRemove(error: PictureError) async {
    await scene.interactor(remove: .init { _ in .failure(error) }).perform(.remove(PictureReference("ab12")))
    #expect(scene.responses.values == [.failed(error)])
  }
}
