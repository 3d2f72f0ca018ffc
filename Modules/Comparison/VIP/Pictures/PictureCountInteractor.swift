import CoreDomain
import CorePresentation
import CoreScenes
import SampleDomain
import SampleScenes

/// Counts the saved pictures that the user has not opened. It has no state.
struct PictureCountInteractor: Interactor {
  enum Response: Hashable {
    case counted(Int)
    case failed(PictureError)
  }

  /// Nil when a later call has overtaken this one.
  let count: any UseCase<Void, Int?, PictureError>
  let presenter: any Presenter<Response>

  func perform(_: PictureCount.Request) async {
    do throws(PictureError) {
      guard let number = try await count(()) else { return }
      presenter.present(.counted(number))
    } catch {
      presenter.present(.failed(error))
    }
  }
}
