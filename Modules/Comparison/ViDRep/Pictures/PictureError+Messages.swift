import CoreDomain
import CoreScenes
import SampleDomain

extension PictureError {
  /// The error in words. A refused caption has a message for each remark.
  var messages: [Message] {
    switch self {
    case .captionRefused(let remarks): remarks.map(\.message)
    case .server(let url, let problem):
      Self.failure("\(url.shown): \(WebWording.sentence(for: problem))", hint: WebWording.hint(for: problem) ?? Self.otherURL)
    case .notAPicture(let url, let found): Self.failure("\(url.shown): this is not a picture but \(found).", hint: Self.otherURL)
    case .noPicture: Self.failure("There is no picture yet.", hint: "'search WORD' gets one.")
    case .notFound(let reference):
      Self.failure("No picture has an ID that begins with '\(reference.prefix)'.", hint: "'list' shows the ids.")
    case .ambiguous(let reference, let matches):
      Self.failure(
        "'\(reference.prefix)' matches \(CountWording.text(matches.count, "picture id")): \(ListWording.text(matches.map(\.text))).",
        hint: "Type more digits of the id.")
    case .fileMissing(let id, let path):
      Self.failure(
        "The file of picture \(id.short) is missing: \(path)",
        hint: "Put it back, or remove the picture in VIP or ViDRep: 'remove \(id.short)'.")
    case .fileDamaged(let id, let path):
      Self.failure(
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

extension CaptionRemark {
  /// The remark in words.
  var message: Message {
    switch self {
    case .empty: Message(.failure, "The caption is empty.", hint: "Give it a word: 'type hello'.")
    case .tooLong(let characters):
      Message(.failure, "The caption has \(CountWording.text(characters, "character")); \(CaptionRules.maximumCharacters) are allowed.")
    case .unprintable: Message(.failure, "The caption contains control characters or line breaks, which a picture cannot show.")
    case .overloaded(let bytes):
      Message(
        .failure,
        "The caption takes \(CountWording.text(bytes, "byte")), because its characters have many combining marks; \(CaptionRules.maximumBytes) are allowed."
      )
    case .mentionsDog: Message(.warning, "The caption says 'dog', but the pictures show cats.")
    }
  }
}
