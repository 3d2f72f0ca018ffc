import CoreScenes
import ReaderDomain

/// The messages about editions.
enum EditionWording {
  static func message(for error: EditionError) -> Message {
    switch error {
    case .nothingToPrint:
      Message(.notice, "No article matches, so there is no edition.", hint: "\(run: "refresh") fetches new articles.")
    case .articles(let reason, let hint): Message(.failure, MessageText(reason), hint: hint.map { MessageText($0) })
    case .imagesAreOff:
      Message(
        .failure, "images.remote is 'no', so no pictures are fetched. Nothing was written.",
        hint: "\(run: "config set images.remote ask") allows --images.")
    case .configuration(let problem): ConfigurationErrorWording.message(for: problem)
    case .fileExists(let path):
      Message(.failure, "\(path) exists. It was not changed.", hint: "--force replaces it.")
    case .inDataDirectory(let path):
      Message(
        .failure, "\(path) is in the data directory, which holds only what \(.programTitle) itself stores. Nothing was written.",
        hint: "Choose another folder.")
    case .unwritable(let path, let reason):
      Message(.failure, "\(path) cannot be written: \(reason). Nothing was marked read.", hint: "Check the folder and the free space.")
    case .store(let problem): PersistenceErrorWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  /// The warning for an edition that was made, while its articles could not be marked.
  static func warning(thatNothingWasMarkedFor error: EditionError) -> Message {
    let reason = message(for: error)
    return Message(.failure, "The edition is made, but its articles were not marked read: \(reason.sentence.afterColon)", hint: reason.hint)
  }

  static func sentence(for marking: EditionMarking) -> String {
    marking.marked == 0 ? "All its articles were read already." : "\(CountWording.text(marking.marked, "article")) marked read."
  }
}
