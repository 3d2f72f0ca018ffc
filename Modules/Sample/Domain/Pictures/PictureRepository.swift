public import CoreDomain

/// Fetches and stores pictures. Domain says what it needs; the data layer implements it.
public protocol PictureRepository: Sendable {
  /// Fetches a picture with this caption from a server. The picture is stored until the next request, or permanently once it is saved. `base`
  /// is the server's base URL.
  func fetch(_ caption: String, at base: WebURL, now: Timestamp) async throws(PictureError) -> PictureDetails

  /// The saved pictures, newest first.
  func saved() async throws(PictureError) -> [PictureSummary]

  /// Returns a picture with its bytes.
  /// - Throws: `notFound`, `ambiguous`, `fileMissing`, `fileDamaged`.
  func open(_ reference: PictureReference) async throws(PictureError) -> PictureDetails

  /// Checks the file of a listed picture. It reads only that file, so that the check of a whole list takes time in proportion to its length.
  /// - Throws: `fileMissing`, `fileDamaged`; `cancelled` when the task is cancelled.
  func check(_ picture: PictureSummary) async throws(PictureError)

  /// Changes a picture in one commit; without a reference, the last requested one. A picture whose file is missing or damaged cannot be
  /// saved.
  /// - Throws: `notFound`, `ambiguous`, `fileMissing`, `fileDamaged`; `noPicture` when no picture is stored.
  func change(_ reference: PictureReference?, _ change: PictureChange) async throws(PictureError) -> ChangedPicture

  /// Removes a picture and its file.
  /// - Throws: `notFound`, `ambiguous`.
  func remove(_ reference: PictureReference) async throws(PictureError) -> PictureSummary
}

/// A picture after a change.
public struct ChangedPicture: Hashable, Sendable {
  public let picture: PictureSummary
  /// Whether this call changed the picture; false when it already was in this state.
  public let hasChanged: Bool

  public init(picture: PictureSummary, hasChanged: Bool) {
    self.picture = picture
    self.hasChanged = hasChanged
  }
}
