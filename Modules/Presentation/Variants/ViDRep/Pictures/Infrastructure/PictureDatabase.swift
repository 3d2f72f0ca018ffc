import Domain

/// Stores pictures through the use cases of Domain.
struct PictureDatabase: SavedPicturesDatabaseObject {
  let list: any UseCase<Void, [PictureSummary], PictureError>
  let openStored: any UseCase<PictureReference, PictureDetails, PictureError>
  let save: any UseCase<Void, SavedPicture, PictureError>
  let removeStored: any UseCase<PictureReference, PictureSummary, PictureError>

  func saved() async throws(PictureError) -> [PictureSummary] {
    try await list(())
  }

  func open(_ reference: PictureReference) async throws(PictureError) -> PictureDetails {
    try await openStored(reference)
  }

  func saveLatest() async throws(PictureError) -> PictureSummary {
    try await save(()).picture
  }

  func remove(_ reference: PictureReference) async throws(PictureError) -> PictureSummary {
    try await removeStored(reference)
  }
}
