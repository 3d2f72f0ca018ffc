public import CoreScenes
import SampleDomain
public import SampleScenes

/// The dialogue of pictures. It passes each line to the scene that handles it.
public struct PictureDialogueInteractor: Interactor {
  private let detail: any Interactor<PictureDetail.Request>
  private let list: any Interactor<PictureList.Request>

  public init(detail: any Interactor<PictureDetail.Request>, list: any Interactor<PictureList.Request>) {
    self.detail = detail
    self.list = list
  }

  public func perform(_ request: PictureDialogueRequest) async {
    switch request {
    case .type(let text): await detail.perform(.type(text))
    case .search: await detail.perform(.fetchTyped)
    case .keep: await detail.perform(.saveShown)
    case .unkeep: await detail.perform(.unsaveShown)
    case .saved: await list.perform(.show(.all))
    case .show(let reference): await detail.perform(.show(reference))
    case .remove(let reference): await list.perform(.remove(reference))
    case .notUnderstood(let line): await detail.perform(.notUnderstood(line))
    }
  }
}
