import CoreDomain
public import CoreScenes
public import SampleDomain

/// The messages for picture errors.
public enum PictureWording {
  /// The messages for an error. A refused caption gets one message for each remark; every other error gets one message.
  public static func messages(for error: PictureError, hints: PictureHints = .commands) -> [Message] {
    switch error {
    case .captionRefused(let remarks): remarks.map { CaptionWording.message(for: $0, hints: hints) }
    case .server(let url, let problem):
      failure("\(url.shown): \(WebWording.sentence(for: problem))", hint: hint(for: problem))
    case .notAPicture(let url, let found): failure("\(url.shown): this is not a picture but \(found).", hint: otherURL)
    case .noPicture: failure("There is no picture yet.", hint: "\(hints.search).")
    case .notFound(let reference):
      failure("No picture has an ID that begins with '\(reference.prefix)'.", hint: "\(hints.list) shows the ids.")
    case .ambiguous(let reference, let matches):
      failure(
        "'\(reference.prefix)' matches \(CountWording.text(matches.count, "picture id")): \(ListWording.text(matches.map(\.text))).",
        hint: "Type more digits of the id.")
    case .fileMissing(let id, let path):
      failure(
        "The file of picture \(id.short) is missing: \(path)",
        hint: "Put it back, or remove the picture: \(hints.remove(id.short)).")
    case .fileDamaged(let id, let path):
      failure(
        "The file of picture \(id.short) was changed: \(path)",
        hint: "Restore a copy, or remove the picture: \(hints.remove(id.short)).")
    case .configuration(let error): [ConfigurationErrorWording.message(for: error)]
    case .store(let problem): [PersistenceErrorWording.message(for: problem)]
    case .cancelled: [.stopped]
    }
  }

  /// The error of a picture, worded for its row.
  public static func sentence(for error: PictureError) -> MessageText {
    switch error {
    case .fileMissing(_, let path): "Its file is missing: \(path)"
    case .fileDamaged(_, let path): "Its file was changed: \(path)"
    default: messages(for: error).map(\.sentence).joined(separator: " ")
    }
  }

  private static func failure(_ sentence: MessageText, hint: MessageText?) -> [Message] { [Message(.failure, sentence, hint: hint)] }

  /// A host that is not found may be that of the setting's standard URL, which the user has never seen.
  private static func hint(for problem: WebError) -> MessageText {
    guard let hint = WebWording.hint(for: problem) else { return otherURL }
    if case .hostNotFound = problem { return "\(hint) \(otherURL)" }
    return hint
  }

  private static let otherURL: MessageText = "\(run: "config set \(SettingKey.pictureURL.name) URL") sets another source of pictures."
}
