import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@MainActor @Suite("Getting, saving and opening a picture")
struct PictureDetailTests {
  private typealias Fetch = Stub<String, PictureDetails, PictureError>
  private typealias Save = Stub<PictureReference?, ChangedPicture, PictureError>
  private typealias Show = Stub<PictureReference, PictureDetails, PictureError>

  private nonisolated static let tea = PictureDetails.sample(.sample("Tea"))
  private nonisolated static let saved = ChangedPicture(picture: tea.summary, hasChanged: true)

  private let recorder = Recorder<PictureDetail.Response>()

  private func interactor(
    fetch: Fetch = Fetch { _ in .success(tea) }, save: Save = Save { _ in .success(saved) }, unsave: Save = Save { _ in .success(saved) },
    show: Show = Show { _ in .success(tea) }
  ) -> PictureDetailInteractor {
    PictureDetailInteractor(fetch: fetch, save: save, unsave: unsave, show: show, presenter: recorder)
  }

  @Test("a request presents the loading state, then the picture, with the caption as typed")
  func fetches() async {
    let fetch = Fetch { _ in .success(Self.tea) }
    await interactor(fetch: fetch).perform(.fetch(" Tea "))
    #expect(await fetch.inputs == [" Tea "])
    #expect(recorder.values == [.loading(caption: " Tea "), .fetched(Self.tea)])
  }

  @Test("a failed request presents its error, and the next one runs", arguments: PictureError.all)
  func failsToFetch(error: PictureError) async {
    let interactor = interactor(fetch: Fetch(inTurn: .failure(error), .success(Self.tea)))
    for caption in ["One", "Two"] { await interactor.perform(.fetch(caption)) }
    #expect(recorder.values == [.loading(caption: "One"), .failed(error), .loading(caption: "Two"), .fetched(Self.tea)])
  }

  @Test("a later request for a picture overtakes an earlier one, whose answer or failure is not shown", arguments: [false, true])
  func overtakes(fails: Bool) async {
    let ink = PictureDetails.sample(.sample("Ink"))
    let fetch = Fetch(inTurn: fails ? .failure(.cancelled) : .success(Self.tea), .success(ink))
    await fetch.hold()
    let save = Save { _ in .success(Self.saved) }
    let scene = interactor(fetch: fetch, save: save)
    let first = Task { await scene.perform(.fetch("Tea")) }
    await fetch.called(times: 1)
    let second = Task { await scene.perform(.fetch("Ink")) }
    await fetch.called(times: 2)
    await fetch.release(1)
    await second.value
    await fetch.release(0)
    await first.value
    await scene.perform(.saveShown)
    #expect(recorder.values == [.loading(caption: "Tea"), .loading(caption: "Ink"), .fetched(ink), .saved(Self.saved)])
    #expect(await save.inputs == [PictureReference(ink.summary.id)], "The picture that is shown is kept.")
  }

  @Test("the last picture is saved, and the named picture is opened")
  func savesAndOpens() async {
    let (save, show) = (Save { _ in .success(Self.saved) }, Show { _ in .success(Self.tea) })
    let interactor = interactor(save: save, show: show)
    await interactor.perform(.saveLast)
    await interactor.perform(.show(PictureReference("AB12")))
    #expect(await save.inputs == [nil])
    #expect(await show.inputs == [PictureReference("ab12")])
    #expect(recorder.values == [.saved(Self.saved), .opened(Self.tea)])
  }

  @Test("every error of saving and opening is presented", arguments: PictureError.all)
  func fails(error: PictureError) async {
    let interactor = interactor(save: Save { _ in .failure(error) }, show: Show { _ in .failure(error) })
    await interactor.perform(.saveLast)
    await interactor.perform(.show(PictureReference("ab12")))
    #expect(recorder.values == [.failed(error), .failed(error)])
  }

  /// The dialogue of pictures, whose list records its requests.
  private func perform(_ lines: [PictureDialogueRequest], on detail: PictureDetailInteractor) async -> [PictureList.Request] {
    let list = RecordedList()
    let dialogue = PictureDialogueInteractor(detail: detail, list: list)
    for line in lines { await dialogue.perform(line) }
    return list.requests
  }

