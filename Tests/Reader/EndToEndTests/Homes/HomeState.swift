import Foundation
import Testing

/// What the user has in a data directory: articles with their marks, feeds, settings, views, rules, a quote and pictures, each under a unique name.
/// What a later version may read better is left out: titles, dates, links and texts of articles.
struct HomeState {
  /// As lines, sorted by name.
  var text: String { things.map { "\($0.key) = \($0.value)\n" }.sorted().joined() }
  /// What `undo` can revert, the last first.
  var undo: [String] { things.filter { $0.key.hasPrefix(Self.undo) }.sorted { $0.key < $1.key }.map(\.value) }

  private static let article = "article "
  private static let undo = "undo "
  /// A query that finds hidden articles, too.
  private static let all = "is:hidden or not is:hidden"

  private var things: [String: String]

  init(text: String) {
    things = Dictionary(
      uniqueKeysWithValues: text.split(separator: "\n").compactMap { line in
        line.firstRange(of: " = ").map { (String(line[..<$0.lowerBound]), String(line[$0.upperBound...])) }
      })
  }

  /// Reads the state through commands.
  init(of person: Person) async throws {
    things = [:]
    let edited = Set(try await Self.rows(of: person, "list", "is:edited (\(Self.all))").map { Self.text($0["id"]) })
    for row in try await Self.articles(of: person) {
      var marks = ["read", "starred", "hidden"].filter { row["is_\($0)"] as? Bool == true }
      if edited.contains(Self.text(row["id"])) { marks.append("edited") }
      marks += (row["own_tags"] as? [String] ?? []).map { "#\($0)" }
      things[Self.article + Self.text(row["id"])] = ([Self.text(row["feed"]), Self.text(row["first_seen"])] + marks).joined(separator: " ")
    }
    try await add("feed", by: "id", ["url", "folder", "tags"], of: Self.rows(of: person, "feeds"))
    for (key, value) in try await Self.rows(of: person, "feeds", "set", HomeMaking.feedWithSettings)[0] {
      things["feed setting \(key)"] = Self.text(value)
    }
    // A setting that nobody has set is nothing that the user has.
    let settings = try await Self.rows(of: person, "config", "show").filter { $0["is_standard"] as? Bool == false }
    add("setting", by: "key", ["value"], of: settings)
    try await add("view", by: "name", ["query", "problem"], of: Self.rows(of: person, "view", "list"))
    try await add("rule", by: "number", ["rule"], of: Self.rows(of: person, "rules", "list"))
    try await add("tag", by: "name", ["articles", "feeds"], of: Self.rows(of: person, "tag", "list"))
    try await add("picture", by: "id", ["caption", "saved"], of: person.runs("picture", "list", "--json").objects())
    // No server answers, so the stored quote is shown.
    things["quote"] = try await person.runs("quote", "--plain").fields.first?.prefix(3).joined(separator: " ")
  }

  /// The state with all that `undo` can revert. It is reverted.
  func withUndo(by person: Person) async throws -> HomeState {
    var state = self
    for (index, entry) in try await Self.undone(by: person).enumerated() { state.things["\(Self.undo)\(100 + index)"] = entry }
    return state
  }

  /// Reverts all that `undo` can revert.
  static func undone(by person: Person) async throws -> [String] {
    var entries: [String] = []
    while true {
      let reply = try await person.types("undo", "--json")
      guard reply.status == 0 else {
        try #require(reply.status == 4, "\(reply)")
        return entries
      }
      entries.append(text(try reply.objects()))
    }
  }

  /// All articles, as `list --json` prints them.
  static func articles(of person: Person) async throws -> [[String: Any]] { try await rows(of: person, "list", all) }

  /// What a later state of the same directory lacks, has otherwise, or has in addition; without articles that have arrived, and without `undo`.
  func differences(in later: HomeState) -> [String] {
    Set(things.keys).union(later.things.keys).sorted().compactMap { name in
      let (old, new) = (things[name], later.things[name])
      // A setting of a later version, which nobody has set, is null.
      guard old ?? "null" != new ?? "null", !name.hasPrefix(Self.undo), old != nil || !name.hasPrefix(Self.article) else { return nil }
      return "\(name) was \(old ?? "not there"), and is \(new ?? "gone")"
    }
  }

  private mutating func add(_ kind: String, by name: String, _ keys: [String], of rows: [[String: Any]]) {
    for row in rows { things["\(kind) \(Self.text(row[name]))"] = keys.map { Self.text(row[$0]) }.joined(separator: " ") }
  }

  private static func rows(of person: Person, _ command: String...) async throws -> [[String: Any]] {
    let reply = try await person.types(command + ["--json"])
    // Earlier versions followed some feeds twice, and a notice says so.
    let problems = reply.sentences.filter { !$0.hasSuffix("with another notation of the URL.") }
    try #require([0, 4].contains(reply.status) && problems.isEmpty, "\(command): \(reply)")
    return try reply.objects()
  }

  /// A value of JSON as text; text itself without quotation marks.
  private static func text(_ value: Any?) -> String {
    if let text = value as? String { return text }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
    let data = try? JSONSerialization.data(withJSONObject: value ?? NSNull(), options: options)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
