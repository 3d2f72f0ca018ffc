package import CoreDomain
package import CoreScenes

/// A URL with credentials, which no message may show.
package enum Credentials {
  package static let text = "https://me:secret@example.org/here"
  package static let url = WebURL.sample(text)

  /// Whether a message shows any part of the credentials.
  package static func areTold(in message: Message) -> Bool {
    let reported = message.sentence.text + (message.hint?.text ?? "")
    return reported.contains("secret") || reported.contains("me:")
  }
}
