public import CoreDomain

/// The pictures of an edition.
public struct EditionImages: Hashable, Sendable {
  public let images: [WebURL: EditionImage]
  /// The number of pictures that could not be fetched, or that exceed the limits.
  public let missing: Int

  public static let none = EditionImages([:], missing: 0)

  public init(_ images: [WebURL: EditionImage], missing: Int) {
    self.images = images
    self.missing = missing
  }
}
