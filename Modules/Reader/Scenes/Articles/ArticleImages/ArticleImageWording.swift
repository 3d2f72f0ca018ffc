import CoreScenes
public import ReaderDomain

/// The sentences for images of articles that are missing.
public enum ArticleImageWording {
  /// A sentence that begins in lower case, to follow the words "image:" or a URL.
  public static func sentence(for error: ArticleImageError) -> String {
    switch error {
    case .web(let problem): WebWording.sentence(for: problem)
    case .notAnImage: "this is not a complete PNG, JPEG, GIF or WebP file of more than one pixel."
    case .tooManyPixels(let width, let height):
      "it has \(CountWording.number(width)) x \(CountWording.number(height)) pixels, which is too large."
    case .articleTooLarge(let bytes): "the images before it have filled \(bytes >> 20) MiB, which is the limit for an article."
    case .tooMany: "only the first \(ArticleImageLimits.maximumImages) images of an article are fetched."
    }
  }
}
