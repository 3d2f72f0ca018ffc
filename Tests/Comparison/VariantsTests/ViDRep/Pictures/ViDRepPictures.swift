import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes

@testable import VariantViDRep

/// The picture dialogue with stubbed use cases and recorded displays. The server's picture carries the caption.
@MainActor
final class ViDRepPictures {
  typealias Say = Stub<String, PictureDetails, PictureError>
  typealias Save = Stub<PictureReference?, ChangedPicture, PictureError>
  typealias List = Stub<PictureFilter, [PictureSummary], PictureError>
  typealias Open = Stub<PictureReference, PictureDetails, PictureError>
  typealias Remove = Stub<PictureReference, PictureSummary, PictureError>

  nonisolated static let (cat, tea) = (PictureSummary.sample("cat", saved: .sample()), PictureSummary.sample("tea", saved: .sample()))
  /// The picture that the tests search.
  nonisolated static let hello = PictureSummary.sample("Hello")

  let say = Say { .success(.sample(.sample($0), remarks: CaptionRules.remarks(on: $0))) }
  let save: Save
  let list: List
  let open: Open
  let unsave = Save { _ in .success(ChangedPicture(picture: hello, hasChanged: true)) }
  let remove = Remove { wanted in
    [cat, tea, hello].first { PictureReference($0.id) == wanted }.map { .success($0) } ?? .failure(.notFound(wanted))
  }
  private let search = Recorder<PictureDetail.ViewModel>()
  private let preview = Recorder<PictureDetail.ViewModel>()
  private let saved = Recorder<PictureList.ViewModel>()
  private let scene: any Interactor<PictureDialogueRequest>

  init(
    saved pictures: Result<[PictureSummary], PictureError> = .success([cat, tea]),
    save: Save = Save { _ in .success(ChangedPicture(picture: hello, hasChanged: true)) },
    open: Open = Open { wanted in
      [cat, tea].first { PictureReference($0.id) == wanted }.map { .success(.sample($0)) } ?? .failure(.notFound(wanted))
    },
    watch: (any SceneTracer)? = nil
  ) {
    list = List(inTurn: pictures)
    (self.save, self.open) = (save, open)
    scene = ViDRepScene.pictures(
      in: PictureDialogueDependencies(
        say: say, save: save, unsave: unsave, list: list, open: open, remove: remove, searchDisplay: search, previewDisplay: preview,
        savedDisplay: saved, now: { .sample() }, watch: watch))
  }

  var drawnSearches: [PictureDetail.ViewModel] { search.values }
  var drawnPreviews: [PictureDetail.ViewModel] { preview.values }
  /// The lists that were drawn, without those that show progress.
  var drawnLists: [PictureList.ViewModel] { saved.values.filter { !$0.isLoading } }
  var progress: [String] { saved.values.compactMap(\.progress) }

  func perform(_ commands: PictureDialogueRequest...) async {
    for command in commands { await scene.perform(command) }
  }

  /// Starts a command without waiting.
  func begin(_ command: PictureDialogueRequest) -> Task<Void, Never> {
    Task { await scene.perform(command) }
  }
}
