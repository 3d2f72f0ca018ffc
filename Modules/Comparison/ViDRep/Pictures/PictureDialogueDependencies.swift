public import CoreDomain
public import CoreScenes
public import SampleDomain
public import SampleScenes

/// The dependencies of the picture dialogue: use cases, one display for each of its three scenes, current time.
@MainActor
public struct PictureDialogueDependencies {
  public let say: any UseCase<String, PictureDetails, PictureError>
  public let save: any UseCase<PictureReference?, ChangedPicture, PictureError>
  /// Reverts saving. The picture is stored until the next search.
  public let unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>
  public let list: any UseCase<PictureFilter, [PictureSummary], PictureError>
  public let open: any UseCase<PictureReference, PictureDetails, PictureError>
  public let remove: any UseCase<PictureReference, PictureSummary, PictureError>
  /// Shows the typed caption with its remarks, the progress of a search, and why it failed.
  public let searchDisplay: any Display<PictureDetail.ViewModel>
  /// Shows a picture, and whether it is saved.
  public let previewDisplay: any Display<PictureDetail.ViewModel>
  public let savedDisplay: any Display<PictureList.ViewModel>
  public let now: CurrentTime
  /// Observes the actions of the dispatchers and the writes into the repository; nil without `--trace`.
  public let watch: (any SceneTracer)?

  public init(
    say: any UseCase<String, PictureDetails, PictureError>, save: any UseCase<PictureReference?, ChangedPicture, PictureError>,
    unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>,
    list: any UseCase<PictureFilter, [PictureSummary], PictureError>, open: any UseCase<PictureReference, PictureDetails, PictureError>,
    remove: any UseCase<PictureReference, PictureSummary, PictureError>, searchDisplay: any Display<PictureDetail.ViewModel>,
    previewDisplay: any Display<PictureDetail.ViewModel>, savedDisplay: any Display<PictureList.ViewModel>,
    now: @escaping CurrentTime, watch: (any SceneTracer)? = nil
  ) {
    self.say = say
    self.save = save
    self.unsave = unsave
    self.list = list
    self.open = open
    self.remove = remove
    self.searchDisplay = searchDisplay
    self.previewDisplay = previewDisplay
    self.savedDisplay = savedDisplay
    self.now = now
    self.watch = watch
  }
}

extension ViDRepScene {
  /// Creates the dialogue of three scenes over one repository: search, preview, saved pictures.
  ///
  /// ```
  ///   Search --> search dispatcher --> caption reducer, client --+
  ///   Preview -> saved dispatcher ---> database -----------------+-> Repository --> Search, Preview, Saved
  ///   Saved ---> saved dispatcher ---> database -----------------+
  /// ```
  @MainActor
  public static func pictures(in dependencies: PictureDialogueDependencies) -> any Interactor<PictureDialogueRequest> {
    PictureResolver(dependencies).router()
  }
}
