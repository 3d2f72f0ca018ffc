internal import CoreData
internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON
internal import TextEncoding
internal import Transfer

/// A login session by the Google Reader API. Its description has neither the password nor a token.
struct GoogleReaderSession: FeedServerSession, CustomStringConvertible {
  let connection: GoogleReaderConnection

  /// The maximum number of feeds. A longer list is no list: what is missing in it would be unfollowed here.
  private static let maximumFeeds = 10_000
  /// The maximum number of labels.
  private static let maximumLabels = 1_000

  var description: String { "\(connection.login.user) at \(connection.host)" }

  func serverDate() async -> Timestamp? { await connection.serverDate }

  func userID() async throws(ReaderError) -> String {
    let answer = try await connection.read("user-info", URLEncodedForm(["output": "json"]))
    let texts = try reading("user-info") { () throws(GoogleReaderAnswerError) in
      try GoogleReaderMembers.texts(["userId"], in: answer)
    }
    guard let id = texts["userId"]?.withoutControls.nonBlank?.limited() else {
      throw connection.invalid("user-info", "JSON without 'userId'")
    }
    return id
  }

  func subscriptions() async throws(ReaderError) -> [ServerSubscription] { try await records().map(\.subscription) }

  func labels() async throws(ReaderError) -> [ServerLabel] {
    let answer = try await connection.read("tag/list", URLEncodedForm(["output": "json"]))
    let found = try reading("tag/list") { () throws(GoogleReaderAnswerError) in
      try GoogleReaderAnswer<ServerLabel>(answer, list: "tags", atMost: Self.maximumLabels) { (reader) throws(JSONError) in
        try Self.label(&reader)
      }
    }
    var seen: Set<ServerLabel> = []
    let labels = found.elements.filter { seen.insert($0).inserted }
    await connection.note(labels)
    return labels
  }

  /// A name that no request could repeat is left out: an invalid character is not what the server has in its place.
  private static func label(_ reader: inout JSONReader) throws(JSONError) -> ServerLabel? {
    let texts = try reader.texts(["id", "type"])
    guard texts["type"] == "tag", let name = texts["id"].flatMap({ GoogleReaderTag.label(in: $0) }) else { return nil }
    guard name.utf8.count <= TextLimits.maximumBytes, name.withoutControls == name, !name.unicodeScalars.contains("\u{FFFD}") else {
      return nil
    }
    return ServerLabel(name)
  }

  func items(in stream: ServerStream) async throws(ReaderError) -> ServerItemList {
    var query = URLEncodedForm(["output": "json"])
    switch stream {
    case .all: query.append("s", GoogleReaderTag.readingList)
    case .unread:
      query.append("s", GoogleReaderTag.readingList)
      query.append("xt", GoogleReaderTag.read)
    case .starred: query.append("s", GoogleReaderTag.starred)
    case .label(let label): query.append("s", GoogleReaderTag.label(label.text))
    }
    let wanted = query
    return try await GoogleReaderPages.list { (count, continuation) async throws(ReaderError) in
      try await page(wanted, count, continuation)
    }
  }

  private func page(
    _ query: URLEncodedForm, _ count: Int, _ continuation: String?
  ) async throws(ReaderError) -> GoogleReaderAnswer<ServerItemID> {
    var query = query
    query.append("n", "\(count)")
    if let continuation { query.append("c", continuation) }
    let answer = try await connection.read("stream/items/ids", query)
    return try reading("stream/items/ids") { () throws(GoogleReaderAnswerError) in
      try GoogleReaderAnswer(answer, list: "itemRefs", atMost: GoogleReaderPages.maximumItems) { (reader) throws(JSONError) in
        try reader.texts(["id"])["id"].flatMap { ServerItemID(googleReader: $0) }
      }
    }
  }

  func follow(_ url: WebURL) async throws(ReaderError) -> ServerSubscription {
    var id: ServerFeedID?
    var reason: ReaderError?
    do throws(ReaderError) {
      id = try await requestFollowing(url)
    } catch {
      switch error {
      // The server may follow the feed already. It, or a gateway before it, may have given up waiting after the feed was followed. The list tells.
      case .server(.refused), .server(.web): reason = error
      default: throw error
      }
    }
    let feeds = try await subscriptions()
    if let feed = feeds.first(where: { $0.id == id }) ?? feeds.first(where: { $0.url.normalized == url.normalized }) { return feed }
    throw reason ?? refused(Self.unlisted)
  }

  func requestFollowing(_ url: WebURL) async throws(ReaderError) -> ServerFeedID {
    let response = try await connection.post("subscription/quickadd", isSlow: true) { $0.append("quickadd", url.text) }
    let texts = Self.texts(["streamId", "error", "error_message"], in: response)
    if let id = texts["streamId"].flatMap({ ServerFeedID($0) }) { return id }
    throw refused(texts["error"] ?? texts["error_message"] ?? "status \(response.status)")
  }