  @Test("in the dialogue, the typed caption is judged and searched, and the shown picture is kept and unkept")
  func dialogue() async {
    let (fetch, save, unsave) = (Fetch { _ in .success(Self.tea) }, Save { _ in .success(Self.saved) }, Save { _ in .success(Self.saved) })
    let lines: [PictureDialogueRequest] = [.type("dog"), .search, .keep, .unkeep, .notUnderstood("dance")]
    #expect(await perform(lines, on: interactor(fetch: fetch, save: save, unsave: unsave)).isEmpty)
    #expect(await fetch.inputs == ["dog"])
    #expect(await save.inputs == [PictureReference(Self.tea.summary.id)])
    #expect(await unsave.inputs == [PictureReference(Self.tea.summary.id)])
    #expect(
      recorder.values == [
        .typed("dog", [.mentionsDog]), .loading(caption: "dog"), .fetched(Self.tea), .saved(Self.saved), .unsaved(Self.saved),
        .notUnderstood("dance"),
      ])
  }

  @Test("the dialogue keeps the picture that it has opened; before one is shown, keep and unkeep change nothing")
  func keepsOpened() async {
    let save = Save { _ in .success(Self.saved) }
    _ = await perform([.keep, .unkeep, .show(PictureReference("ab12")), .keep], on: interactor(save: save))
    #expect(await save.inputs == [PictureReference(Self.tea.summary.id)])
    #expect(recorder.values == [.failed(.noPicture), .failed(.noPicture), .opened(Self.tea), .saved(Self.saved)])
  }

  @Test("in the dialogue, the list shows all saved pictures and removes one")
  func list() async {
    #expect(
      await perform([.saved, .remove(PictureReference("ab12"))], on: interactor()) == [.show(.all), .remove(PictureReference("ab12"))])
    #expect(recorder.values.isEmpty)
  }
}

@Suite("Presentation of a picture")
struct PictureDetailPresenterTests {
  private static let fresh = PictureSummary.sample("Tea")
  private static let saved = PictureSummary.sample("Tea", saved: .sample())

  private static let kept = Message(.notice, "It is stored until the next one.", hint: "\(run: "picture save") saves it permanently.")

