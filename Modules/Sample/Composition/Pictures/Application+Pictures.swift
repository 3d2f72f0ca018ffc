public import CoreComposition
public import CoreScenes
import SamplePresentation
public import SampleScenes
import SampleTerminal

extension Application {
  /// The scene that shows one picture.
  public func pictureDetail() -> any Interactor<PictureDetail.Request> {
    let pictures = PicturesFeature(on: platform, configuration: configuration.repository)
    let display = display(text: PictureDetailTextDisplay(terminal: terminal))
    return tracing.traced(
      PictureDetailInteractor(
        say: pictures.sayPicture, save: pictures.savePicture, open: pictures.openPicture,
        presenter: tracing.traced(PictureDetailPresenter(display: display))))
  }

  /// The scene that lists the saved pictures.
  public func pictureList() -> any Interactor<PictureList.Request> {
    let pictures = PicturesFeature(on: platform, configuration: configuration.repository)
    let display = display(text: PictureListTextDisplay(terminal: terminal))
    return tracing.traced(
      PictureListInteractor(
        list: pictures.listPictures, open: pictures.openPicture, remove: pictures.removePicture,
        presenter: tracing.traced(PictureListPresenter(display: display)), now: SystemClock.now))
  }
}