  /// Why a change is refused of which the list of feeds shows nothing.
  private static let unlisted = "it does not list the feed"

  func unfollow(_ feed: ServerFeedID) async throws(ReaderError) {
    let response = try await connection.post("subscription/edit") { form in
      form.append("ac", "unsubscribe")
      form.append("s", feed.text)
    }
    // The response proves nothing: servers say OK to unknown feeds, and refuse those that are gone.
    if try await subscriptions().contains(where: { $0.id == feed }) { throw refused(Self.reason(of: response)) }
  }

  func change(_ feed: ServerFeedID, title: String?, folder: FolderPath?) async throws(ReaderError) -> ServerSubscription {
    guard let before = try await subscriptions().first(where: { $0.id == feed }) else { throw refused("it does not follow the feed") }
    try await requestChange(feed, title: title, folder: folder)
    guard let after = try await subscriptions().first(where: { $0.id == feed }) else { throw refused(Self.unlisted) }
    if let folder, folder != before.folder, after.folder != GoogleReaderSubscription.path(ofFolder: folder.text) {
      throw refused("it has the feed in \(after.folder == .top ? "no folder" : "the folder '\(after.folder.text)'")")
    }
    return after
  }

  func requestChange(_ feed: ServerFeedID, title: String?, folder: FolderPath?) async throws(ReaderError) {
    // In such a folder, the feed would be listed without one.
    if let folder, folder != .top, GoogleReaderSubscription.path(ofFolder: folder.text) == .top {
      throw refused("'\(folder.text)' is the name of its default folder")
    }
    let known = await connection.feeds
    let before = known.first { $0.subscription.id == feed }
    let folder = folder == before?.subscription.folder ? nil : folder
    // In the name of a label, FreshRSS finds no folder, and takes the feed out of the one that it has.
    if let folder, try await knownLabels().contains(where: { $0.text == folder.text }) {
      throw refused("'\(folder.text)' is a label there, and cannot be a folder")
    }
    let response = try await connection.post("subscription/edit") { form in
      form.append("ac", "edit")
      form.append("s", feed.text)
      if let folder, folder != .top {
        let spelled = known.flatMap(\.folders).first { GoogleReaderSubscription.path(ofFolder: $0) == folder }
        form.append("a", GoogleReaderTag.label(spelled ?? folder.text))
      }
      if folder != nil, let old = before?.folders.first { form.append("r", GoogleReaderTag.label(old)) }
      if let title { form.append("t", title) }
    }
    guard response.status == 200 else { throw refused(Self.reason(of: response)) }
  }

  /// The labels, which many changes in a row ask for once.
  private func knownLabels() async throws(ReaderError) -> [ServerLabel] {
    if let known = await connection.labels { return known }
    return try await labels()
  }

  private func records() async throws(ReaderError) -> [GoogleReaderSubscription] {
    let answer = try await connection.read("subscription/list", URLEncodedForm(["output": "json"]))
    let found = try reading("subscription/list") { () throws(GoogleReaderAnswerError) in
      try GoogleReaderAnswer(answer, list: "subscriptions", atMost: Self.maximumFeeds) { (reader) throws(JSONError) in
        try GoogleReaderSubscription(&reader)
      }
    }
    guard !found.isCut else {
      throw connection.invalid("subscription/list", "a list of more than \(Self.maximumFeeds) feeds")
    }
    var seen: Set<ServerFeedID> = []
    let feeds = found.elements.filter { seen.insert($0.subscription.id).inserted }
    await connection.note(feeds)
    return feeds
  }

  func reading<Answer>(
    _ call: String, _ work: () throws(GoogleReaderAnswerError) -> Answer
  ) throws(ReaderError) -> Answer {
    do throws(GoogleReaderAnswerError) { return try work() } catch { throw connection.invalid(call, error.found) }
  }

  private func refused(_ reason: String) -> ReaderError { .server(.refused(host: connection.host, reason: reason)) }

  static func isOK(_ response: TransferResponse) -> Bool {
    response.body.count < 16 && String(decoding: response.body, as: UTF8.self).trimmingWhitespace() == "OK"
  }

  /// What a server says of a refused change.
  static func reason(of response: TransferResponse) -> String {
    let texts = texts(["error", "error_message"], in: response)
    return texts["error"] ?? texts["error_message"] ?? "status \(response.status)"
  }

  /// The texts of a response, as one line each; none of a response that is no object.
  private static func texts(_ names: Set<String>, in response: TransferResponse) -> [String: String] {
    do throws(GoogleReaderAnswerError) {
      return try GoogleReaderMembers.texts(names, in: response.body).compactMapValues {
        ControlCharacters.removed(from: $0).collapsingWhitespace().limited(toBytes: maximumBytesOfReason).nonBlank
      }
    } catch {
      return [:]
    }
  }

  /// The longest text of a server that a message repeats, in bytes. It is longer than the name of a feed in all known servers.
  private static let maximumBytesOfReason = 500
}
