public import CoreDomain

/// Fetches the pictures of articles.
public protocol EditionImageRepository: Sendable {
  /// The picture at a URL; nil when it cannot be fetched, when it is larger than `maximumBytes`, or when `EditionImage` does not accept it.
  /// - Parameters:
  ///   - url: the URL of the picture.
  ///   - maximumBytes: the maximum size in bytes.
  ///   - isPublic: whether only a server on the public internet may be asked.
  func image(at url: WebURL, maximumBytes: Int, isPublic: Bool) async -> EditionImage?
}
