import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The messages when only some of several feeds could be added.
public enum IncompleteAdditionWording {
  /// The maximum number of refused feeds that are named.
  static let maximumNames = 5

  /// One message about all.
  static func summary(of addition: IncompleteAddition) -> Message {
    let messages = messages(on: addition)
    guard messages.count != 1, let first = messages.first else {
      return messages.first ?? Message(.failure, "\(CountWording.text(addition.missing, "feed")) could not be added.")
    }
    return Message(
      .failure, "\(CountWording.text(addition.missing, "feed")) could not be added. \(first.sentence)", hint: first.hint)
  }

  /// A message for each of the first refusals, the number of the others, and why the rest was not tried.
  public static func messages(on addition: IncompleteAddition) -> [Message] {
    var messages = addition.refusals.prefix(maximumNames).map { refusal in
      let reason = quoted(refusal.reason)
      let url = URLRedaction.shown(refusal.url.text)
      return refusal.isAdded
        ? Message(.failure, "'\(url)' is followed, but not in its folder or under its title: \(reason)")
        : Message(.failure, "The server does not follow '\(url)': \(reason)")
    }
    let others = addition.refusals.count - messages.count
    if others > 0 { messages.append(Message(.failure, "The server refuses \(CountWording.text(others, "more feed")).")) }
    if let error = addition.error {
      let message = ReaderErrorWording.message(for: error)
      messages.append(
        Message(
          .failure,
          "After \(CountWording.text(addition.added.count, "feed")), the rest could not be added: \(message.sentence)",
          hint: "The same command adds the others."))
    }
    return messages
  }

  /// The maximum length of the words of a server, in bytes. Serious ones have a line.
  private static let maximumBytesOfReason = 300

  /// A server's own words as the end of a sentence.
  static func quoted(_ reason: String) -> String {
    let words = reason.collapsingWhitespace().withoutControls.limited(toBytes: maximumBytesOfReason)
    return words.hasSuffix(".") || words.hasSuffix("…") ? words : "\(words)."
  }
}
