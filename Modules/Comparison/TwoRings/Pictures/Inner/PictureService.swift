import CoreDomain
import SampleDomain

/// What the actor calls: Domain's use cases, which hide from it where pictures are stored. A list or a number that a later call has overtaken
/// is nil.
struct PictureService {
  let list: any UseCase<PictureFilter, [PictureSummary]?, PictureError>
  let count: any UseCase<Void, Int?, PictureError>
  let star: any UseCase<PictureReference, ChangedPicture, PictureError>
  let toggle: any UseCase<PictureReference, ChangedPicture, PictureError>
  let open: any UseCase<PictureReference, PictureDetails, PictureError>
}
