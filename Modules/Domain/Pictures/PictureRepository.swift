/// Fetches and stores pictures.
public protocol PictureRepository: Sendable {
  /// Asks a server for a picture with this caption. Keeps the picture until the next request, or permanently once it is saved.
  /// - Parameter base: the server's base URL.
  func say(_ caption: String, at base: WebURL, now: Timestamp) async throws(PictureError) -> OpenedPicture

  /// Saves the latest picture of those that are still stored.
  /// - Returns: the picture, and whether this call saved it.
  /// - Throws: `nothingSaid` when no picture is stored.
  func save(at now: Timestamp) async throws(PictureError) -> (StoredPicture, isNew: Bool)

  /// The saved pictures, newest first.
  func saved() async throws(PictureError) -> [StoredPicture]

  /// Returns a picture with its bytes.
  /// - Throws: `notFound`, `ambiguous`, `fileMissing`, `fileDamaged`.
  func open(_ reference: PictureReference) async throws(PictureError) -> OpenedPicture

  /// Removes a picture and its file.
  /// - Throws: `notFound`, `ambiguous`.
  func remove(_ reference: PictureReference) async throws(PictureError) -> StoredPicture
}
