import CoreScenes
import SampleDomain
import SampleScenes

enum PicturePreviewAction: Hashable, Sendable {
  /// The picture appears.
  case appear
  case keep(PictureSummary)
  case unkeep(PictureSummary)
}

@MainActor
protocol PicturePreviewDispatcherObject {
  /// Runs an action. When this returns, the repository has the result.
  func runAction(_ action: PicturePreviewAction) async
}

struct PicturePreviewState: Sendable {
  let isKept: Bool
  /// What the latest `keep` or `unkeep` led to.
  let mark: AsyncState<PictureMark, PictureError>
}

@MainActor
protocol PicturePreviewRepositoryObject: ObservableRepository {
  /// The state of one picture: the same scene serves every picture.
  func state(of picture: PictureSummary) -> PicturePreviewState
}

/// The screen with one picture, found or saved. It leads nowhere, so it declares no route.
@MainActor
final class PicturePreviewScene {
  private let picture: PictureDetails
  private let dispatcher: any PicturePreviewDispatcherObject
  private let repository: any PicturePreviewRepositoryObject
  private let display: any Display<PictureDetail.ViewModel>
  private var drawn: AsyncState<PictureMark, PictureError>

  init(
    picture: PictureDetails, dispatcher: any PicturePreviewDispatcherObject, repository: any PicturePreviewRepositoryObject,
    display: any Display<PictureDetail.ViewModel>
  ) {
    self.picture = picture
    self.dispatcher = dispatcher
    self.repository = repository
    self.display = display
    drawn = repository.state(of: picture.summary).mark
    repository.observe(self)
  }

  func appear() async {
    await dispatcher.runAction(.appear)
    display.display(Self.viewModel(of: picture, isKept: repository.state(of: picture.summary).isKept))
  }

  func keep() async {
    await dispatcher.runAction(.keep(picture.summary))
  }

  func unkeep() async {
    await dispatcher.runAction(.unkeep(picture.summary))
  }
}

extension PicturePreviewScene: RepositoryObserver {
  func repositoryDidChange() {
    let mark = repository.state(of: picture.summary).mark
    guard mark != drawn else { return }
    drawn = mark
    switch mark.phase {
    case .none, .fetching: break
    case .retrieved(let mark): display.display(Self.viewModel(of: mark))
    case .failed(let error): display.display(PictureSearchScene.failed(error))
    }
  }

  nonisolated static func viewModel(of picture: PictureDetails, isKept: Bool) -> PictureDetail.ViewModel {
    let kept = isKept ? Message(.notice, "It is saved.", hint: "'unkeep' reverts that.") : untilNext
    return PictureDetail.ViewModel(
      state: .loaded(
        ShownPicture(bytes: picture.bytes, format: picture.summary.format), PictureDetailLines.details(about: picture.summary)),
      messages: picture.remarks.map { CaptionWording.message(for: $0, hints: .dialogue) } + [kept],
      exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture.summary))), outcome: .done)
  }

  nonisolated static func viewModel(of mark: PictureMark) -> PictureDetail.ViewModel {
    switch mark {
    case .kept(let picture): told("Saved", picture)
    case .alreadyKept(let picture): told("Saved before:", picture)
    case .unkept(let picture): told("No longer saved:", picture, messages: [untilNext])
    case .notKept(let picture): told("Not saved:", picture)
    }
  }

  private nonisolated static let untilNext = Message(.notice, "It is stored until the next one.", hint: "'keep' saves it permanently.")

  private nonisolated static func told(
    _ verb: String, _ picture: PictureSummary, messages: [Message] = []
  ) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(
      state: .told("\(verb) '\(picture.caption)' (\(picture.id.short))."), messages: messages,
      exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
  }
}
