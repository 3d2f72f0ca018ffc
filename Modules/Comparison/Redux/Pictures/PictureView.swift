import ComparisonScenes
import ComparisonStore
import CoreScenes
import SampleScenes

/// The pages of the list and the picture. It turns requests of the user into actions.
struct PictureView<Dispatcher: ActionDispatcher<PictureAction>>: Interactor {
  let list: DispatchingViewState<ListViewState, Dispatcher>
  let detail: DetailViewState

  func perform(_ request: PictureSession.Request) async {
    switch request {
    case .list: await list.dispatch(.asked(.list(list.page.filter)))
    case .filter(let filter):
      list.page.filter = filter
      await list.dispatch(.asked(.filter(filter)))
    case .star(let reference): await list.dispatch(.asked(.star(reference, list.page.filter)))
    case .toggle(let reference): await list.dispatch(.asked(.toggle(reference, list.page.filter)))
    case .open(let reference): await list.dispatch(.asked(.open(reference)))
    case .notUnderstood(let line): list.page.unknownCommand = line
    }
  }
}
