public import CoreDomain

/// Why an image is missing.
public enum ArticleImageError: Error, Hashable, Sendable {
  case web(WebError)
  /// The file is not an image in an accepted format, or its header is damaged.
  case notAnImage
  /// The image has more pixels than `ArticleImageLimits` allow.
  case tooManyPixels(width: Int, height: Int)
  /// The images before it have filled `ArticleImageLimits.maximumBytes`.
  case articleTooLarge(bytes: Int)
  /// The user does not want images to be fetched (`RemoteImages.no`).
  case off
  /// The terminal does not show images of this format, and the image could not be converted.
  case notConverted(format: String, ImageConversionError)
  /// The article has more than `ArticleImageLimits.maximumImages`.
  case tooMany
}
