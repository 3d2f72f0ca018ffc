import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The component that shows the first that applies: an error, the loading line, the opened picture.
struct PictureDetailDisplay {
  let details: PictureDetails?
  let isLoading: Bool
  let errorMessage: Message?

  /// Nil before the first picture.
  var body: PictureDetail.ViewModel? {
    if let errorMessage {
      PictureDetail.ViewModel(state: .failed, messages: [errorMessage], exported: .empty, outcome: .failed)
    } else if isLoading {
      PictureDetail.ViewModel(state: .loading("Opening a picture …"), messages: [], exported: .empty, outcome: .done)
    } else {
      details.map(body)
    }
  }

  private func body(of details: PictureDetails) -> PictureDetail.ViewModel {
    let picture = details.summary
    let lines = [
      DetailLine("Caption", picture.caption), DetailLine("Id", picture.id.short), DetailLine("Type", picture.format.mediaType),
      DetailLine("Size", CountWording.text(picture.byteCount, "byte")), DetailLine("Path", picture.path, isURL: true),
    ]
    let warning = details.problem?.message
    return PictureDetail.ViewModel(
      state: .loaded(ShownPicture(bytes: details.bytes, format: picture.format), lines),
      messages: warning.map { [Message(.warning, "\($0.sentence) It is not marked seen.", hint: $0.hint)] } ?? [],
      exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
  }
}
