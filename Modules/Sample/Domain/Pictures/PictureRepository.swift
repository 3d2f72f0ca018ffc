public import CoreDomain

/// Fetches and stores pictures.
public protocol PictureRepository: Sendable {
  /// Asks a server for a picture with this caption. Keeps the picture until the next request, or permanently once it is saved.
  /// `base` is the server's base URL.
  func say(_ caption: String, at base: WebURL, now: Timestamp) async throws(PictureError) -> OpenedPicture

  /// Saves a stored picture; without a reference, the latest one.
  /// - Returns: the picture, and whether this call saved it.
  /// - Throws: `notFound`, `ambiguous`; `noPicture` when no picture is stored.
  func save(_ reference: PictureReference?, at now: Timestamp) async throws(PictureError) -> (StoredPicture, isNew: Bool)

  /// The saved pictures, newest first.
  func saved() async throws(PictureError) -> [StoredPicture]

  /// Returns a picture with its bytes.
  /// - Throws: `notFound`, `ambiguous`, `fileMissing`, `fileDamaged`.
  func open(_ reference: PictureReference) async throws(PictureError) -> OpenedPicture

  /// Stores a saved picture only until the next request.
  /// - Throws: `notFound`, `ambiguous`.
  func unsave(_ reference: PictureReference) async throws(PictureError) -> StoredPicture

  /// Removes a picture and its file.
  /// - Throws: `notFound`, `ambiguous`.
  func remove(_ reference: PictureReference) async throws(PictureError) -> StoredPicture
}

/// The way a user refers to a picture: its id, or a prefix of it.
public struct PictureReference: Hashable, Sendable {
  /// The typed text in lower case.
  public let prefix: String

  public init(_ text: String) {
    prefix = text.trimmingWhitespace().lowercased()
  }

  public init(_ id: PictureID) {
    prefix = id.text
  }

  /// Returns the one picture whose id has this prefix.
  /// - Throws: `notFound`, or `ambiguous` when several match.
  public func resolve(in pictures: [Picture]) throws(PictureError) -> Picture {
    let matches = pictures.filter { !prefix.isEmpty && $0.id.text.hasPrefix(prefix) }
    guard let first = matches.first else { throw .notFound(self) }
    guard matches.count == 1 else { throw .ambiguous(self, matches: matches.map(\.id).sorted()) }
    return first
  }
}
