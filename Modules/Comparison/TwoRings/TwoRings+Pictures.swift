public import ComparisonScenes
public import CoreScenes
import SampleScenes

extension TwoRings {
  /// The session over the saved pictures, and the log of its events so far.
  @MainActor
  public static func picturesWithLog(
    in dependencies: PictureDependencies
  ) -> (session: any Interactor<PictureSession.Request>, log: @MainActor () -> SentencesViewModel) {
    let tracer = dependencies.tracer
    let actor = PictureActor(
      service: PictureService(
        list: dependencies.list, count: dependencies.count, star: dependencies.star, toggle: dependencies.toggle,
        open: dependencies.open))
    let list = PictureListViewModel(asking: { actor.list }, words: { PictureList.ViewModel($0, now: dependencies.now()) })
    let detail = PictureDetailViewModel(asking: { actor.detail }, words: { PictureDetail.ViewModel($0) })
    let count = PictureCountViewModel(asking: { actor.number }, words: { PictureCount.ViewModel($0) })
    list.subscribe(dependencies.listDisplay.display)
    detail.subscribe(dependencies.detailDisplay.display)
    count.subscribe(dependencies.countDisplay.display)
    let acting = traced(actor, tracer)
    // The opened picture is drawn first, then the list and the number that it changes.
    let notified = [traced(detail, of: "picture", tracer), traced(list, of: "list", tracer), traced(count, of: "number", tracer)]
    let log = PictureEventLog()
    let dispatcher = PictureDispatcher(log: log) { useCase in
      await trace(useCase, tracer) { await useCase.run(acting, notifying: notified) }
    }
    return (traced(PictureView(dispatcher: dispatcher), sendingTo: PictureDispatcher.self, tracer), { log.viewModel })
  }
}
