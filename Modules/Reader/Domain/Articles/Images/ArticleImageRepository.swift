public import CoreDomain

/// Fetches the images of articles.
public protocol ArticleImageRepository: Sendable {
  /// The image at a URL. Its bytes decide what it is, whatever the server says.
  /// - Parameters:
  ///   - url: the URL of the image.
  ///   - maximumBytes: the maximum size in bytes.
  ///   - isPublic: whether only the public internet may be asked.
  /// - Throws: `article(.image)`, `cancelled`.
  func image(at url: WebURL, maximumBytes: Int, isPublic: Bool) async throws(ReaderError) -> ImageFile
}
