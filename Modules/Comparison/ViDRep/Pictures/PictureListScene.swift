import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

enum PictureListAction: Hashable, Sendable {
  case list
  case filter(PictureFilter)
  case star(PictureReference)
  case toggle(PictureReference)
  case remove(PictureReference)
}

@MainActor
protocol PictureListDispatcherObject {
  /// Runs an action. When this returns, the repository has the result, unless a later action has overtaken it.
  func runAction(_ action: PictureListAction) async
}

struct PictureListState {
  let listed: AsyncState<ListedPictures, PictureError>
  let removed: AsyncState<PictureSummary, PictureError>
}

@MainActor
protocol PictureListRepositoryObject: ObservableRepository {
  func state() -> PictureListState
}

/// The screen with the saved pictures.
@MainActor
struct PictureListScene {
  private let dispatcher: any PictureListDispatcherObject
  private let display: any Display<PictureList.ViewModel>

  init(
    dispatcher: any PictureListDispatcherObject, repository: some PictureListRepositoryObject,
    display: any Display<PictureList.ViewModel>, now: @escaping CurrentTime
  ) {
    self.dispatcher = dispatcher
    self.display = display
    repository.onChange(of: { $0.state().listed }) { display.display(Self.body($0, now: now())) }
    repository.onChange(of: { $0.state().removed }) { display.display(Self.entry($0)) }
  }

  func perform(_ action: PictureListAction) async {
    await dispatcher.runAction(action)
  }

  /// Draws an alert about an unknown command. What the user typed is not part of the application's state.
  func refuse(_ line: String) {
    display.display(Self.alert([.notACommand(line)]))
  }

  private static func body(_ listed: AsyncState<ListedPictures, PictureError>, now: Timestamp) -> PictureList.ViewModel {
    switch listed.phase {
    case .none, .fetching:
      PictureList.ViewModel(progress: "Waiting for the pictures …", messages: [], exported: .empty, outcome: .done)
    case .retrieved(let listed): body(listed, now: now)
    case .failed(let error): alert(error.messages)
    }
  }

  private static func body(_ listed: ListedPictures, now: Timestamp) -> PictureList.ViewModel {
    let rows = listed.pictures.map { PictureRowComponent.body($0, now: now) }
    guard !rows.isEmpty else {
      return PictureList.ViewModel(messages: [nothing(in: listed.filter)], exported: .list([]), outcome: .nothingMatched)
    }
    return PictureList.ViewModel(
      rows: rows, summary: CountWording.text(rows.count, "picture") + (listed.filter == .starred ? " [starred]" : ""), messages: [],
      exported: .list(rows.map(\.exported)), outcome: .done)
  }

  private static func nothing(in filter: PictureFilter) -> Message {
    switch filter {
    case .all: Message(.notice, "You have saved no pictures.", hint: "In VIP and ViDRep, 'search WORD' gets one and 'keep' saves it.")
    case .starred: Message(.notice, "You have starred no pictures.", hint: "'star ID' stars one.")
    }
  }

  private static func alert(_ messages: [Message]) -> PictureList.ViewModel {
    PictureList.ViewModel(messages: messages, exported: .empty, outcome: .failed)
  }

  private static func entry(_ removed: AsyncState<PictureSummary, PictureError>) -> PictureList.ViewModel {
    switch removed.phase {
    case .none, .fetching: PictureList.ViewModel(messages: [], exported: .empty, outcome: .done)
    case .retrieved(let picture):
      PictureList.ViewModel(
        entry: "Removed '\(picture.caption)' (\(picture.id.short)).", messages: [],
        exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
    case .failed(let error): alert(error.messages)
    }
  }
}
