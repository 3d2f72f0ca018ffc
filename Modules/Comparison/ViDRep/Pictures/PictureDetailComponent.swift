import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The view component of a picture: its details, a sentence about it, or why it is missing.
enum PictureDetailComponent {
  static func body(_ details: PictureDetails) -> PictureDetail.ViewModel {
    let picture = details.summary
    let lines = [
      DetailLine("Caption", picture.caption), DetailLine("Id", picture.id.short), DetailLine("Type", picture.format.mediaType),
      DetailLine("Size", CountWording.text(picture.byteCount, "byte")), DetailLine("Path", picture.path, isURL: true),
    ]
    return done(.loaded(ShownPicture(bytes: details.bytes, format: picture.format), lines), picture)
  }

  static func body(_ verb: String, _ picture: PictureSummary) -> PictureDetail.ViewModel {
    done(.reported("\(verb) '\(picture.caption)' (\(picture.id.short))."), picture)
  }

  static func body(waiting sentence: String) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(state: .loading(sentence), messages: [], exported: .empty, outcome: .done)
  }

  static func body(_ error: PictureError) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(state: .failed, messages: error.messages, exported: .empty, outcome: .failed)
  }

  private static func done(_ state: PictureDetail.State, _ picture: PictureSummary) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(
      state: state, messages: [], exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
  }
}
