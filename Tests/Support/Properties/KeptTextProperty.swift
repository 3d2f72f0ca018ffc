@testable internal import CoreData
internal import CoreDomain
internal import ReaderDomain
@testable internal import ArticleStorage
@testable internal import ReaderData
@testable internal import RecordJSON
internal import FileStorage
@testable internal import StatusSync
@testable internal import Subscriptions

/// The property of every text that is stored: a reader accepts what its writer wrote, and returns the same text.
struct KeptTextProperty {
  static func failure(for text: String) -> String? {
    do {
      return try KeptTextProperty(text).failure
    } catch {
      return "\(error)"
    }
  }

  /// Texts that break out of at least one format.
  static let samples = [
    "", " ", "\n", "\r\n\t", "\u{0}", "\u{1B}[31m\u{7F}\u{85}", "\u{FFFE}\u{FFFF}\u{FFFD}", #"\ud800"#, #"\udfff\u0000\"#, "&#xD800;", "&",
    "&amp;&lt;&",
    "]]>",
    "<![CDATA[", "--", "-->", "?>", "\"quotes' and \\", "{}[],:", "\",\"body\":", "e\u{301}\u{301}", "\u{202E}\u{2028}\u{2029}", "😀👩‍👩‍👧",
    "null", "keep.days",
    "<outline text=\"\"/>", "schema", "a/b/c", "~!tag",
  ]

  /// The largest integer that all JSON readers represent exactly.
  private static let largest = 1 << 53

  private let text: String
  private let url: WebURL
  private let feed: FeedID
  private let moment = Timestamp(milliseconds: 1_772_353_800_000)

  private init(_ text: String) throws {
    self.text = text
    url = try WebURL("https://example.org/feed.xml")
    feed = FeedID(url: url)
  }

  private var failure: String? {
    get throws {
      let kinds: [(String, () throws -> Bool)] = [
        ("a list of subscriptions", subscriptions), ("a list of subscriptions from elsewhere", importedSubscriptions),
        ("a line of an article", articleLine), ("a file of articles", articles), ("statuses", statuses), ("visits", fetchStates),
        ("deeds", undoHistory), ("a journal", journal), ("records", records), ("settings", settings), ("sync", sync),
      ]
      for (name, isKept) in kinds {
        do {
          guard try isKept() else { return "\(name) says something else when it is read" }
        } catch {
          return "\(name) cannot be read: \(error)"
        }
      }
      return nil
    }
  }

  private var subscription: Subscription {
    var settings = FeedSettings.none
    // The user cannot set a longer text.
    for key in FeedSettings.Key.allCases { settings[key] = text.limited(toBytes: FeedSettingRules.maximumCharacters) }
    return Subscription(
      url: url, formerURL: url, title: text, feedTitle: text, site: url, folder: FolderPath(names: [text]), settings: settings,
      attributes: [OutlineAttribute(name: "note", value: text.limited(toBytes: OutlineAttribute.longestValue))])
  }

  private var ids: [ArticleID] { [ArticleID(feed: feed, identity: text), ArticleID(feed: feed, identity: "2")] }

  private var article: ArticleMerge.IncomingArticle {
    var item = FeedItem(guid: text, title: text, url: url, body: .html(text, base: url), published: moment, updated: moment)
    item.authors = [Author(name: text, url: text), Author(name: "A", url: text)].compactMap { $0 }
    item.tags = [text, text]
    item.enclosures = [Enclosure(url: url, type: text, bytes: .max, seconds: .max)]
    let fetchedFeed = FetchedFeed(feed: feed, content: Feed(format: .rss, title: text, items: [item]))
    return ArticleMerge.incomingArticles(of: fetchedFeed, at: moment)[0]
  }

  /// XML cannot represent every character (XML 1.0 section 2.2). Those characters are omitted, and nothing else is lost.
  private func subscriptions() throws -> Bool {
    var document = OPMLDocument()
    let other = Subscription(url: try WebURL("https://example.org/2.xml"), title: "Other")
    _ = document.add([subscription, other])
    let read = try OPMLDocument(parsing: document.bytes)
    guard try read.bytes == document.bytes, read.outline.subscriptions.map(\.id).sorted() == [subscription.id, other.id].sorted() else {
      return false
    }
    let isXML = text.unicodeScalars.allSatisfy {
      ($0.value >= 0x20 || $0 == "\n" || $0 == "\t") && $0.value != 0xFFFE && $0.value != 0xFFFF
    }
    return !isXML || Set(read.outline.subscriptions) == [subscription, other]
  }

  private func importedSubscriptions() throws -> Bool {
    var foreign = OPMLDocument()
    _ = foreign.add([subscription])
    let outline = try OPMLDocument(repairing: foreign.bytes).outline
    var own = OPMLDocument()
    let added = own.add(outline.subscriptions)
    return try OPMLDocument(parsing: own.bytes).outline.subscriptions == added
  }

