import CoreScenes
import Observation
import SampleDomain

/// The single source of truth of the picture scenes. It keeps what it is given, unchanged, and publishes each write.
@MainActor @Observable
final class PictureDialogueRepository: ObservableRepository {
  var caption: CaptionInput { didSet { publish(caption) } }
  /// The picture that was searched last.
  var searched = AsyncState<PictureDetails, PictureError>(.none) { didSet { publish(searched) } }
  var saved = SavedPictures() { didSet { publish(saved) } }

  @ObservationIgnored private var observers = RepositoryObservers()
  @ObservationIgnored private let watch: (any SceneTracer)?

  init(caption: CaptionInput, watch: (any SceneTracer)? = nil) {
    self.caption = caption
    self.watch = watch
  }

  func observe(_ observer: any RepositoryObserver) {
    observers.add(observer)
  }

  private func publish(_ value: some Sendable) {
    watch.around(Self.self, "publish", value) { observers.notify() }
  }
}

extension PictureDialogueRepository: PictureSearchRepositoryObject {
  func state() -> PictureSearchState { PictureSearchState(caption: caption, searched: searched) }
}

extension PictureDialogueRepository: PicturePreviewRepositoryObject {
  func state(of picture: PictureSummary) -> PicturePreviewState {
    PicturePreviewState(isKept: saved.hasSaved(picture), mark: saved.mark)
  }
}

extension PictureDialogueRepository: SavedPicturesRepositoryObject {
  func state() -> SavedPicturesState {
    SavedPicturesState(list: saved.list, files: saved.files, opened: saved.opened, removal: saved.removal)
  }
}

extension PictureDialogueRepository: PictureSearchDispatcherRepositoryObject, SavedPicturesDispatcherRepositoryObject {}
