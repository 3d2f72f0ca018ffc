import CoreDomain
public import CoreScenes
public import SampleDomain
public import SampleScenes

/// The state of the picture's page: a copy of the opened picture, which it draws in words when the picture changes in the store.
@MainActor
public final class DetailViewState {
  public private(set) var detail: Versioned<Loadable<PictureDetails, PictureError>> { didSet { draw() } }
  private let display: any Display<PictureDetail.ViewModel>

  public init(store: PictureStore, display: any Display<PictureDetail.ViewModel>) {
    detail = store.state.detail
    self.display = display
    store.$state.subscribe(to: \.detail) { [weak self] in self?.detail = $0 }
  }

  private func draw() {
    switch detail.value {
    case .idle: break
    case .loading: show(.loading("Opening a picture …"))
    case .loaded(let details):
      show(
        .loaded(ShownPicture(bytes: details.bytes, format: details.summary.format), lines(about: details.summary)),
        messages: messages(about: details), exported: .record(ExportedRecord(PictureDetailLines.fields(of: details.summary))))
    case .failed(let error): show(.failed, messages: [PictureErrorWording.message(for: error)], outcome: .failed)
    }
  }

  private func lines(about picture: PictureSummary) -> [DetailLine] {
    [
      DetailLine("Caption", picture.caption), DetailLine("Id", picture.id.short), DetailLine("Type", picture.format.mediaType),
      DetailLine("Size", CountWording.text(picture.byteCount, "byte")), DetailLine("Path", picture.path, isURL: true),
    ]
  }

  private func messages(about details: PictureDetails) -> [Message] {
    guard let problem = details.problem.map({ PictureErrorWording.message(for: $0) }) else { return [] }
    return [Message(.warning, "\(problem.sentence) It is not marked seen.", hint: problem.hint)]
  }

  private func show(
    _ state: PictureDetail.State, messages: [Message] = [], exported: Exported = .empty, outcome: Outcome = .done
  ) {
    display.display(PictureDetail.ViewModel(state: state, messages: messages, exported: exported, outcome: outcome))
  }
}
