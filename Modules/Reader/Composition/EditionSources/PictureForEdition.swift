import CoreComposition
import CoreDomain
import ReaderDomain
import SampleComposition
import SampleDomain

/// Supplies the picture that the user saved last to editions.
struct PictureForEdition: EditionSupplementSource {
  private let list: any UseCase<Void, [PictureSummary], PictureError>
  private let open: any UseCase<PictureReference, PictureDetails, PictureError>

  init(on platform: Platform, configuration: any ConfigurationRepository) {
    let pictures = PicturesFeature(on: platform, configuration: configuration)
    (list, open) = (pictures.listPictures, pictures.openPicture)
  }

  func supplement(on date: EditionDate) async -> EditionSupplement? {
    guard let newest = try? await list(()).first, let details = try? await open(PictureReference(newest.id)),
      let image = EditionImage(details.bytes)
    else { return nil }
    return .picture(EditionPicture(caption: newest.caption, image: image))
  }
}
