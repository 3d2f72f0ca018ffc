import SampleDomain

/// The single source of truth of the picture scenes. It stores values unchanged, and publishes each write.
@MainActor
final class PictureSessionRepository: PictureListRepositoryObject, UnseenCountRepositoryObject, PicturePreviewRepositoryObject,
  PictureSearchRepositoryObject
{
  /// The filter of the next list.
  var filter = PictureFilter.all
  /// The changes since the list was last requested. The list may have been read before them.
  var updates: [PictureUpdate] = []
  var listed = AsyncState<ListedPictures, PictureError>() { didSet { publish() } }
  var removed = AsyncState<PictureSummary, PictureError>() { didSet { publish() } }
  var unseen = UnseenCountState() { didSet { publish() } }
  var preview = PicturePreviewState() { didSet { publish() } }
  var caption = AsyncState<Caption, Never>() { didSet { publish() } }
  var found = AsyncState<PictureDetails, PictureError>() { didSet { publish() } }
  /// The picture that was opened or found last.
  var shown: PictureID?
  private var observers: [() -> Void] = []

  func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

  func state() -> PictureListState { PictureListState(listed: listed, removed: removed) }

  func state() -> UnseenCountState { unseen }

  func state() -> PicturePreviewState { preview }

  func state() -> PictureSearchState { PictureSearchState(caption: caption, found: found) }

  private func publish() { for observer in observers { observer() } }
}

/// The content of the preview.
enum PicturePreview: Hashable, Sendable {
  case opened(PictureDetails)
  case kept(ChangedPicture)
  case unkept(ChangedPicture)
}

/// The text of the search field, with all remarks on it, errors first.
struct Caption: Hashable, Sendable {
  let text: String
  let remarks: [CaptionRemark]
  let isUsable: Bool
}

/// A change of one picture, with the picture after it.
enum PictureUpdate: Hashable, Sendable {
  case seen(PictureSummary)
  case kept(PictureSummary)
  /// The picture was unsaved or removed.
  case dropped(PictureSummary)
}
