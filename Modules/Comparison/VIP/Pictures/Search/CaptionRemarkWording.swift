import CoreScenes
import SampleDomain

/// The messages for remarks on a caption.
enum CaptionRemarkWording {
  static func message(for remark: CaptionRemark) -> Message {
    switch remark {
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
