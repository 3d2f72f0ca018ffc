import CoreDomain
import SampleDomain

/// The use cases that the dispatcher needs from the database.
struct PictureDatabase: Sendable {
  /// Lists the pictures that match a filter; nil when a later call has overtaken this one.
  let list: any UseCase<PictureFilter, [PictureSummary]?, PictureError>
  /// Counts the unseen pictures; nil when a later call has overtaken this one.
  let count: any UseCase<Void, Int?, PictureError>
  let star: any UseCase<PictureReference, ChangedPicture, PictureError>
  let toggle: any UseCase<PictureReference, ChangedPicture, PictureError>
  let open: any UseCase<PictureReference, PictureDetails, PictureError>
  let save: any UseCase<PictureReference?, ChangedPicture, PictureError>
  let unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>
  let remove: any UseCase<PictureReference, PictureSummary, PictureError>
}
