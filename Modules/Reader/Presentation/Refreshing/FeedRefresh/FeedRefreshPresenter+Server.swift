import CoreScenes
import ReaderDomain

/// What a refresh says of a server that fetches the feeds.
extension FeedRefreshPresenter {
  /// The numbers of marks that have changed on the server, and here.
  nonisolated static func marks(of contact: ContactReport) -> [String] {
    [(contact.sent, "sent"), (contact.received, "received")].filter { $0.0 > 0 }.map { "\(CountWording.text($0.0, "mark")) \($0.1)" }
  }

  /// The warning about marks that the server refused; nil when it has taken all.
  nonisolated static func refused(by contact: ContactReport) -> Message? {
    guard contact.refused > 0 else { return nil }
    return Message(
      .warning, "\(contact.host) refused \(CountWording.text(contact.refused, "mark")), which this device keeps.",
      hint: "\(run: "sync") counts all that the server has refused.")
  }
}
