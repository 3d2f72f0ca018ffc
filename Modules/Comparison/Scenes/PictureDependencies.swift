public import CoreDomain
public import CoreScenes
public import SampleDomain
public import SampleScenes

/// The dependencies of a session over the saved pictures, the same in every architecture.
@MainActor
public struct PictureDependencies {
  /// Lists the pictures that match a filter, newest first; nil when a later call has overtaken this one.
  public let list: any UseCase<PictureFilter, [PictureSummary]?, PictureError>
  /// Counts the saved pictures that the user has not opened; nil when a later call has overtaken this one.
  public let count: any UseCase<Void, Int?, PictureError>
  public let star: any UseCase<PictureReference, ChangedPicture, PictureError>
  /// Stars a picture without a star, or removes the star, in one commit of the store, so that two concurrent calls both count.
  public let toggle: any UseCase<PictureReference, ChangedPicture, PictureError>
  /// Opens a picture and marks it seen.
  public let open: any UseCase<PictureReference, PictureDetails, PictureError>
  /// Gets a picture with a caption; nil when a later call has overtaken and cancelled this one.
  public let fetch: any UseCase<String, PictureDetails?, PictureError>
  public let save: any UseCase<PictureReference?, ChangedPicture, PictureError>
  public let unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>
  public let remove: any UseCase<PictureReference, PictureSummary, PictureError>
  public let listDisplay: any Display<PictureList.ViewModel>
  public let detailDisplay: any Display<PictureDetail.ViewModel>
  public let countDisplay: any Display<PictureCount.ViewModel>
  public let now: CurrentTime
  /// Traces the steps inside the architecture; nil without `--trace`. Only the wiring uses it.
  public let tracer: (any SceneTracer)?

  /// - Parameters:
  ///   - list: lists pictures. A call that is overtaken by a later one returns nil.
  ///   - count: counts pictures, with the same rule.
  ///   - fetch: gets a picture, with the same rule.
  public init(
    list: any UseCase<PictureFilter, [PictureSummary], PictureError>, count: any UseCase<Void, Int, PictureError>,
    star: any UseCase<PictureReference, ChangedPicture, PictureError>, toggle: any UseCase<PictureReference, ChangedPicture, PictureError>,
    open: any UseCase<PictureReference, PictureDetails, PictureError>, fetch: any UseCase<String, PictureDetails, PictureError>,
    save: any UseCase<PictureReference?, ChangedPicture, PictureError>,
    unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>,
    remove: any UseCase<PictureReference, PictureSummary, PictureError>, listDisplay: any Display<PictureList.ViewModel>,
    detailDisplay: any Display<PictureDetail.ViewModel>, countDisplay: any Display<PictureCount.ViewModel>, now: @escaping CurrentTime,
    tracer: (any SceneTracer)? = nil
  ) {
    self.list = LatestUseCase(list)
    self.count = LatestUseCase(count)
    self.star = star
    self.toggle = toggle
    self.open = open
    self.fetch = LatestUseCase(fetch)
    self.save = save
    self.unsave = unsave
    self.remove = remove
    self.listDisplay = listDisplay
    self.detailDisplay = detailDisplay
    self.countDisplay = countDisplay
    self.now = now
    self.tracer = tracer
  }
}
