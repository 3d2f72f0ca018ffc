import CoreScenes
import SampleDomain
import SampleScenes

enum PictureSearchAction: Hashable, Sendable {
  case inputText(String)
  case search
}

@MainActor
protocol PictureSearchDispatcherObject {
  /// Runs an action. When this returns, the repository has the result, unless a later search has overtaken it.
  func runAction(_ action: PictureSearchAction) async
}

struct PictureSearchState {
  let caption: AsyncState<Caption, Never>
  let found: AsyncState<PictureDetails, PictureError>
}

@MainActor
protocol PictureSearchRepositoryObject: ObservableRepository {
  func state() -> PictureSearchState
}

/// The screen with the search field, and the picture that was found.
@MainActor
struct PictureSearchScene {
  private let dispatcher: any PictureSearchDispatcherObject

  init(
    dispatcher: any PictureSearchDispatcherObject, repository: some PictureSearchRepositoryObject,
    display: any Display<PictureDetail.ViewModel>
  ) {
    self.dispatcher = dispatcher
    repository.onChange(of: { $0.state().caption }) { $0.value.map { display.display(Self.field($0)) } }
    repository.onChange(of: { $0.state().found }) { [unowned repository] in
      display.display(Self.body($0, caption: repository.state().caption.value))
    }
  }

  func perform(_ action: PictureSearchAction) async {
    await dispatcher.runAction(action)
  }

  private static func field(_ caption: Caption) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(
      state: .reported("Caption: '\(caption.text)'"), messages: caption.remarks.map(\.message),
      exported: .record(ExportedRecord([.init("caption", .text(caption.text)), .init("is_usable", .bool(caption.isUsable))])),
      outcome: .done)
  }

  private static func body(_ found: AsyncState<PictureDetails, PictureError>, caption: Caption?) -> PictureDetail.ViewModel {
    switch found.phase {
    case .none, .fetching: PictureDetailComponent.body(waiting: "Waiting for a picture that says '\(caption?.text ?? "")' …")
    case .retrieved(let details):
      PictureDetailComponent.body(details).modifier(PictureMessagesModifier(messages: details.remarks.map(\.message)))
        .modifier(.storage(of: details.summary))
    case .failed(let error): PictureDetailComponent.body(error)
    }
  }
}
