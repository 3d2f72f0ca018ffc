public import CoreDomain

/// Fetches the images of articles.
public protocol ArticleImageRepository: Sendable {
  /// Fetches the image at a URL. Its format is determined by its bytes, not by the server's media type.
  /// - Parameters:
  ///   - url: the URL of the image.
  ///   - maximumBytes: the maximum size in bytes.
  ///   - isPublic: whether only a server on the public internet may be asked.
  /// - Throws: `article(.image)`, `cancelled`.
  func image(at url: WebURL, maximumBytes: Int, isPublic: Bool) async throws(ReaderError) -> FetchedImage
}
