import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@testable import VariantViDRep

@MainActor @Suite("Picture search of ViDRep", .timeLimit(.minutes(10)))
struct ViDRepPictureSearchTests {
  private typealias Pictures = ViDRepPictures

  @Test(
    "a typed caption shows all its remarks at once, without a request",
    arguments: [
      ("Hello", []), ("dog", [.mentionsDog]), ("", [.empty]),
      ("a dog and a\u{7} cat", [.tooLong(characters: 16), .unprintable, .mentionsDog]),
    ] as [(String, [CaptionRemark])])
  private func types(text: String, remarks: [CaptionRemark]) async {
    let pictures = Pictures()
    await pictures.perform(.type("x"), .type(text))
    #expect(pictures.drawnSearches.last?.state == .told("Caption: '\(text)'"))
    #expect(pictures.drawnSearches.last?.messages == remarks.map { CaptionWording.message(for: $0, hints: .dialogue) })
    #expect(await pictures.say.inputs.isEmpty)
    #expect(CaptionReducer().input(from: text) == CaptionInput(text: text, remarks: remarks))
    #expect(CaptionReducer().input(from: text).isUsable == (remarks.isEmpty || remarks == [.mentionsDog]))
  }

  @Test("a search with an unusable caption is refused with all remarks, and asks no server")
  func refused() async {
    let pictures = Pictures()
    await pictures.perform(.search, .type("this dog is too long"), .search)
    #expect(pictures.drawnSearches.map(\.outcome) == [.failed, .done, .failed])
    #expect(pictures.drawnSearches.map(\.messages.count) == [1, 2, 2])
    #expect(await pictures.say.inputs.isEmpty)
    #expect(pictures.drawnPreviews.isEmpty)
  }

  @Test("a picture that was found leads to the preview")
  func finds() async {
    let pictures = Pictures()
    await pictures.perform(.type("Hello"), .search)
    #expect(await pictures.say.inputs == ["Hello"])
    #expect(pictures.drawnSearches.map(\.isLoading) == [false, true])
    #expect(pictures.drawnPreviews == [PicturePreviewScene.viewModel(of: .sample(Pictures.hello), isKept: false)])
  }

  @Test("a warning does not prevent the search, and stays with the picture")
  func warns() async {
    let pictures = Pictures()
    await pictures.perform(.type("dog"), .search)
    #expect(pictures.drawnPreviews.last?.messages.first == CaptionWording.message(for: .mentionsDog))
  }

  @Test("a later search wins: it waits until the earlier one has ended, and only its picture is shown")
  func laterWins() async {
    let pictures = Pictures()
    await pictures.say.hold()
    await pictures.perform(.type("first"))
    let first = pictures.begin(.search)
    await pictures.say.called(times: 1)
    await pictures.perform(.type("second"))
    let second = pictures.begin(.search)
    await Task { @MainActor in }.value
    #expect(await pictures.say.inputs.count == 1)
    await pictures.say.release(0)
    await pictures.say.called(times: 2)
    await pictures.say.release(1)
    await first.value
    await second.value
    #expect(pictures.drawnPreviews == [PicturePreviewScene.viewModel(of: .sample(.sample("second")), isKept: false)])
  }

  @Test("a later search cancels the earlier one")
  func cancelsEarlier() async {
    let (search, say) = (RecordingSearch(), SayAfterCancellation())
    let dispatcher = PictureSearchDispatcher(reducer: CaptionReducer(), client: PictureClient(say: say), repository: search)
    let first = Task { await dispatcher.runAction(.search) }
    await say.hasBegun()
    await dispatcher.runAction(.inputText("second"))
    await dispatcher.runAction(.search)
    await first.value
    #expect(search.searched.phase == .retrieved(.sample(.sample("second"))))
  }

  @Test("a search that fails or is cancelled is an alert, and no preview opens")
  func fails() async {
    let search = RecordingSearch()
    let dispatcher = PictureSearchDispatcher(
      reducer: CaptionReducer(), client: PictureClient(say: Stub { _ in .failure(.noPicture) }), repository: search)
    await dispatcher.runAction(.inputText("tea"))
    await dispatcher.runAction(.search)
    #expect(search.caption.text == "tea")
    #expect(search.searched.phase == .failed(.noPicture))
    let task = Task { await dispatcher.runAction(.search) }
    task.cancel()
    await task.value
    #expect(search.searched.phase == .failed(.cancelled))
  }

  @Test("an unknown line is answered")
  func notUnderstood() async {
    let pictures = Pictures()
    await pictures.perform(.notUnderstood("dance"))
    #expect(pictures.drawnSearches.map(\.messages.first?.sentence) == ["'dance' is not a command."])
  }
}

/// A repository, as the search dispatcher sees it.
@MainActor
private final class RecordingSearch: PictureSearchDispatcherRepositoryObject {
  var caption = CaptionInput(text: "", remarks: [.empty])
  var searched = AsyncState<PictureDetails, PictureError>(.none)
}

/// Answers the first call only when it is cancelled, and every further call at once.
private actor SayAfterCancellation: UseCase {
  private var calls = 0
  private var waiting: CheckedContinuation<Void, Never>?

  func callAsFunction(_ caption: String) async throws(PictureError) -> PictureDetails {
    calls += 1
    waiting?.resume()
    waiting = nil
    guard calls == 1 else { return .sample(.sample(caption)) }
    do { try await Task.sleep(for: .seconds(3600)) } catch { throw .cancelled }
    return .sample()
  }

  /// Returns when the use case has been called.
  func hasBegun() async {
    guard calls == 0 else { return }
    await withCheckedContinuation { waiting = $0 }
  }
}
