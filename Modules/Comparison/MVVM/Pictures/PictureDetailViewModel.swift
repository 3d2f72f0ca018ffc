import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The view model of the opened picture.
@MainActor
final class PictureDetailViewModel {
  /// Nil before the first picture.
  private(set) var picture: ShownPicture?
  private(set) var lines: [DetailLine] = []
  private(set) var exported = Exported.empty
  private(set) var messages: [Message] = []
  private(set) var hasFailed = false
  /// Set this property last, so that the observer sees several changes at once.
  private(set) var isLoading = false { didSet { observer() } }

  private let openPicture: any UseCase<PictureReference, PictureDetails, PictureError>
  private var observer: () -> Void = {}

  init(open: any UseCase<PictureReference, PictureDetails, PictureError>) {
    openPicture = open
  }

  func observe(_ observer: @escaping () -> Void) {
    self.observer = observer
  }

  /// Opens a picture. The list and the number do not change, because the view models do not know each other.
  func open(_ reference: PictureReference) async {
    messages = []
    isLoading = true
    do throws(PictureError) {
      show(try await openPicture(reference))
      hasFailed = false
    } catch {
      messages = [error.message]
      hasFailed = true
    }
    isLoading = false
  }

  private func show(_ details: PictureDetails) {
    let summary = details.summary
    picture = ShownPicture(bytes: details.bytes, format: summary.format)
    lines = [
      DetailLine("Caption", summary.caption), DetailLine("Id", summary.id.short), DetailLine("Type", summary.format.mediaType),
      DetailLine("Size", CountWording.text(summary.byteCount, "byte")), DetailLine("Path", summary.path, isURL: true),
    ]
    exported = .record(ExportedRecord(PictureDetailLines.fields(of: summary)))
    let problem = details.problem?.message
    messages = problem.map { [Message(.warning, "\($0.sentence) It is not marked seen.", hint: $0.hint)] } ?? []
  }
}
