import CoreDomain
import SampleDomain

/// Stores pictures through the use cases of Domain.
struct PictureDatabase: SavedPicturesDatabaseObject {
  let list: any UseCase<PictureFilter, [PictureSummary], PictureError>
  let openStored: any UseCase<PictureReference, PictureDetails, PictureError>
  let save: any UseCase<PictureReference?, ChangedPicture, PictureError>
  let unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>
  let removeStored: any UseCase<PictureReference, PictureSummary, PictureError>

  func saved() async throws(PictureError) -> [PictureSummary] {
    try await list(.all)
  }

  func open(_ reference: PictureReference) async throws(PictureError) -> PictureDetails {
    try await openStored(reference)
  }

  func keep(_ reference: PictureReference) async throws(PictureError) -> PictureSummary {
    try await save(reference).picture
  }

  func unkeep(_ reference: PictureReference) async throws(PictureError) -> PictureSummary {
    try await unsave(reference).picture
  }

  func remove(_ reference: PictureReference) async throws(PictureError) -> PictureSummary {
    try await removeStored(reference)
  }
}
