import CoreDomain
import SampleDomain

/// The service that the actor calls: Domain's use cases, which hide where pictures are stored. A list or a number is nil when a later call
/// has overtaken it.
struct PictureService {
  let list: any UseCase<PictureFilter, [PictureSummary]?, PictureError>
  let count: any UseCase<Void, Int?, PictureError>
  let star: any UseCase<PictureReference, ChangedPicture, PictureError>
  let toggle: any UseCase<PictureReference, ChangedPicture, PictureError>
  let open: any UseCase<PictureReference, PictureDetails, PictureError>
}
