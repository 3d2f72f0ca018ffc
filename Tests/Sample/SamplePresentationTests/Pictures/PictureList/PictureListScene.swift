import CoreDoubles
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes

/// Makes the interactor of the scene, and records its responses.
@MainActor
struct PictureListScene {
  typealias List = Stub<Void, [PictureSummary], PictureError>
  typealias Open = Stub<PictureReference, PictureDetails, PictureError>
  typealias Remove = Stub<PictureReference, PictureSummary, PictureError>

  let responses = Recorder<PictureList.Response>()

  func interactor(
    list: List = List { _ in .success([]) }, open: Open = Open { _ in .success(.sample()) },
    remove: Remove = Remove { _ in .success(.sample()) }
  ) -> PictureListInteractor {
    PictureListInteractor(list: list, open: open, remove: remove, presenter: responses, now: { .sample() })
  }
}
