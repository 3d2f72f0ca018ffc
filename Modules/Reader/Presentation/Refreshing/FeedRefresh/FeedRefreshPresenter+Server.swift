import CoreDomain
import CoreScenes
import ReaderDomain

/// What a refresh says of a server that fetches the feeds.
extension FeedRefreshPresenter {
  /// What has changed on the server, and the marks that have changed here.
  nonisolated static func changes(by contact: ServerRefreshReport) -> [String] {
    [(contact.followed, "feed", "added to the server"), (contact.sent, "mark", "sent"), (contact.received, "mark", "received")]
      .filter { $0.0 > 0 }.map { "\(CountWording.text($0.0, $0.1)) \($0.2)" }
  }

  /// The maximum number of titles in a message.
  private nonisolated static let maximumTitles = 3

  /// A notice for each feed that the server has stopped following, however many: the list of feeds no longer has their URLs.
  nonisolated static func unfollowed(_ feeds: [Subscription]) -> [Message] {
    feeds.map { feed in
      let shown = feed.url.shown
      return Message(
        .notice, "The server no longer follows '\(feed.title)'; its articles stay.",
        hint: "\(run: "add \(URLRedaction.isRedacted(shown) ? "URL" : shown)") follows it again.")
    }
  }

  /// The notice about feeds of the server whose URLs other feeds here have; nil without any.
  nonisolated static func untaken(_ feeds: [Subscription]) -> Message? {
    guard !feeds.isEmpty else { return nil }
    let (place, articles) = feeds.count == 1 ? ("a URL that another feed here has", "its") : ("URLs that other feeds here have", "their")
    return Message(
      .notice, "The server also follows \(names(of: feeds)) at \(place); \(articles) articles do not come.",
      hint: "One feed of each URL is enough: the others can be removed on the server.")
  }

  /// The titles of feeds, as part of a sentence.
  private nonisolated static func names(of feeds: [Subscription]) -> String {
    var names = feeds.prefix(maximumTitles).map { "'\($0.title)'" }
    if feeds.count > names.count { names.append(CountWording.text(feeds.count - names.count, "other feed")) }
    let last = names.removeLast()
    return names.isEmpty ? last : "\(names.joined(separator: ", ")) and \(last)"
  }

  /// The warning about marks that the server refused; nil when it has taken all.
  nonisolated static func refused(by contact: ServerRefreshReport) -> Message? {
    guard contact.refused > 0 else { return nil }
    return Message(
      .warning, "\(contact.host) refused \(CountWording.text(contact.refused, "mark")), which this device keeps.",
      hint: "\(run: "sync") counts all that the server has refused.")
  }

  /// The warning about lists that end too early; nil when they are complete.
  nonisolated static func unlisted(by contact: ServerRefreshReport) -> Message? {
    guard !contact.isListComplete else { return nil }
    return Message(
      .warning, "The lists of \(contact.host) were not complete, so that older articles may be missing here.",
      hint: "Marks that the lists do not show stay as they are.")
  }
}
