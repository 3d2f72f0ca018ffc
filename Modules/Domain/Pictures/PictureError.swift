/// The situations in which a picture cannot be had, kept or shown.
public enum PictureError: PersistenceErrorConvertible, Hashable {
  /// The caption cannot be used. All that there is to say about it, warnings too.
  case captionRefused([CaptionRemark])
  /// The server gave nothing of use.
  case server(WebURL, WebError)
  /// The server gave something else, in words that follow "it is".
  case notAPicture(WebURL, found: String)
  /// There is no picture to save.
  case nothingSaid
  /// No picture's id begins with this.
  case notFound(PictureReference)
  /// The ids of several pictures begin with this.
  case ambiguous(PictureReference, matches: [PictureID])
  /// The picture's file is gone.
  case fileMissing(PictureID, path: String)
  /// The picture's file is not what was saved.
  case fileDamaged(PictureID, path: String)
  /// The settings do not say where pictures come from.
  case configuration(ConfigurationError)
  /// The pictures that are kept cannot be read or written.
  case store(PersistenceError)
  /// It was stopped before it was done.
  case cancelled
}
