/// Where pictures come from, and where they are kept.
public protocol PictureRepository: Sendable {
  /// Has a server make a picture that says something, and keeps it until the next one is said, or for good once it is saved.
  /// - Parameter base: the server's address, below which pictures are asked for.
  func say(_ caption: String, at base: WebURL, now: Timestamp) async throws(PictureError) -> OpenedPicture

  /// Saves the picture that was said last, of those that are still kept.
  /// - Returns: the picture, and whether it was not saved before.
  /// - Throws: `nothingSaid` when none is kept.
  func save(at now: Timestamp) async throws(PictureError) -> (StoredPicture, isNew: Bool)

  /// The saved pictures, the newest first.
  func saved() async throws(PictureError) -> [StoredPicture]

  /// A picture with its bytes.
  /// - Throws: `notFound`, `ambiguous`, `fileMissing`, `fileDamaged`.
  func open(_ reference: PictureReference) async throws(PictureError) -> OpenedPicture

  /// Takes a picture and its file away.
  /// - Throws: `notFound`, `ambiguous`.
  func remove(_ reference: PictureReference) async throws(PictureError) -> StoredPicture
}
