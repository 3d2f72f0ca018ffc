public import CoreDomain

/// Converts images for terminals that show only PNG.
public protocol ImageConverter: Sendable {
  /// Converts an image to PNG, and makes a large one smaller.
  /// - Parameters:
  ///   - bytes: the image.
  ///   - format: the name of its format, such as `jpeg`.
  ///   - url: its URL, for errors.
  /// - Throws: `article(.image)`, `cancelled`.
  func png(of bytes: [UInt8], in format: String, from url: WebURL) async throws(ReaderError) -> ImageFile
}
