public import CoreDomain

/// Counts the saved pictures that the user has not opened.
public struct CountUnseenPictures: UseCase {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_: Void) async throws(PictureError) -> Int {
    try await pictures.saved().count { !$0.isSeen }
  }
}
