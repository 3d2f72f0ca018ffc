import ComparisonScenes
import ComparisonVIP
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@MainActor
@Suite("The wiring of VIP")
struct VIPWiringTests {
  private static let tea = PictureSummary.sample("Tea", saved: .sample())
  private static let reference = PictureReference(tea.id)

  /// The steps of one request, such as `PictureListInteractor perform`.
  private func steps(_ work: (VIPRequests) async -> Void) async -> [String] {
    let tracer = StepRecorder()
    let changed = Stub<PictureReference, ChangedPicture, PictureError> { [tea = Self.tea] _ in
      .success(ChangedPicture(picture: tea, hasChanged: true))
    }
    let saved = Stub<PictureReference?, ChangedPicture, PictureError> { [tea = Self.tea] _ in
      .success(ChangedPicture(picture: tea, hasChanged: true))
    }
    let details = PictureDetails.sample(Self.tea)
    let dependencies = PictureDependencies(
      list: Stub { [tea = Self.tea] _ in .success([tea]) }, count: Stub { .success(1) }, star: changed, toggle: changed,
      open: Stub { _ in .success(details) }, fetch: Stub { _ in .success(details) }, save: saved, unsave: saved,
      remove: Stub { [tea = Self.tea] _ in .success(tea) }, listDisplay: Recorder<PictureList.ViewModel>(),
      detailDisplay: Recorder<PictureDetail.ViewModel>(), countDisplay: Recorder<PictureCount.ViewModel>(), now: { .sample() },
      tracer: tracer)
    await work(VIP.pictures(in: dependencies))
    return tracer.steps
  }

  private typealias VIPRequests = (session: any Interactor<PictureSession.Request>, search: any Interactor<PictureSearch.Request>)

  @Test("a trace shows each scene's interactor, and its presenter for each response")
  func traces() async {
    #expect(
      await steps { await $0.session.perform(.list) } == [
        "PictureListInteractor perform", "PictureListPresenter present", "PictureListPresenter present",
        "PictureCountInteractor perform", "PictureCountPresenter present",
      ])
  }

  @Test("an opened picture reaches the search alone, and a removed one the list alone")
  func separates() async {
    #expect(
      await steps { await $0.session.perform(.open(Self.reference)) } == [
        "PictureDetailInteractor perform", "PictureDetailPresenter present", "PictureDetailPresenter present",
        "PictureSearchInteractor perform",
      ])
    #expect(
      await steps { await $0.search.perform(.remove(Self.reference)) } == ["PictureListInteractor perform", "PictureListPresenter present"])
  }
}
