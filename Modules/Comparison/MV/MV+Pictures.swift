public import ComparisonScenes
public import CoreScenes
import SampleScenes

extension MV {
  /// The session over the saved pictures. Unknown lines are answered here, because no view handles them.
  @MainActor
  public static func pictures(in dependencies: PictureDependencies) -> any Interactor<PictureSession.Request> {
    let view = PicturesView(dependencies)
    return ViewEntry(to: PicturesView.self, tracer: dependencies.tracer) { request in
      switch request {
      case .list: await view.show()
      case .filter(let filter): await view.show(filter)
      case .star(let reference): await view.star(reference)
      case .toggle(let reference): await view.toggle(reference)
      case .open(let reference): await view.open(reference)
      case .notUnderstood(let line):
        dependencies.listDisplay.display(PictureList.ViewModel(messages: [.notACommand(line)], exported: .empty, outcome: .failed))
      }
    }
  }
}
