import ComparisonScenes
import CoreScenes
import SampleScenes

/// Sends each event with the child view from which it comes: the command line for what to list, the rows for what to do with a picture. The
/// rows, the detail and the number show the answers of their view models, so an event of one view redraws the others.
struct PictureView: Interactor {
  let dispatcher: PictureDispatcher

  func perform(_ request: PictureSession.Request) async {
    switch request {
    case .list, .filter, .notUnderstood: await dispatcher.dispatch(from: .commandLine, event: request)
    case .star, .toggle, .open: await dispatcher.dispatch(from: .rows, event: request)
    }
  }
}
