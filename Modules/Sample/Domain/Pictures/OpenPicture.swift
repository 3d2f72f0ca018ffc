public import CoreDomain

/// Opens a stored picture.
public struct OpenPicture: UseCase {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_ reference: PictureReference) async throws(PictureError) -> PictureDetails {
    PictureTranslator.details(of: try await pictures.open(reference))
  }
}

/// A picture with its bytes.
public struct OpenedPicture: Hashable, Sendable {
  /// The picture and the path of its file.
  public let stored: StoredPicture
  /// The content of the file.
  public let bytes: [UInt8]

  public init(_ stored: StoredPicture, bytes: [UInt8]) {
    self.stored = stored
    self.bytes = bytes
  }
}
