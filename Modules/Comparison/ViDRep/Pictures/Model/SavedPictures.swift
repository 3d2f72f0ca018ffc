import SampleDomain

/// The saved pictures. It is one value, so that a scene never draws half of a change.
struct SavedPictures: Sendable {
  /// The saved pictures, newest first.
  var list = AsyncState<[PictureSummary], PictureError>(.none)
  /// The state of each picture's file. A picture whose file failed is listed with the others.
  var files: [PictureID: AsyncState<PictureSummary, PictureError>] = [:]
  /// The picture that was opened last.
  var opened = AsyncState<PictureDetails, PictureError>(.none)
  /// The state of the latest removal in the list.
  var removal = AsyncState<PictureSummary, PictureError>(.none)
  /// The state of the latest mark in the preview.
  var mark = AsyncState<PictureMark, PictureError>(.none)

  /// Whether a picture is saved. Until the list is read, the picture tells what it was when it was opened.
  func hasSaved(_ picture: PictureSummary) -> Bool {
    guard case .retrieved(let pictures) = list.phase else { return picture.saved != nil }
    return pictures.contains { $0.id == picture.id }
  }
}

/// What keeping or unkeeping a picture led to.
enum PictureMark: Hashable, Sendable {
  case kept(PictureSummary)
  case alreadyKept(PictureSummary)
  case unkept(PictureSummary)
  case notKept(PictureSummary)
}
