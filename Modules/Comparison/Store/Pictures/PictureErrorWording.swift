public import CoreScenes
public import SampleDomain

/// The messages for the errors of a session over saved pictures.
public enum PictureErrorWording {
  public static func message(for error: PictureError) -> Message {
    switch error {
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
    case .store(let problem): PersistenceErrorWording.message(for: problem)
    case .cancelled: .stopped
    // Only a search for a new picture fails with these errors, and this session has no search.
    case .captionRefused, .server, .notAPicture, .noPicture, .configuration: failure("Getting a new picture failed.", hint: nil)
    }
  }

  private static func failure(_ sentence: MessageText, hint: MessageText?) -> Message { Message(.failure, sentence, hint: hint) }
}
