import CoreScenes
import ReaderDomain
import ReaderScenes

/// What a refresh says of the contact with a feed server.
extension FeedRefreshPresenter {
  nonisolated static func finished(_ report: RefreshReport, with contact: ServerContact) -> FeedRefresh.ViewModel {
    FeedRefresh.ViewModel(
      progress: nil, rows: [], summary: summary(of: report, with: contact), messages: messages(for: contact) + problems(of: report),
      outcome: outcome(of: report))
  }

  /// The news, and the changes of marks in both directions.
  nonisolated static func summary(of report: RefreshReport, with contact: ServerContact) -> String {
    let counts = [(contact.sent, "sent"), (contact.received, "received")].filter { $0.0 > 0 }
    let marks = counts.map { "\(CountWording.text($0.0, "mark")) \($0.1)" }
    return ([news(of: report)] + marks + [hidden(report.marked)].compactMap(\.self)).joined(separator: ", ") + "."
  }

  /// The warning about feeds that the server does not follow. Their lines say why.
  nonisolated static func notFollowed(_ count: Int, by contact: ServerContact) -> Message {
    Message(
      .warning, "\(contact.host) does not follow \(CountWording.text(count, "feed")) of yours.",
      hint: "They stay in your list. \(run: "sync --off") fetches them directly again, and \(run: "remove FEED") drops one.")
  }

  private nonisolated static func messages(for contact: ServerContact) -> [Message] {
    var messages: [Message] = []
    if contact.hasNoFeeds {
      messages.append(
        Message(
          .warning, "\(contact.host) lists no feeds, so none was removed here.",
          hint: "If the account is empty on purpose, \(run: "remove FEED") removes them here, too."))
    }
    if contact.refused > 0 {
      messages.append(
        Message(
          .warning, "\(contact.host) refused \(CountWording.text(contact.refused, "mark")), which this device keeps.",
          hint: "\(run: "sync") counts what the server refused."))
    }
    if contact.dropped > 0 {
      messages.append(
        Message(
          .warning, "\(contact.host) sent \(CountWording.text(contact.dropped, "article")) of unknown feeds, or which nobody asked for.",
          hint: "They were not stored."))
    }
    return messages
  }
}