  private func articleLine() throws -> Bool {
    let line = ArticleLine(article.article, article.body, digest: .max)
    var writer = JSONWriter()
    _ = line.write(to: &writer)
    guard writer.bytes.count(where: { $0 == UInt8(ascii: "\n") }) == 1 else { return false }
    let read = try ArticleLine(writer.bytes.dropLast().map { $0 })
    return read.record == line.record && read.body == line.body && read.article(of: feed).article == article.article
  }

  private func articles() throws -> Bool {
    var writer = JSONWriter()
    ArticleFileContent.writeHeader(of: feed, to: &writer)
    for number in 1...3 {
      let item = FeedItem(guid: "\(number)", title: text, body: .text(text))
      let incomingArticles = ArticleMerge.incomingArticles(
        of: FetchedFeed(feed: feed, content: Feed(format: .rss, items: [item])), at: moment)
      for article in incomingArticles { _ = ArticleLine(article.article, article.body, digest: 0).write(to: &writer) }
    }
    let content = try ArticleFileContent(writer.bytes, of: feed)
    return content.damage == nil && content.entries.count == 3 && content.wholeLines(in: writer.bytes).count == 3
  }

  private func statuses() throws -> Bool {
    var table = StatusTable()
    for id in ids { table[id] = ArticleStatus([.starred, ArticleMark(rawValue: text)]) }
    let read = try StatusesDocument(parsing: StatusesDocument(table).bytes).statuses
    return ids.allSatisfy { read[$0] == table[$0] }
  }

  private func fetchStates() throws -> Bool {
    let problems: [FetchError?] = [
      nil, .notAFeed(found: text), .damaged(line: Self.largest, reason: text), .credentials(reason: text), .source(reason: text),
      .web(.invalidResponse(reason: text)),
      .web(.unsupportedScheme(url: text)), .web(.insecure(reason: text)), .web(.hostNotFound(host: text)),
    ]
    for problem in problems {
      let fetchState = FetchState(
        validators: Validators(etag: text, lastModified: text, digest: text), lastTried: moment, failures: Self.largest, problem: problem,
        busyHost: text, declinedRedirect: url, urls: [url])
      let read = try FetchStatesDocument(parsing: FetchStatesDocument([feed: fetchState]).bytes).fetchStates[feed]
      guard read?.validators == fetchState.validators, read?.urls == fetchState.urls, (read?.problem == nil) == (problem == nil)
      else {
        return false
      }
    }
    return true
  }

  private func undoHistory() throws -> Bool {
    let undoHistory: [UndoEntry] = [
      .marked([StatusEdit(mark: ArticleMark(rawValue: text), isSet: true, ids: ids)]), .unsubscribed(subscription),
    ]
    for entry in undoHistory {
      var writer = JSONWriter()
      try UndoEntryRecord(entry).write(to: &writer)
      guard !writer.bytes.contains(UInt8(ascii: "\n")) else { return false }
      var reader = try JSONReader(writer.bytes)
      let read = try UndoEntryRecord(reading: &reader).entry
      switch (entry, read) {
      case (.marked(let written), .marked(let edits)): guard written == edits else { return false }
      case (.unsubscribed(let written), .unsubscribed(let subscription)): guard written.id == subscription.id else { return false }
      default: return false
      }
    }
    return true
  }

  private func records() throws -> Bool {
    let subscription = Subscription(id: feed, url: url, title: text, folder: FolderPath(names: [text, "a/\\b"]))
    guard let item = SyncedSubscription.item(of: subscription) else { return false }
    let records = item.fields.map { field, value in
      SyncRecord(
        subject: SyncRecord.Subject(kind: .feed, key: feed.text, field: field), value: value, moment: moment, device: "laptop-1")
    }
    guard records.allSatisfy({ SyncRecordLine.record(in: SyncRecordLine.lines([$0]).dropLast()) == $0 }),
      case .some(.some(let synced)) = SyncedSubscription.all(in: [feed.text: item])[feed.text]
    else { return false }
    return SyncedSubscription.item(of: synced.subscription) == item
  }

  private func journal() throws -> Bool {
    let changes = ids.flatMap { id in
      [ArticleMark.read, .starred].map {
        StatusChangeRecord(subject: StatusChangeRecord.Subject(article: id, mark: $0), isSet: true, moment: moment)
      }
    }
    let lines = SyncStatusLine.lines(changes).split(separator: UInt8(ascii: "\n"))
    return lines.map(SyncStatusLine.change) == changes
  }

  private func settings() throws -> Bool {
    var document = ConfigurationDocument()
    document.texts["keep.days"] = text
    document.texts[text] = text
    return try ConfigurationDocument(parsing: document.bytes).texts == document.texts
  }

  private func sync() throws -> Bool {
    let settings = SyncSettings(folder: text, device: "device-1")
    guard try SyncSettings(parsing: settings.bytes).folder == text else { return false }
    let server = SyncSettings.Server(
      url: try WebURL("https://reader.example/"), user: text, userID: text, allowsHTTP: false, lastContact: nil)
    return try SyncSettings(parsing: SyncSettings(server: server).bytes).server == server
  }
}
