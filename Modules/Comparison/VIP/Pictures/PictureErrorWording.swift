import CoreDomain
import CoreScenes
import SampleDomain

/// The messages for picture errors, shared by the presenters.
enum PictureErrorWording {
  /// One message, or one for each remark on a refused caption.
  static func messages(for error: PictureError) -> [Message] {
    switch error {
    case .captionRefused(let remarks): remarks.map(CaptionRemarkWording.message(for:))
    case .server(let url, let problem):
      failure("\(url.shown): \(WebWording.sentence(for: problem))", hint: WebWording.hint(for: problem) ?? otherURL)
    case .notAPicture(let url, let found): failure("\(url.shown): this is not a picture but \(found).", hint: otherURL)
    case .noPicture: failure("There is no picture yet.", hint: "'search WORD' gets one.")
    case .notFound(let reference):
      failure("No picture has an ID that begins with '\(reference.prefix)'.", hint: "'list' shows the ids.")
    case .ambiguous(let reference, let matches):
      failure(
        "'\(reference.prefix)' matches \(CountWording.text(matches.count, "picture id")): \(ListWording.text(matches.map(\.text))).",
        hint: "Type more digits of the id.")
    case .fileMissing(let id, let path):
      failure(
        "The file of picture \(id.short) is missing: \(path)",
        hint: "Put it back, or remove the picture in VIP or ViDRep: 'remove \(id.short)'.")
    case .fileDamaged(let id, let path):
      failure(
        "The file of picture \(id.short) was changed: \(path)",
        hint: "Restore a copy, or remove the picture in VIP or ViDRep: 'remove \(id.short)'.")
    case .configuration(let error): [ConfigurationErrorWording.message(for: error)]
    case .store(let problem): [PersistenceErrorWording.message(for: problem)]
    case .cancelled: [.stopped]
    }
  }

  private static func failure(_ sentence: MessageText, hint: MessageText) -> [Message] { [Message(.failure, sentence, hint: hint)] }

  private static let otherURL: MessageText = "\(run: "config set \(SettingKey.pictureURL.name) URL") sets another source of pictures."
}
