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
  /// The article has more than `ArticleImageLimits.maximumImages`.
  case tooMany
}
