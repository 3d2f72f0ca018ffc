import CoreDoubles
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@MainActor @Suite("Getting, saving and opening a picture")
struct PictureDetailInteractorTests {
  private typealias Say = Stub<String, PictureDetails, PictureError>
  private typealias Save = Stub<PictureReference?, SavedPicture, PictureError>
  private typealias Open = Stub<PictureReference, PictureDetails, PictureError>

  private nonisolated static let tea = PictureDetails.sample(.sample("Tea"))
  private nonisolated static let saved = SavedPicture(picture: tea.summary, isNew: true)

  private let recorder = Recorder<PictureDetail.Response>()

  private func interactor(
    say: Say = Say { _ in .success(tea) }, save: Save = Save { _ in .success(saved) }, open: Open = Open { _ in .success(tea) }
  ) -> PictureDetailInteractor {
    PictureDetailInteractor(say: say, save: save, open: open, presenter: recorder)
  }

  @Test("a request presents the loading state, then the picture, with the caption as typed")
  func says() async {
    let say = Say { _ in .success(Self.tea) }
    await interactor(say: say).perform(.say(" Tea "))
    #expect(await say.inputs == [" Tea "])
    #expect(recorder.values == [.loading(caption: " Tea "), .said(Self.tea)])
  }

  @Test("a failed request presents its error", arguments: PictureError.all)
  func failsToSay(error: PictureError) async {
    await interactor(say: Say { _ in .failure(error) }).perform(.say("Tea"))
    #expect(recorder.values == [.loading(caption: "Tea"), .failed(error)])
  }

  @Test("while a picture loads, a second request is ignored", arguments: [false, true])
  func ignoresSecond(fails: Bool) async {
    let say = Say { _ in fails ? .failure(.cancelled) : .success(Self.tea) }
    await say.hold()
    let interactor = interactor(say: say)
    let first = Task { await interactor.perform(.say("Tea")) }
    await say.called(times: 1)
    let done = Recorder<Void>()
    let second = Task {
      await interactor.perform(.say("Ink"))
      done.present(())
    }
    // Also watches the inputs: a second call would be held, and the test would hang instead of failing.
    while done.values.isEmpty, await say.inputs.count == 1 { await Task.yield() }
    #expect(recorder.values == [.loading(caption: "Tea")])
    for call in 0...1 { await say.release(call) }
    await first.value
    await second.value
    #expect(await say.inputs == ["Tea"])
    #expect(recorder.values == [.loading(caption: "Tea"), fails ? .failed(.cancelled) : .said(Self.tea)])
  }

  @Test("after a request succeeds or fails, the next one runs")
  func saysAgain() async {
    let say = Say(inTurn: .failure(.cancelled), .success(Self.tea))
    let interactor = interactor(say: say)
    for caption in ["One", "Two", "Three"] { await interactor.perform(.say(caption)) }
    #expect(await say.inputs == ["One", "Two", "Three"])
    #expect(
      recorder.values == [
        .loading(caption: "One"), .failed(.cancelled), .loading(caption: "Two"), .said(Self.tea), .loading(caption: "Three"),
        .said(Self.tea),
      ])
  }

  @Test("while a picture loads, others can be saved and opened")
  func doesOtherThings() async {
    let say = Say { _ in .success(Self.tea) }
    await say.hold()
    let interactor = interactor(say: say)
    let first = Task { await interactor.perform(.say("Tea")) }
    await say.called(times: 1)
    await interactor.perform(.save)
    await interactor.perform(.show(PictureReference("ab12")))
    await say.release(0)
    await first.value
    #expect(recorder.values == [.loading(caption: "Tea"), .saved(Self.saved), .opened(Self.tea), .said(Self.tea)])
  }

  @Test("a saved picture is presented", arguments: [false, true])
  func saves(isNew: Bool) async {
    let saved = SavedPicture(picture: .sample("Tea", saved: .sample()), isNew: isNew)
    await interactor(save: Save { _ in .success(saved) }).perform(.save)
    #expect(recorder.values == [.saved(saved)])
  }

  @Test("the named picture is opened")
  func opens() async {
    let open = Open { _ in .success(Self.tea) }
    await interactor(open: open).perform(.show(PictureReference("AB12")))
    #expect(await open.inputs == [PictureReference("ab12")])
    #expect(recorder.values == [.opened(Self.tea)])
  }

  @Test("every error of saving and opening is presented", arguments: PictureError.all)
  func failsToSaveAndOpen(error: PictureError) async {
    let interactor = interactor(save: Save { _ in .failure(error) }, open: Open { _ in .failure(error) })
    await interactor.perform(.save)
    #expect(recorder.values == [.failed(error)])
    await interactor.perform(.show(PictureReference("ab12")))
    #expect(recorder.values == [.failed(error), .failed(error)])
  }
}
