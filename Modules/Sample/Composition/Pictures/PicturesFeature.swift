public import CoreComposition
public import CoreDomain
import SampleData
package import SampleDomain

/// The use cases of the pictures feature, with their dependencies.
public struct PicturesFeature: Feature {
  public nonisolated static var settings: [SettingKey] { [.pictureURL] }

  package let sayPicture: any UseCase<String, PictureDetails, PictureError>
  package let savePicture: any UseCase<PictureReference?, SavedPicture, PictureError>
  package let unsavePicture: any UseCase<PictureReference, PictureSummary, PictureError>
  package let listPictures: any UseCase<Void, [PictureSummary], PictureError>
  package let openPicture: any UseCase<PictureReference, PictureDetails, PictureError>
  package let removePicture: any UseCase<PictureReference, PictureSummary, PictureError>

  package init(on platform: Platform, configuration: any ConfigurationRepository) {
    let tracing = platform.tracing
    let network = WebPictureStore(client: platform.web)
    let store = FolderPictureStore(directory: platform.directory, executor: platform.files)
    let pictures: any PictureRepository = tracing.traced(StoredPictureRepository(network: network, store: store), by: Traced.init)
    sayPicture = tracing.traced(SayPicture(pictures: pictures, configuration: configuration, now: platform.now))
    savePicture = tracing.traced(SavePicture(pictures: pictures, now: platform.now))
    unsavePicture = tracing.traced(UnsavePicture(pictures: pictures))
    listPictures = tracing.traced(ListPictures(pictures: pictures))
    openPicture = tracing.traced(OpenPicture(pictures: pictures))
    removePicture = tracing.traced(RemovePicture(pictures: pictures))
  }
}
