public import CoreDomain

/// Opens a stored picture for the user, and marks it as seen.
public struct OpenPicture: UseCase {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  /// If the picture cannot be marked, for example in a read-only folder, it is opened anyway.
  public func callAsFunction(_ reference: PictureReference) async throws(PictureError) -> PictureDetails {
    let opened = try await pictures.open(reference)
    guard !opened.summary.isSeen else { return opened }
    do throws(PictureError) {
      let seen = try await pictures.change(PictureReference(opened.summary.id), .see)
      return PictureDetails(summary: seen.picture, bytes: opened.bytes)
    } catch {
      guard error != .cancelled else { throw error }
      return PictureDetails(summary: opened.summary, bytes: opened.bytes, problem: error)
    }
  }
}
