public import CoreDomain

/// Why a picture cannot be fetched, stored or shown.
public enum PictureError: PersistenceErrorConvertible, Hashable {
  /// The caption is unusable. Contains all remarks, including warnings.
  case captionRefused([CaptionRemark])
  /// The server gave no usable response.
  case server(WebURL, WebError)
  /// The response is not a picture. `found` completes the sentence "it is …".
  case notAPicture(WebURL, found: String)
  /// There is no picture yet.
  case noPicture
  /// No picture has an id with this prefix.
  case notFound(PictureReference)
  /// Several pictures have an id with this prefix.
  case ambiguous(PictureReference, matches: [PictureID])
  /// The picture's file is missing.
  case fileMissing(PictureID, path: String)
  /// The picture's file does not contain what was saved.
  case fileDamaged(PictureID, path: String)
  /// The settings that name the picture server cannot be read.
  case configuration(ConfigurationError)
  /// The stored pictures cannot be read or written.
  case store(PersistenceError)
  /// The work was cancelled.
  case cancelled
}
