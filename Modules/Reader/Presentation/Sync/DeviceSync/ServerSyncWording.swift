import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

/// The state of a binding to a feed server, as text.
enum ServerSyncWording {
  static func lines(for server: ServerSyncState, now: LocalTime) -> [String] {
    let contact = server.account.lastContact.map { moment in
      "Last contact: \(DateWording.day(moment, now: now)). The server has \(CountWording.text(server.feeds, "feed"))"
    }
    let wait = server.account.wait(at: now.moment).map { "The server asks to wait until \(DateWording.hour($0, now: now))." }
    return [
      "Feeds, articles, read marks, stars and tags sync with \(server.account.url.shown) as '\(server.account.user)'.",
      "\(contact ?? "There was no contact yet"), and \(waiting(server.waiting)).",
    ] + [wait].compactMap(\.self)
  }

  private static func waiting(_ count: Int) -> String {
    count == 0 ? "no change waits" : "\(CountWording.text(count, "change")) \(count == 1 ? "waits" : "wait") for the next contact"
  }

  /// After the end, the password would be one that a feed of the same host may use.
  static func forgotten(_ account: ServerAccount) -> String {
    "The password of '\(account.user)' for \(account.url.host) is no longer in the file 'credentials'."
  }

  static func messages(for server: ServerSyncState) -> [Message] {
    var messages: [Message] = []
    if server.account.lastContact == nil {
      messages.append(Message(.notice, "The feeds and articles of the server are not here yet.", hint: "\(run: "refresh") fetches them."))
    }
    if server.setAside > 0 {
      let words = server.setAside == 1 ? "it is not sent again" : "they are not sent again"
      messages.append(
        Message(
          .warning, "The server refused \(CountWording.text(server.setAside, "change")) of marks; \(words).",
          hint: "The articles keep their marks here."))
    }
    if !server.localTags.isEmpty {
      messages.append(
        Message(
          .notice, "These tags stay on this device, because folders have their names: \(ListWording.text(server.localTags)).",
          hint: "A feed server has either a folder or a label of one name."))
    }
    return messages
  }
}
