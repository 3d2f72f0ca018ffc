import CoreScenes
import SampleDomain

extension PictureError {
  /// The error in words.
  var message: Message {
    switch self {
    case .notFound(let reference):
      Message(.failure, "No picture has an ID that begins with '\(reference.prefix)'.", hint: "'list' shows the ids.")
    case .ambiguous(let reference, let matches):
      Message(
        .failure,
        "'\(reference.prefix)' matches \(CountWording.text(matches.count, "picture id")): \(ListWording.text(matches.map(\.text))).",
        hint: "Type more digits of the id.")
    case .fileMissing(let id, let path):
      Message(
        .failure, "The file of picture \(id.short) is missing: \(path)",
        hint: "Put it back, or remove the picture in VIP or ViDRep: 'remove \(id.short)'.")
    case .fileDamaged(let id, let path):
      Message(
        .failure, "The file of picture \(id.short) was changed: \(path)",
        hint: "Restore a copy, or remove the picture in VIP or ViDRep: 'remove \(id.short)'.")
    case .store(let problem): PersistenceErrorWording.message(for: problem)
    case .cancelled: .stopped
    // Only a request for a new picture fails with these errors, and this session sends none.
    case .captionRefused, .server, .notAPicture, .noPicture, .configuration: Message(.failure, "No new picture could be requested.")
    }
  }
}
