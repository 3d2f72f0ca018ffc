import CoreScenes
import SampleDomain
import SampleScenes

enum PictureSearchRoute: Hashable, Sendable {
  case preview(PictureDetails)
}

@MainActor
protocol PictureSearchRouterDelegate: AnyObject {
  /// Opens another scene, and returns when that scene is drawn.
  func sceneNeedsRoute(to route: PictureSearchRoute) async
}

enum PictureSearchAction: Hashable, Sendable {
  case inputText(String)
  case search
}

@MainActor
protocol PictureSearchDispatcherObject {
  /// Runs an action. When this returns, the repository has the result, unless a later search has overtaken it.
  func runAction(_ action: PictureSearchAction) async
}

struct PictureSearchState: Sendable {
  let caption: CaptionInput
  let searched: AsyncState<PictureDetails, PictureError>
}

@MainActor
protocol PictureSearchRepositoryObject: ObservableRepository {
  func state() -> PictureSearchState
}

/// The screen with the search field. A picture that was found leads to the preview; an error is an alert.
@MainActor
final class PictureSearchScene {
  private weak let routerDelegate: (any PictureSearchRouterDelegate)?
  private let dispatcher: any PictureSearchDispatcherObject
  private let repository: any PictureSearchRepositoryObject
  private let display: any Display<PictureDetail.ViewModel>
  private var drawn: PictureSearchState
  private var routed: AsyncState<PictureDetails, PictureError>

  init(
    routerDelegate: any PictureSearchRouterDelegate, dispatcher: any PictureSearchDispatcherObject,
    repository: any PictureSearchRepositoryObject, display: any Display<PictureDetail.ViewModel>
  ) {
    self.routerDelegate = routerDelegate
    self.dispatcher = dispatcher
    self.repository = repository
    self.display = display
    drawn = repository.state()
    routed = drawn.searched
    repository.observe(self)
  }

  /// The text of the search field.
  var text: Binding<String> {
    Binding {
      self.repository.state().caption.text
    } set: {
      await self.dispatcher.runAction(.inputText($0))
    }
  }

  /// Presses the search button, which is off while the text breaks a rule.
  func search() async {
    let caption = repository.state().caption
    guard caption.isUsable else { return display.display(Self.failed(.captionRefused(caption.remarks))) }
    await dispatcher.runAction(.search)
    await route(repository.state().searched)
  }

  /// Draws a line of the dialogue that is no command.
  func refuse(_ line: String) {
    display.display(PictureDetail.ViewModel(state: .failed, messages: [.notACommand(line)], exported: .empty, outcome: .failed))
  }

  /// A result leads on once.
  private func route(_ searched: AsyncState<PictureDetails, PictureError>) async {
    guard searched != routed, case .retrieved(let details) = searched.phase else { return }
    routed = searched
    await routerDelegate?.sceneNeedsRoute(to: .preview(details))
  }
}

extension PictureSearchScene: RepositoryObserver {
  func repositoryDidChange() {
    let (state, before) = (repository.state(), drawn)
    drawn = state
    if state.caption != before.caption { display.display(Self.typed(text.get(), state.caption)) }
    guard state.searched != before.searched else { return }
    switch state.searched.phase {
    case .none, .retrieved: break
    case .fetching: display.display(Self.searching(state.caption))
    case .failed(let error): display.display(Self.failed(error))
    }
  }

  nonisolated static func typed(_ text: String, _ caption: CaptionInput) -> PictureDetail.ViewModel {
    let record = ExportedRecord([.init("caption", .text(text)), .init("is_usable", .bool(caption.isUsable))])
    return PictureDetail.ViewModel(
      state: .told("Caption: '\(text)'"), messages: caption.remarks.map { CaptionWording.message(for: $0, hints: .dialogue) },
      exported: .record(record),
      outcome: .done)
  }

  private nonisolated static func searching(_ caption: CaptionInput) -> PictureDetail.ViewModel {
    let sentence = "Waiting for a picture that says '\(caption.text)' …"
    return PictureDetail.ViewModel(state: .loading(sentence), messages: [], exported: .empty, outcome: .done)
  }

  nonisolated static func failed(_ error: PictureError) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(
      state: .failed, messages: PictureWording.messages(for: error, hints: .dialogue), exported: .empty, outcome: .failed)
  }
}
