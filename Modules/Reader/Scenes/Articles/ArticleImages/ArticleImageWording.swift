import CoreScenes
public import ReaderDomain

/// The sentences for images of articles that are missing.
public enum ArticleImageWording {
  /// A sentence that begins in lower case, to follow the words "image:" or a URL.
  public static func sentence(for error: ArticleImageError) -> String {
    switch error {
    case .web(let problem): WebWording.sentence(for: problem)
    case .notAnImage: "this is not a complete PNG, JPEG, GIF, WebP or AVIF file of more than one pixel."
    case .tooManyPixels(let width, let height):
      "it has \(CountWording.number(width)) x \(CountWording.number(height)) pixels, which is too large."
    case .articleTooLarge(let bytes): "the images before it have filled \(bytes >> 20) MiB, which is the limit for an article."
    case .off: "images.remote is 'no', so no images are fetched."
    case .notConverted(let format, .noProgram):
      "\(reason(for: format)); ImageMagick, GraphicsMagick or FFmpeg converts it, and none of them is installed."
    case .notConverted(let format, .notStarted(let program, let systemReason)):
      "\(reason(for: format)), and '\(program)' cannot be started: \(systemReason)."
    case .notConverted(let format, .failed(let program)):
      "\(reason(for: format)), and '\(program)' could not convert it."
    case .notConverted(let format, .tooSlow(let program, let seconds)):
      "\(reason(for: format)), and '\(program)' has not converted it in \(CountWording.text(seconds, "second"))."
    case .tooMany: "only the first \(ArticleImageLimits.maximumImages) images of an article are fetched."
    }
  }

  /// Why the image is converted. AVIF is converted for all terminals and programs.
  private static func reason(for format: String) -> String {
    switch format {
    case "avif": "AVIF is shown only when converted"
    case "webp": "this terminal does not show WebP"
    default: "this terminal does not show \(format.uppercased())"
    }
  }
}
