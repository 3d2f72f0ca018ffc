import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@testable import VariantViDRep

@MainActor @Suite("Preview and saved pictures of ViDRep", .timeLimit(.minutes(10)))
struct ViDRepSavedPicturesTests {
  private typealias Pictures = ViDRepPictures
  private static let missing = PictureError.fileMissing(Pictures.cat.id, path: "/pictures/cat.gif")

  /// The sentences of the preview after its picture.
  private func told(_ pictures: ViDRepPictures) -> [PictureDetail.State] {
    pictures.drawnPreviews.map(\.state).filter { if case .loaded = $0 { false } else { true } }
  }

  @Test("a picture that is kept in the preview shows among the saved ones without reading the store")
  func keeps() async {
    let pictures = Pictures(saved: .success([]))
    await pictures.perform(.type("Hello"), .search, .keep)
    #expect(told(pictures) == [.told("Saved 'Hello' (\(Pictures.hello.id.short)).")])
    let reads = (await pictures.list.inputs.count, await pictures.open.inputs.count)
    await pictures.perform(.saved)
    #expect(pictures.drawnLists.last?.rows.map(\.caption) == ["Hello"])
    #expect((await pictures.list.inputs.count, await pictures.open.inputs.count) == reads)
  }

  @Test("a picture that is kept while the list is on the screen appears there at once")
  func keepsInSight() async {
    let pictures = Pictures()
    await pictures.perform(.type("Hello"), .search, .saved, .keep)
    #expect(pictures.drawnLists.map { $0.rows.map(\.caption) } == [["cat", "tea"], ["Hello", "cat", "tea"]])
  }

