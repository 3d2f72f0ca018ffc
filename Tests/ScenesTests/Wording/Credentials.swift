import Domain
import DomainDoubles
import Scenes

/// An address that holds what is between a person and a server alone.
enum Credentials {
  static let text = "https://me:secret@example.org/here"
  static let url = WebURL.sample(text)

  /// Whether a person would see any of it.
  static func areTold(in message: Message) -> Bool {
    let told = message.sentence + (message.hint ?? "")
    return told.contains("secret") || told.contains("me:")
  }
}
