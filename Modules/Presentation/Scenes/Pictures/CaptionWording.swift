public import Domain

/// The messages for remarks about a caption.
public enum CaptionWording {
  public static func message(for remark: CaptionRemark) -> Message {
    switch remark {
    case .empty: Message(.failure, "The caption is empty.", hint: "Give it a word: 'strata picture say hello'.")
    case .tooLong(let characters):
      Message(
        .failure, "The caption has \(CountWording.text(characters, "character")); \(CaptionRules.mostCharacters) are the most.")
    case .unprintable: Message(.failure, "The caption has control characters or line breaks in it, which no picture can show.")
    case .overloaded(let bytes):
      Message(
        .failure,
        "The caption takes \(CountWording.text(bytes, "byte")), for there are many marks on its characters; \(CaptionRules.mostBytes) are the most."
      )
    case .mentionsDog: Message(.warning, "The caption says 'dog', and the pictures are of cats.")
    }
  }
}
