import ComparisonScenes
import CoreScenes
import SampleScenes

/// The three pages together. It knows the view actions and the view states, which do not know each other.
struct PictureView: Interactor {
  let list: ListViewState
  let detail: DetailViewState
  let count: CountViewState
  let listAction: ListViewAction
  let detailAction: DetailViewAction
  let countAction: CountViewAction

  func perform(_ request: PictureSession.Request) async {
    switch request {
    case .list: await listAction.show(list.filter)
    case .filter(let filter):
      list.filter = filter
      await listAction.show(filter)
    case .star(let reference): await listAction.star(reference, listing: list.filter)
    case .toggle(let reference): await listAction.toggle(reference, listing: list.filter)
    case .open(let reference): await detailAction.open(reference)
    case .notUnderstood(let line): return list.unknownCommand = line
    }
    await countAction.countUnseen()
  }
}
