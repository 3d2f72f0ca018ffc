public import CorePresentation
public import CoreScenes
import SampleDomain
public import SampleScenes

/// Formats a picture for display.
public struct PictureDetailPresenter: Presenter {
  private let display: any Display<PictureDetail.ViewModel>
  private let hints: PictureHints

  public init(display: any Display<PictureDetail.ViewModel>, hints: PictureHints = .commands) {
    self.display = display
    self.hints = hints
  }

  public func present(_ response: PictureDetail.Response) {
    display.display(Self.viewModel(for: response, hints: hints))
  }

  public nonisolated static func viewModel(
    for response: PictureDetail.Response, hints: PictureHints = .commands
  ) -> PictureDetail.ViewModel {
    switch response {
    case .typed(let caption, let remarks): typed(caption, remarks, hints)
    case .loading(let caption):
      PictureDetail.ViewModel(
        state: .loading("Waiting for a picture that says '\(caption)' …"), messages: [], exported: .empty, outcome: .done)
    case .fetched(let details):
      loaded(details, details.remarks.map { CaptionWording.message(for: $0, hints: hints) } + [fate(of: details.summary, hints)])
    case .opened(let details):
      loaded(details, warnings(about: details, hints) + (hints == .dialogue ? [fate(of: details.summary, hints)] : []))
    case .saved(let saved): reported(saved.hasChanged ? "Saved" : "Saved before:", saved.picture)
    case .unsaved(let unsaved):
      reported(
        unsaved.hasChanged ? "No longer saved:" : "Not saved:", unsaved.picture,
        unsaved.hasChanged ? [fate(of: unsaved.picture, hints)] : [])
    case .failed(let error): failed(PictureWording.messages(for: error, hints: hints))
    case .notUnderstood(let line): failed([.notACommand(line)])
    }
  }

  private nonisolated static func typed(_ caption: String, _ remarks: [CaptionRemark], _ hints: PictureHints) -> PictureDetail.ViewModel {
    let isUsable = !remarks.contains(where: \.isError)
    return PictureDetail.ViewModel(
      state: .reported("Caption: '\(caption)'"), messages: remarks.map { CaptionWording.message(for: $0, hints: hints) },
      exported: .record(ExportedRecord([.init("caption", .text(caption)), .init("is_usable", .bool(isUsable))])), outcome: .done)
  }

  private nonisolated static func loaded(_ details: PictureDetails, _ messages: [Message]) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(
      state: .loaded(
        ShownPicture(bytes: details.bytes, format: details.summary.format), PictureDetailLines.details(about: details.summary)),
      messages: messages, exported: .record(record(of: details.summary)), outcome: .done)
  }

  private nonisolated static func reported(
    _ verb: String, _ picture: PictureSummary, _ messages: [Message] = []
  ) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(
      state: .reported("\(verb) '\(picture.caption)' (\(picture.id.short))."), messages: messages, exported: .record(record(of: picture)),
      outcome: .done)
  }

  private nonisolated static func failed(_ messages: [Message]) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(state: .failed, messages: messages, exported: .empty, outcome: .failed)
  }

  private nonisolated static func warnings(about details: PictureDetails, _ hints: PictureHints) -> [Message] {
    guard let problem = details.problem else { return [] }
    return PictureWording.messages(for: problem, hints: hints).map {
      Message(.warning, "\($0.sentence) The picture was not marked as seen.", hint: $0.hint)
    }
  }

  /// A message that says how long the picture is stored.
  private nonisolated static func fate(of picture: PictureSummary, _ hints: PictureHints) -> Message {
    switch (picture.saved, hints) {
    case (nil, _): Message(.notice, "It is stored until the next one.", hint: "\(hints.save) saves it permanently.")
    case (_, .commands): Message(.notice, "It is already saved.")
    case (_, .dialogue): Message(.notice, "It is saved.", hint: "'unkeep' reverts that.")
    }
  }

  private nonisolated static func record(of summary: PictureSummary) -> ExportedRecord {
    ExportedRecord(PictureDetailLines.fields(of: summary))
  }
}