  @Test("a loading picture is a sentence, and exports nothing yet")
  func loading() {
    let viewModel = PictureDetailPresenter.viewModel(for: .loading(caption: "Tea"))
    #expect(
      viewModel
        == PictureDetail.ViewModel(
          state: .loading("Waiting for a picture that says 'Tea' …"), messages: [], exported: .empty, outcome: .done))
    #expect(viewModel.isLoading)
  }

  @Test(
    "a new picture has its details, the remarks on its caption, and a notice about saving",
    arguments: [
      (.sample(fresh), [kept]), (.sample(saved), [Message(.notice, "It is already saved.")]),
      (.sample(fresh, remarks: [.mentionsDog]), [CaptionWording.message(for: .mentionsDog), kept]),
    ] as [(PictureDetails, [Message])])
  func fetched(details: PictureDetails, messages: [Message]) {
    let viewModel = PictureDetailPresenter.viewModel(for: .fetched(details))
    #expect(viewModel.messages == messages)
    expectShown(details, viewModel)
  }

  @Test("an opened picture has its details and no message")
  func opened() {
    let details = PictureDetails.sample(Self.saved)
    let viewModel = PictureDetailPresenter.viewModel(for: .opened(details))
    #expect(viewModel.messages.isEmpty)
    expectShown(details, viewModel)
  }

  private func expectShown(_ details: PictureDetails, _ viewModel: PictureDetail.ViewModel) {
    let picture = ShownPicture(bytes: details.bytes, format: details.summary.format)
    #expect(viewModel.state == .loaded(picture, PictureDetailLines.details(about: details.summary)))
    #expect(viewModel.exported == .record(ExportedRecord(PictureDetailLines.fields(of: details.summary))))
    #expect(viewModel.outcome == .done && !viewModel.isLoading)
  }

  @Test("a picture that could not be marked as seen is shown with a warning")
  func notMarked() {
    let details = PictureDetails.sample(Self.saved, problem: .store(.locked(byProcess: 42)))
    let viewModel = PictureDetailPresenter.viewModel(for: .opened(details))
    let message = PictureWording.messages(for: .store(.locked(byProcess: 42)))[0]
    #expect(
      viewModel.messages == [Message(.warning, "\(message.sentence) The picture was not marked as seen.", hint: message.hint)])
    expectShown(details, viewModel)
  }

  @Test("in the dialogue, each picture has a notice about keeping it", arguments: [fresh, saved])
  func preview(picture: PictureSummary) {
    let notice =
      picture == Self.saved
      ? Message(.notice, "It is saved.", hint: "'unkeep' reverts that.")
      : Message(.notice, "It is stored until the next one.", hint: "'keep' saves it permanently.")
    for response in [.fetched(.sample(picture)), .opened(.sample(picture))] as [PictureDetail.Response] {
      #expect(PictureDetailPresenter.viewModel(for: response, hints: .dialogue).messages == [notice])
    }
  }

  @Test(
    "a typed caption is a sentence with all remarks, and a record for programs",
    arguments: [("tea", [], true), ("dog", [.mentionsDog], true), ("", [.empty], false)] as [(String, [CaptionRemark], Bool)])
  func typed(caption: String, remarks: [CaptionRemark], isUsable: Bool) {
    #expect(
      PictureDetailPresenter.viewModel(for: .typed(caption, remarks), hints: .dialogue)
        == PictureDetail.ViewModel(
          state: .reported("Caption: '\(caption)'"), messages: remarks.map { CaptionWording.message(for: $0, hints: .dialogue) },
          exported: .record(ExportedRecord([.init("caption", .text(caption)), .init("is_usable", .bool(isUsable))])), outcome: .done))
  }

  @Test("an unsaved picture is a sentence, and stored until the next one", arguments: [(true, "No longer saved:"), (false, "Not saved:")])
  func unsaved(hasChanged: Bool, beginning: String) {
    let viewModel = PictureDetailPresenter.viewModel(
      for: .unsaved(ChangedPicture(picture: Self.fresh, hasChanged: hasChanged)), hints: .dialogue)
    #expect(viewModel.state == .reported("\(beginning) 'Tea' (\(Self.fresh.id.short))."))
    #expect(viewModel.messages.map(\.sentence) == (hasChanged ? ["It is stored until the next one."] : []))
  }

  @Test("a line that is no command is named")
  func notUnderstood() {
    #expect(
      PictureDetailPresenter.viewModel(for: .notUnderstood("dance"))
        == PictureDetail.ViewModel(state: .failed, messages: [.notACommand("dance")], exported: .empty, outcome: .failed))
  }

  @Test("a saved picture is a sentence, and a record for programs", arguments: [(true, "Saved"), (false, "Saved before:")])
  func reported(hasChanged: Bool, beginning: String) {
    #expect(
      PictureDetailPresenter.viewModel(for: .saved(ChangedPicture(picture: Self.saved, hasChanged: hasChanged)))
        == PictureDetail.ViewModel(
          state: .reported("\(beginning) 'Tea' (\(Self.saved.id.short))."), messages: [],
          exported: .record(ExportedRecord(PictureDetailLines.fields(of: Self.saved))), outcome: .done))
  }

  @Test("a failure has its messages and nothing else", arguments: PictureError.all)
  func failure(error: PictureError) {
    let viewModel = PictureDetailPresenter.viewModel(for: .failed(error))
    #expect(
      viewModel
        == PictureDetail.ViewModel(
          state: .failed, messages: PictureWording.messages(for: error), exported: .empty, outcome: .failed))
    #expect(!viewModel.isLoading)
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<PictureDetail.ViewModel>()
    PictureDetailPresenter(display: display).present(.loading(caption: "Tea"))
    #expect(display.values == [PictureDetailPresenter.viewModel(for: .loading(caption: "Tea"))])
  }
}

/// The scene of the list, which records its requests.
private final class RecordedList: Interactor {
  private(set) var requests: [PictureList.Request] = []

  func perform(_ request: PictureList.Request) async { requests.append(request) }
}
