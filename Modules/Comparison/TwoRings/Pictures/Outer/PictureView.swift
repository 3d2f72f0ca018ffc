import ComparisonScenes
import CoreScenes
import SampleScenes

/// Sends each event in the name of the child view in which the user makes it: what to list in the command line, what to do with a picture
/// in its row. Rows, detail and number show what they take over from their view models, so that an event of one redraws the others.
struct PictureView: Interactor {
  let dispatcher: PictureDispatcher

  func perform(_ request: PictureSession.Request) async {
    switch request {
    case .list, .filter, .notUnderstood: await dispatcher.dispatch(from: .commandLine, event: request)
    case .star, .toggle, .open: await dispatcher.dispatch(from: .rows, event: request)
    }
  }
}
