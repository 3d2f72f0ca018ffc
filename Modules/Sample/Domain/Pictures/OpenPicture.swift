public import CoreDomain

/// Opens a stored picture.
public struct OpenPicture: UseCase {
  private let pictures: any PictureRepository
  private let marksSeen: Bool

  /// - Parameter marksSeen: whether the picture counts as seen afterwards. Pass false to check only its file.
  public init(pictures: any PictureRepository, marksSeen: Bool = false) {
    self.pictures = pictures
    self.marksSeen = marksSeen
  }

  /// If the picture cannot be marked, for example in a read-only folder, it is opened anyway.
  public func callAsFunction(_ reference: PictureReference) async throws(PictureError) -> PictureDetails {
    let opened = try await pictures.open(reference)
    guard marksSeen, !opened.summary.isSeen else { return opened }
    do throws(PictureError) {
      let seen = try await pictures.change(PictureReference(opened.summary.id), .see)
      return PictureDetails(summary: seen.picture, bytes: opened.bytes)
    } catch {
      guard error != .cancelled else { throw error }
      return PictureDetails(summary: opened.summary, bytes: opened.bytes, problem: error)
    }
  }
}
