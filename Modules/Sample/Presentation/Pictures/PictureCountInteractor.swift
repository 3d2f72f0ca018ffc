public import CoreDomain
public import CorePresentation
public import CoreScenes
public import SampleDomain
public import SampleScenes

extension PictureCount {
  public enum Response: Hashable, Sendable {
    case counted(Int)
    case failed(PictureError)
  }
}

/// Counts the unseen pictures.
public struct PictureCountInteractor: Interactor {
  private let countUnseen: any UseCase<Void, Int, PictureError>
  private let presenter: any Presenter<PictureCount.Response>

  public init(countUnseen: any UseCase<Void, Int, PictureError>, presenter: any Presenter<PictureCount.Response>) {
    self.countUnseen = countUnseen
    self.presenter = presenter
  }

  public func perform(_ request: PictureCount.Request) async {
    switch request {
    case .unseen:
      do throws(PictureError) {
        presenter.present(.counted(try await countUnseen(())))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }
}
