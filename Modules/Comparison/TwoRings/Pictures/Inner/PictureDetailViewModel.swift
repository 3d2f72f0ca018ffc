import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// Holds the picture that a view shows.
typealias PictureDetailViewModel = NotifiedViewModel<PictureActor.Detail, PictureDetail.ViewModel>

extension PictureDetail.ViewModel {
  /// The picture in words.
  init(_ detail: PictureActor.Detail) {
    switch detail {
    case .opening: self.init(state: .loading("Opening a picture …"), messages: [], exported: .empty, outcome: .done)
    case .opened(let details):
      self.init(
        state: .loaded(ShownPicture(bytes: details.bytes, format: details.summary.format), Self.lines(about: details.summary)),
        messages: details.problem.map { [Self.warning(about: $0.message)] } ?? [],
        exported: .record(ExportedRecord(PictureDetailLines.fields(of: details.summary))), outcome: .done)
    case .failed(let error): self.init(state: .failed, messages: [error.message], exported: .empty, outcome: .failed)
    }
  }

  private static func lines(about picture: PictureSummary) -> [DetailLine] {
    [
      DetailLine("Caption", picture.caption), DetailLine("Id", picture.id.short), DetailLine("Type", picture.format.mediaType),
      DetailLine("Size", CountWording.text(picture.byteCount, "byte")), DetailLine("Path", picture.path, isURL: true),
    ]
  }

  private static func warning(about problem: Message) -> Message {
    Message(.warning, "\(problem.sentence) It is not marked seen.", hint: problem.hint)
  }
}
