import CoreData
import DataDoubles
import ReaderDomain
import RecordJSON
import StorageDoubles
import Testing

@testable import ReaderData

@Suite("Stored undo entries")
struct UndoEntryRecordTests {
  private static let ids = (0...3).map { StoreSample.article($0).id }

  private func read(_ json: String) throws -> UndoEntry {
    var reader = try JSONReader(Array(json.utf8))
    let entry = try UndoEntryRecord(reading: &reader).entry
    try reader.end()
    return entry
  }

  private func written(_ entry: UndoEntry) throws -> String {
    var writer = JSONWriter()
    try UndoEntryRecord(entry).write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func problem(_ json: String) -> String? {
    do { _ = try read(json) } catch { return (error as? JSONError)?.problem }
    return nil
  }

  private static func marked(_ mark: String, _ isSet: Bool, _ id: ArticleID) -> String {
    "{\"mark\":\"\(mark)\",\"set\":\(isSet),\"ids\":[\"\(id.text)\"]}"
  }

  @Test("a changed view survives a round trip, whether it was added, changed or removed")
  func views() throws {
    let name = try ViewName("tea")
    let (one, two) = (SavedView(name, "title:tea"), SavedView(name, "is:unread \"x\""))
    for (before, after, place) in [(nil, one, 0), (one, two, 3), (two, nil, 1)] as [(SavedView?, SavedView?, Int)] {
      let entry = UndoEntry.changedView(name, before: before, after: after, at: place)
      #expect(try read(written(entry)) == entry)
    }
    #expect(
      try written(.changedView(name, before: nil, after: one, at: 2)) == #"{"view":{"name":"tea","after":"title:tea","place":2}}"#)
    #expect(try read(#"{"view":{"new":[],"name":"tea"}}"#) == .changedView(name, before: nil, after: nil, at: 0))
    #expect(problem(#"{"view":{"place":1}}"#) == "an undo record names no view")
    #expect(problem(#"{"view":{"name":""}}"#) != nil)
  }

  @Test("joined feeds survive a round trip, with and without marks, and a record without both feeds is damaged")
  func joins() throws {
    let feeds = try ["", "#a", "#b"].map { notation in
      Subscription(
        url: StoreSample.url("https://example.org/feed\(notation)"), title: "Tea \(notation)", folder: FolderPath("Food/\(notation)"),
        tags: [try TagName("x")], settings: FeedSettings([.interval: "90"]))
    }
    for edits in [[], [StatusEdit(mark: .starred, isSet: true, ids: [Self.ids[1]])]] {
      let entry = UndoEntry.joined([FeedJoin(feeds[0], Array(feeds[1...])), FeedJoin(feeds[1], [feeds[2]])], edits)
      #expect(try read(written(entry)) == entry)
    }
    for damaged in [#"[["x","y"]]"#, "[[]]"] { #expect(problem(#"{"joined":\#(damaged)}"#) == "an undo record has no subscription") }
  }

  @Test("articles that were opened are distinguished from articles that were marked as read")
  func reading() throws {
    let marked = "{\"marked\":[\(Self.marked("read", true, Self.ids[1]))]"
    #expect(try read(marked + "}") == .marked([StatusEdit(mark: .read, isSet: true, ids: [Self.ids[1]])]))
    #expect(try read(marked + ",\"reading\":true}") == .read([Self.ids[1]]))
    #expect(try read(marked + ",\"reading\":false}") == .marked([StatusEdit(mark: .read, isSet: true, ids: [Self.ids[1]])]))
    #expect(try written(.read([Self.ids[1]])) == marked + ",\"reading\":true}")
  }

  @Test("marks that cannot come from reading are not taken for reading")
  func notReading() throws {
    for edits in [
      [StatusEdit(mark: .read, isSet: false, ids: [Self.ids[1]])], [StatusEdit(mark: .starred, isSet: true, ids: [Self.ids[1]])],
      [StatusEdit(mark: .read, isSet: true, ids: [Self.ids[1]]), StatusEdit(mark: .read, isSet: true, ids: [Self.ids[2]])], [],
    ] { #expect(try read(String(written(.marked(edits)).dropLast()) + ",\"reading\":true}") == .marked(edits)) }
  }

  @Test("the record of a changed rule names the articles that the rule hid")
  func rules() throws {
    let rule = RuleEdit("when title:tea => hide", line: 3, isAdded: false)
    let json = #"{"rule":{"text":"when title:tea => hide","line":3,"added":false}"#
    #expect(try written(.changedRule(rule, hidden: [])) == json + "}")
    #expect(try read(json + "}") == .changedRule(rule, hidden: []))
    let marks = [
      Self.marked("hidden", true, Self.ids[1]), Self.marked("hidden", false, Self.ids[2]), Self.marked("read", true, Self.ids[3]),
    ]
    #expect(try read(json + ",\"marked\":[\(marks.joined(separator: ","))]}") == .changedRule(rule, hidden: [Self.ids[1]]))
    #expect(try written(.changedRule(rule, hidden: [Self.ids[1]])) == json + ",\"marked\":[\(marks[0])]}")
    let short = try read(#"{"rule":{"new":{},"text":"when title:tea => hide"}}"#)
    #expect(short == .changedRule(RuleEdit("when title:tea => hide", line: 0, isAdded: true), hidden: []))
  }

  @Test("a record that holds no change is damage, and says what is missing")
  func damage() {
    #expect(problem("{}") == "an undo record is empty" && problem(#"{"new":[]}"#) == "an undo record is empty")
    for text in ["", "a\\nb", "a\\u2028b"] {
      #expect(problem("{\"rule\":{\"text\":\"\(text)\"}}") == "an undo record is not about one line of the rules", "\(text)")
    }
    #expect(problem(#"{"unfollowed":"<opml>"}"#) != nil && problem(#"{"unfollowed":"<opml><body/></opml>"}"#) != nil)
  }

  @Test("the entries of an earlier version's file are read as they were written")
  func document() throws {
    let entries = [UndoEntry.read([Self.ids[1]]), .marked([StatusEdit(mark: .starred, isSet: false, ids: [Self.ids[2]])])]
    let document = UndoDocument(try entries.map { try UndoEntryRecord($0) })
    #expect(try UndoDocument(parsing: document.bytes).undoHistory.map(\.entry) == entries)
    #expect(String(decoding: document.bytes, as: UTF8.self).split(separator: "\n").count == 4)
  }
}
