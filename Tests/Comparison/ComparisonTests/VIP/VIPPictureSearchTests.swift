@testable import ComparisonVIP
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@MainActor
@Suite("The search of VIP")
struct VIPPictureSearchTests {
  typealias Response = PictureSearchInteractor.Response
  private typealias Fetch = Stub<String, PictureDetails?, PictureError>
  private typealias Save = Stub<PictureReference?, ChangedPicture, PictureError>

  private nonisolated static let tea = PictureSummary.sample("Tea", saved: .sample())
  private nonisolated static let fresh = PictureDetails.sample(.sample("Fresh"), remarks: [.mentionsDog])
  private nonisolated static let saved = ChangedPicture(picture: tea, hasChanged: true)

  private let save = Save { _ in .success(saved) }
  private let presenter = Recorder<Response>()

  private func perform(_ requests: PictureSearchInteractor.Request..., fetch: Fetch = Fetch { _ in .success(fresh) }) async {
    let interactor = PictureSearchInteractor(fetch: fetch, save: save, unsave: save, presenter: presenter)
    for request in requests { await interactor.perform(request) }
  }

  @Test("a typed caption is remarked on, and then searched")
  func searches() async {
    let fetch = Fetch { _ in .success(Self.fresh) }
    await perform(.type("dog"), .search, fetch: fetch)
    #expect(await fetch.inputs == ["dog"])
    #expect(presenter.values == [.typed("dog", [.mentionsDog]), .loading(caption: "dog"), .found(Self.fresh)])
  }

  @Test("a refused caption, as no caption is one, makes no request")
  func refuses() async {
    let fetch = Fetch { _ in .success(Self.fresh) }
    await perform(.search, .type("far too long"), .search, fetch: fetch)
    #expect(await fetch.inputs.isEmpty)
    #expect(
      presenter.values == [
        .failed(.captionRefused([.empty])), .typed("far too long", [.tooLong(characters: 12)]),
        .failed(.captionRefused([.tooLong(characters: 12)])),
      ])
  }

  @Test(
    "a search that fails is presented, and an overtaken one is not",
    arguments: [(.failure(.cancelled), [.failed(.cancelled)]), (.success(nil), [])]
      as [(
        Result<PictureDetails?, PictureError>, [Response]
      )])
  func fails(answer: Result<PictureDetails?, PictureError>, responses: [Response]) async {
    await perform(.type("tea"), .search, fetch: Fetch { _ in answer })
    #expect(presenter.values == [.typed("tea", []), .loading(caption: "tea")] + responses)
  }

  @Test("the picture that was opened or found last is kept and unkept; before one is shown, there is none")
  func keeps() async {
    await perform(.keep, .show(PictureReference(Self.tea.id)), .keep, .type("tea"), .search, .unkeep)
    #expect(await save.inputs == [PictureReference(Self.tea.id), PictureReference(Self.fresh.summary.id)])
    #expect(
      presenter.values == [
        .failed(.noPicture), .saved(Self.saved), .typed("tea", []), .loading(caption: "tea"), .found(Self.fresh), .unsaved(Self.saved),
      ])
  }

  private nonisolated static let stored = Message(.notice, "It is stored until the next one.", hint: "'keep' saves it permanently.")
  private nonisolated static let dog = Message(.warning, "The caption says 'dog', but the pictures show cats.")

  @Test(
    "a found picture has the remarks on its caption, and a notice of how long it is stored",
    arguments: [(fresh, [dog, stored]), (.sample(tea), [Message(.notice, "It is saved.", hint: "'unkeep' reverts that.")])]
      as [(PictureDetails, [Message])])
  func showsPicture(details: PictureDetails, messages: [Message]) {
    #expect(
      PictureSearchPresenter.viewModel(for: .found(details)) == PictureDetailPresenter.viewModel(for: details, messages: messages))
  }

  @Test(
    "what is no picture is a sentence",
    arguments: [
      (.typed("dog", [.mentionsDog]), .reported("Caption: 'dog'"), [dog]),
      (.loading(caption: "tea"), .loading("Waiting for a picture that says 'tea' …"), []),
      (.saved(saved), .reported("Saved 'Tea' (\(tea.id.short))."), []),
      (.saved(ChangedPicture(picture: tea, hasChanged: false)), .reported("Saved before: 'Tea' (\(tea.id.short))."), []),
      (
        .unsaved(ChangedPicture(picture: fresh.summary, hasChanged: true)),
        .reported("No longer saved: 'Fresh' (\(fresh.summary.id.short))."),
        [stored]
      ),
      (
        .unsaved(ChangedPicture(picture: fresh.summary, hasChanged: false)), .reported("Not saved: 'Fresh' (\(fresh.summary.id.short))."),
        []
      ),
      (.failed(.noPicture), .failed, [Message(.failure, "There is no picture yet.", hint: "'search WORD' gets one.")]),
    ] as [(Response, PictureDetail.State, [Message])])
  func shows(response: Response, state: PictureDetail.State, messages: [Message]) {
    let viewModel = PictureSearchPresenter.viewModel(for: response)
    #expect(viewModel.state == state)
    #expect(viewModel.messages == messages)
  }
}
