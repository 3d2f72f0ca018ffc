@testable import ComparisonVIP
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@MainActor
@Suite("The picture of VIP")
struct VIPPictureDetailTests {
  private typealias Open = Stub<PictureReference, PictureDetails, PictureError>
  private typealias Say = Stub<String, PictureDetails?, PictureError>
  private typealias Save = Stub<PictureReference?, ChangedPicture, PictureError>
  typealias Response = PictureDetailInteractor.Response

  private nonisolated static let tea = PictureDetails.sample(.sample("Tea", saved: .sample()))
  private nonisolated static let fresh = PictureDetails.sample(.sample("Fresh"), remarks: [.mentionsDog])
  private nonisolated static let saved = ChangedPicture(picture: tea.summary, hasChanged: true)
  private nonisolated static let reference = PictureReference(tea.summary.id)

  private let save = Save { _ in .success(saved) }
  private let presenter = Recorder<Response>()

  private func interactor(open: Open = Open { _ in .success(tea) }, say: Say = Say { _ in .success(fresh) }) -> PictureDetailInteractor {
    PictureDetailInteractor(open: open, say: say, save: save, unsave: save, presenter: presenter)
  }

  @Test("a typed caption is remarked on without a request, and then searched")
  func searches() async {
    let say = Say { _ in .success(Self.fresh) }
    let interactor = interactor(say: say)
    await interactor.perform(.type("dog"))
    #expect(await say.inputs.isEmpty)
    await interactor.perform(.search)
    #expect(await say.inputs == ["dog"])
    #expect(presenter.values == [.typed("dog", [.mentionsDog]), .searching(caption: "dog"), .found(Self.fresh)])
  }

  @Test(
    "a search that fails is presented, and an overtaken one is not",
    arguments: [(.failure(.cancelled), [.failed(.cancelled)]), (.success(nil), [])] as [(Result<PictureDetails?, PictureError>, [Response])]
  )
  func failsToSearch(answer: Result<PictureDetails?, PictureError>, responses: [Response]) async {
    await interactor(say: Say { _ in answer }).perform(.search)
    #expect(presenter.values == [.searching(caption: "")] + responses)
  }

  @Test("the picture that was opened or found last is kept and unkept; before one is shown, there is none")
  func keeps() async {
    let interactor = interactor()
    for request in [.keep, .open(Self.reference), .keep, .search, .unkeep] as [PictureDetailInteractor.Request] {
      await interactor.perform(request)
    }
    #expect(await save.inputs == [Self.reference, PictureReference(Self.fresh.summary.id)])
    #expect(
      presenter.values == [
        .failed(.noPicture), .opening, .opened(Self.tea), .saved(Self.saved), .searching(caption: ""), .found(Self.fresh),
        .unsaved(Self.saved),
      ])
  }

  @Test("a picture that cannot be opened is presented")
  func failsToOpen() async {
    await interactor(open: Open { _ in .failure(.cancelled) }).perform(.open(Self.reference))
    #expect(presenter.values == [.opening, .failed(.cancelled)])
  }

  private nonisolated static let stored = Message(.notice, "It is stored until the next one.", hint: "'keep' saves it permanently.")
  private nonisolated static let unmarked = Message(.warning, "Stopped before it was done. It is not marked seen.")
  private nonisolated static let dog = Message(.warning, "The caption says 'dog', but the pictures show cats.")

  @Test(
    "a shown picture has its details, and messages about its caption, its mark and its storage",
    arguments: [
      (.opened(tea), tea, []),
      (.opened(.sample(tea.summary, problem: .cancelled)), tea, [unmarked]),
      (.found(fresh), fresh, [dog, stored]),
      (.found(tea), tea, [Message(.notice, "It is saved.", hint: "'unkeep' reverts that.")]),
    ] as [(Response, PictureDetails, [Message])])
  func showsPicture(response: Response, details: PictureDetails, messages: [Message]) {
    let picture = ShownPicture(bytes: details.bytes, format: details.summary.format)
    #expect(
      PictureDetailPresenter.viewModel(for: response)
        == PictureDetail.ViewModel(
          state: .loaded(picture, PictureDetailLines.details(about: details.summary)), messages: messages,
          exported: .record(ExportedRecord(PictureDetailLines.fields(of: details.summary))), outcome: .done))
  }

  @Test(
    "what is no picture is a sentence",
    arguments: [
      (.opening, .loading("Opening a picture …"), []),
      (.searching(caption: "tea"), .loading("Waiting for a picture that says 'tea' …"), []),
      (.typed("tea", []), .told("Caption: 'tea'"), []),
      (.typed("dog", [.mentionsDog]), .told("Caption: 'dog'"), [dog]),
      (.saved(saved), .told("Saved 'Tea' (\(tea.summary.id.short))."), []),
      (.saved(ChangedPicture(picture: tea.summary, hasChanged: false)), .told("Saved before: 'Tea' (\(tea.summary.id.short))."), []),
      (
        .unsaved(ChangedPicture(picture: fresh.summary, hasChanged: true)), .told("No longer saved: 'Fresh' (\(fresh.summary.id.short))."),
        [stored]
      ),
      (.unsaved(ChangedPicture(picture: fresh.summary, hasChanged: false)), .told("Not saved: 'Fresh' (\(fresh.summary.id.short))."), []),
      (.failed(.noPicture), .failed, [Message(.failure, "There is no picture yet.", hint: "'search WORD' gets one.")]),
    ] as [(Response, PictureDetail.State, [Message])])
  func shows(response: Response, state: PictureDetail.State, messages: [Message]) {
    let viewModel = PictureDetailPresenter.viewModel(for: response)
    #expect(viewModel.state == state)
    #expect(viewModel.messages == messages)
  }

  @Test("every error of pictures is one failure, a refused caption one message for each remark", arguments: PictureError.all)
  func showsErrors(error: PictureError) {
    let kinds = PictureErrorWording.messages(for: error).map(\.kind)
    if case .captionRefused(let remarks) = error {
      #expect(kinds == remarks.map { $0.isError ? .failure : .warning })
    } else {
      #expect(kinds == [.failure])
    }
  }

  @Test(
    "unseen pictures are counted, and their number is a sentence", arguments: [(1, "1 unseen picture"), (2_000, "2,000 unseen pictures")])
  func counts(number: Int, sentence: String) async {
    let display = Recorder<PictureCount.ViewModel>()
    await PictureCountInteractor(
      count: Stub<Void, Int, PictureError> { .success(number) }, presenter: PictureCountPresenter(display: display)
    ).perform(.unseen)
    #expect(display.values == [PictureCount.ViewModel(lines: [sentence], messages: [], exported: .number(number), outcome: .done)])
  }

  @Test("a number that cannot be counted shows its error")
  func failsToCount() async {
    let display = Recorder<PictureCount.ViewModel>()
    await PictureCountInteractor(
      count: Stub<Void, Int, PictureError> { .failure(.cancelled) }, presenter: PictureCountPresenter(display: display)
    ).perform(.unseen)
    #expect(display.values == [PictureCount.ViewModel(lines: [], messages: [.stopped], exported: .empty, outcome: .failed)])
  }
}