  @Test("a picture is kept once, unkept once, and kept again")
  func keepsOnce() async {
    let pictures = Pictures()
    await pictures.perform(.type("Hello"), .search, .unkeep, .keep, .keep, .unkeep, .unkeep, .keep)
    let (id, reference) = (Pictures.hello.id.short, PictureReference(Pictures.hello.id))
    #expect(
      told(pictures) == [
        .told("Not saved: 'Hello' (\(id))."), .told("Saved 'Hello' (\(id))."), .told("Saved before: 'Hello' (\(id))."),
        .told("No longer saved: 'Hello' (\(id))."), .told("Not saved: 'Hello' (\(id))."), .told("Saved 'Hello' (\(id))."),
      ])
    #expect(await pictures.save.inputs == [reference, reference])
    #expect(await pictures.unsave.inputs == [reference])
    #expect(await pictures.remove.inputs.isEmpty)
    await pictures.perform(.saved)
    #expect(pictures.drawnLists.last?.rows.map(\.caption) == ["Hello", "cat", "tea"])
  }

  @Test("a picture that cannot be kept gives one message, and is not among the saved ones")
  func cannotKeep() async {
    let pictures = Pictures(save: Pictures.Save { _ in .failure(.cancelled) })
    await pictures.perform(.type("Hello"), .search, .keep, .saved)
    #expect(told(pictures) == [.failed])
    #expect(pictures.drawnLists.last?.rows.map(\.caption) == ["cat", "tea"])
  }

  @Test("after the list could not be read, it is read again before a picture is kept or unkept")
  func knowsAgain() async {
    let list = Pictures.List(inTurn: .failure(.cancelled), .success([Pictures.tea]), .success([]))
    let (repository, reference) = (Self.repository(), PictureReference(Pictures.tea.id))
    let unsave = Pictures.Save { _ in .success(ChangedPicture(picture: Pictures.tea, hasChanged: true)) }
    let dispatcher = SavedPicturesDispatcher(
      database: PictureDatabase(
        list: list, openStored: Stub { .failure(.notFound($0)) }, save: Stub { _ in .failure(.noPicture) }, unsave: unsave,
        removeStored: Stub { .failure(.notFound($0)) }),
      repository: repository)
    await dispatcher.runAction(PicturePreviewAction.appear)
    await dispatcher.runAction(.unkeep(Pictures.tea))
    await dispatcher.runAction(.unkeep(Pictures.tea))
    #expect(repository.saved.mark.phase == .retrieved(.notKept(Pictures.tea)))
    #expect(await unsave.inputs == [reference])
  }

  @Test("without a picture in the preview, there is nothing to keep or unkeep")
  func nothing() async {
    let pictures = Pictures()
    await pictures.perform(.keep, .unkeep)
    #expect(pictures.drawnPreviews == [PictureSearchScene.failed(.noPicture), PictureSearchScene.failed(.noPicture)])
  }

  @Test("a saved picture opens in the preview, and is kept already")
  func shows() async {
    let pictures = Pictures()
    await pictures.perform(.saved, .show(PictureReference(Pictures.tea.id)), .keep)
    #expect(pictures.drawnPreviews.first == PicturePreviewScene.viewModel(of: .sample(Pictures.tea), isKept: true))
    #expect(told(pictures) == [.told("Saved before: 'tea' (\(Pictures.tea.id.short)).")])
    await pictures.perform(.show(PictureReference("ffff")))
    #expect(pictures.drawnPreviews.count == 2)
    #expect(pictures.drawnLists.last == SavedPicturesWording.failed(.notFound(PictureReference("ffff"))))
  }

  @Test("a saved picture whose file is missing spares the others, and its removal is offered")
  func spares() async {
    let pictures = Pictures(open: Pictures.Open(inTurn: .failure(Self.missing), .success(.sample(Pictures.tea))))
    await pictures.perform(.saved)
    let list = pictures.drawnLists.last
    #expect(list?.rows.map { $0.problem == nil } == [false, true])
    #expect(list?.messages.compactMap(\.hint).map { $0.text.contains("remove \(Pictures.cat.id.short)") } == [true])
    #expect(list?.outcome == .someFailed)
    await pictures.perform(.remove(PictureReference(Pictures.cat.id)))
    #expect(pictures.drawnLists.last?.rows.map(\.caption) == ["tea"])
    #expect(pictures.drawnLists.last?.entry?.contains("cat") == true)
  }

  @Test("a list shown again checks only the files that failed")
  func checksAgain() async {
    let open = Pictures.Open(inTurn: .failure(Self.missing), .success(.sample(Pictures.tea)))
    let pictures = Pictures(open: open)
    await pictures.perform(.saved, .saved, .saved)
    #expect(await open.inputs.map(\.prefix) == [Pictures.cat, Pictures.tea, Pictures.cat].map(\.id.text))
    #expect(pictures.drawnLists.map(\.outcome) == [.someFailed, .done, .done])
    #expect(await pictures.list.inputs.count == 1)
  }

  @Test("the files are checked one by one, with progress")
  func progress() async {
    let pictures = Pictures()
    await pictures.perform(.saved)
    #expect(pictures.progress.last == "Looking at picture 2 of 2 …")
    #expect(pictures.drawnLists.count == 1)
  }

  @Test("a list that cannot be read says so, and is read again next time")
  func cannotList() async {
    let pictures = Pictures(saved: .failure(.cancelled))
    await pictures.perform(.saved, .saved)
    #expect(pictures.drawnLists == [SavedPicturesWording.failed(.cancelled), SavedPicturesWording.failed(.cancelled)])
    #expect(await pictures.list.inputs.count == 2)
  }

  @Test("a picture that is removed while its file is checked leaves no state")
  func removedMeanwhile() async {
    let (repository, open) = (Self.repository(), Pictures.Open { _ in .success(.sample(Pictures.cat)) })
    let dispatcher = SavedPicturesDispatcher(
      database: PictureDatabase(
        list: Pictures.List { _ in .success([Pictures.cat]) }, openStored: open, save: Pictures.Save { _ in .failure(.noPicture) },
        unsave: Stub { _ in .failure(.noPicture) }, removeStored: Pictures.Remove { _ in .success(Pictures.cat) }),
      repository: repository)
    await open.hold()
    let appear = Task { await dispatcher.runAction(SavedPicturesAction.appear) }
    await open.called(times: 1)
    await dispatcher.runAction(.remove(PictureReference(Pictures.cat.id)))
    await open.release(0)
    await appear.value
    #expect(repository.saved.list.phase == .retrieved([]))
    #expect(repository.saved.files.isEmpty)
  }

  @Test("a list that is being read when a picture is kept is read again")
  func readAgain() async {
    let repository = Self.repository()
    let list = Pictures.List(inTurn: .success([]), .success([Pictures.hello]))
    let dispatcher = SavedPicturesDispatcher(
      database: PictureDatabase(
        list: list, openStored: Stub { .failure(.notFound($0)) },
        save: Stub { _ in .success(ChangedPicture(picture: Pictures.hello, hasChanged: true)) },
        unsave: Stub { _ in .failure(.noPicture) }, removeStored: Stub { .failure(.notFound($0)) }),
      repository: repository)
    await list.hold()
    let appear = Task { await dispatcher.runAction(SavedPicturesAction.appear) }
    await list.called(times: 1)
    await dispatcher.runAction(.keep(Pictures.hello))
    await list.release(0)
    await list.called(times: 2)
    await list.release(1)
    await appear.value
    #expect(repository.saved.list.phase == .retrieved([Pictures.hello]))
  }

  private static func repository() -> PictureDialogueRepository {
    PictureDialogueRepository(caption: CaptionInput(text: "", remarks: []))
  }

  @Test("a list that is not on the screen is not drawn")
  func hidden() async {
    let pictures = Pictures()
    await pictures.perform(.saved, .type("Hello"), .search, .keep)
    #expect(pictures.drawnLists.count == 1)
  }
}
