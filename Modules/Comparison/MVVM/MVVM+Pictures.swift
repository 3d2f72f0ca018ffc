public import ComparisonScenes
public import CoreScenes

extension MVVM {
  /// The session over the saved pictures: a view that observes three view models, which do not know each other.
  @MainActor
  public static func pictures(in dependencies: PictureDependencies) -> any Interactor<PictureSession.Request> {
    let tracer = dependencies.tracer
    let list = PictureListViewModel(list: dependencies.list, star: dependencies.star, toggle: dependencies.toggle, now: dependencies.now)
    let view = PicturesView(
      list: list, detail: PictureDetailViewModel(open: dependencies.open), count: PictureCountViewModel(count: dependencies.count),
      listDisplay: TracedObservation(of: PictureListViewModel.self, dependencies.listDisplay, tracer: tracer),
      detailDisplay: TracedObservation(of: PictureDetailViewModel.self, dependencies.detailDisplay, tracer: tracer),
      countDisplay: TracedObservation(of: PictureCountViewModel.self, dependencies.countDisplay, tracer: tracer))
    return TracedIntents(view: view, tracer: tracer)
  }
}
