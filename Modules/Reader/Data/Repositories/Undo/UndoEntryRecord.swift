internal import ReaderDomain
internal import RecordJSON
internal import Subscriptions

/// A stored undo entry: `{"marked":[{"mark":"starred","set":true,"ids":["…"]}]}`, or `{"unfollowed":"<opml …>"}` with the subscription as
/// its OPML entry. A feed of this computer also has `"source":"exec:…"`, the lines of the file `sources`; its OPML entry leads nowhere, and is there
/// for earlier versions. `{"joined":[["<opml …>",…]],"marked":[…]}` holds each feed that stayed, followed by those that were joined into it, and
/// the marks that were set with that. `{"marked":[…],"reading":true}` marks the articles that were read.
/// `{"view":{"name":"…","before":"…","after":"…","place":0}}` holds the query of a view; it is missing where the view was absent.
/// `{"rule":{"text":"when …","line":1,"added":true},"marked":[…]}` is a rule, and the articles that were hidden with it.
struct UndoEntryRecord: JSONRecord {
  let entry: UndoEntry
  /// The OPML documents of the subscriptions of an entry, each with one. An entry about an unfollowed feed has one; an entry about joined
  /// feeds has a list for each join.
  private let subscriptions: [[String]]
  /// The lines of the file `sources` for an unfollowed feed of this computer.
  private let source: String?

  init(_ entry: UndoEntry) throws(OPMLError) {
    self.entry = entry
    source = Self.source(of: entry)
    switch entry {
    case .unsubscribed(let subscription): subscriptions = [[try Self.text(of: subscription)]]
    case .joined(let joins, _):
      subscriptions = try joins.map { (join) throws(OPMLError) in try ([join.feed] + join.others).map(Self.text) }
    case .marked, .read, .changedView, .changedRule: subscriptions = []
    }
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    var entry: UndoEntry?
    var joins: [FeedJoin]?
    var subscriptions: [[String]] = []
    var isReading = false
    var source: String?
    var rule: RuleEdit?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "marked":
        entry = .marked(try reader.array { (reader) throws(JSONError) in try StatusEdit(reading: &reader) })
      case "reading": isReading = try reader.flag()
      case "view": entry = try Self.view(in: &reader)
      case "rule": rule = try Self.rule(in: &reader)
      case "unfollowed":
        let text = try reader.string()
        guard let subscription = Self.subscription(in: text) else { throw reader.damage("an undo record has no subscription") }
        subscriptions = [[text]]
        entry = .unsubscribed(subscription)
      case "source": source = try reader.string()
      case "joined":
        subscriptions = try reader.array { (reader) throws(JSONError) in
          try reader.array { (reader) throws(JSONError) in try reader.string() }
        }
        let found = subscriptions.map { $0.compactMap(Self.subscription) }
        guard found.map(\.count) == subscriptions.map(\.count), found.allSatisfy({ $0.count > 1 }) else {
          throw reader.damage("an undo record has no subscription")
        }
        joins = found.map { FeedJoin($0[0], Array($0.dropFirst())) }
      default: try reader.skipValue()
      }
    }
    self.subscriptions = subscriptions
    self.source = source
    if let source, case .unsubscribed = entry {
      guard let local = Self.localSubscription(in: source) else { throw reader.damage("an undo record has no source") }
      self.entry = .unsubscribed(local)
      return
    }
    if let joins {
      if case .marked(let edits) = entry { self.entry = .joined(joins, edits) } else { self.entry = .joined(joins, []) }
      return
    }
    if let rule {
      var hidden: [ArticleID] = []
      if case .marked(let edits) = entry { hidden = edits.filter { $0.mark == .hidden && $0.isSet }.flatMap(\.ids) }
      self.entry = .changedRule(rule, hidden: hidden)
      return
    }
    guard let entry else { throw reader.damage("an undo record is empty") }
    if isReading, case .marked(let edits) = entry, edits.count == 1, edits[0].mark == .read, edits[0].isSet {
      self.entry = .read(edits[0].ids)
    } else {
      self.entry = entry
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch entry {
    case .marked(let edits): Self.write(edits, to: &writer)
    case .read(let ids):
      Self.write([StatusEdit(mark: .read, isSet: true, ids: ids)], to: &writer)
      writer.member("reading", true)
    case .unsubscribed:
      writer.member("unfollowed", subscriptions[0][0])
      writer.member("source", source)
    case .joined(_, let edits):
      writer.member("joined")
      writer.array(subscriptions) { writer, texts in writer.array(texts) { writer, text in writer.string(text) } }
      if !edits.isEmpty { Self.write(edits, to: &writer) }
    case .changedView(let name, let before, let after, let place):
      writer.member("view")
      writer.beginObject()
      writer.member("name", name.text)
      if let before { writer.member("before", before.query) }
      if let after { writer.member("after", after.query) }
      writer.member("place", place)
      writer.endObject()
    case .changedRule(let edit, let hidden):
      writer.member("rule")
      writer.beginObject()
      writer.member("text", edit.text)
      writer.member("line", edit.line)
      writer.member("added", edit.isAdded)
      writer.endObject()
      if !hidden.isEmpty { Self.write([StatusEdit(mark: .hidden, isSet: true, ids: hidden)], to: &writer) }
    }
    writer.endObject()
  }

  private static func view(in reader: inout JSONReader) throws(JSONError) -> UndoEntry {
    var (before, after): (String?, String?)
    var (name, place): (ViewName?, Int) = (nil, 0)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "name": name = try reader.value { try? ViewName($0) }
      case "before": before = try reader.string()
      case "after": after = try reader.string()
      case "place": place = try reader.integer()
      default: try reader.skipValue()
      }
    }
    guard let name else { throw reader.damage("an undo record names no view") }
    return .changedView(name, before: before.map { SavedView(name, $0) }, after: after.map { SavedView(name, $0) }, at: place)
  }

  private static func rule(in reader: inout JSONReader) throws(JSONError) -> RuleEdit {
    var (text, line, isAdded) = ("", 0, true)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "text": text = try reader.string()
      case "line": line = try reader.integer()
      case "added": isAdded = try reader.flag()
      default: try reader.skipValue()
      }
    }
    guard !text.isEmpty, !text.contains(where: \.isNewline) else {
      throw reader.damage("an undo record is not about one line of the rules")
    }
    return RuleEdit(text, line: line, isAdded: isAdded)
  }

  private static func write(_ edits: [StatusEdit], to writer: inout JSONWriter) {
    writer.member("marked")
    writer.array(edits) { writer, edit in edit.write(to: &writer) }
  }

  private static func source(of entry: UndoEntry) -> String? {
    guard case .unsubscribed(let subscription) = entry, subscription.source != nil else { return nil }
    var document = SourcesDocument()
    _ = document.add([subscription])
    return String(decoding: document.bytes, as: UTF8.self)
  }

  private static func localSubscription(in text: String) -> Subscription? {
    do throws(SourcesDocument.Damage) { return try SourcesDocument(Array(text.utf8)).subscriptions.first } catch { return nil }
  }

  private static func text(of subscription: Subscription) throws(OPMLError) -> String {
    var document = OPMLDocument()
    _ = document.add([subscription])
    return String(decoding: try document.bytes, as: UTF8.self)
  }

  private static func subscription(in text: String) -> Subscription? {
    do throws(OPMLError) {
      return try OPMLDocument(parsing: Array(text.utf8)).outline.subscriptions.first
    } catch {
      // The caller reports the position in the outer file. The line within this text does not help.
      return nil
    }
  }
}
