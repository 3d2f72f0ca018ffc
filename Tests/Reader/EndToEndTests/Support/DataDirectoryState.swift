import Foundation
import Testing

/// The content of a data directory as the user sees it, each item under a unique name.
struct DataDirectoryState: Equatable {
  private let things: [String: String]

  /// Reads the state through commands. No command may report damage, and no article may lack its text.
  init(of person: Person) async throws {
    var things: [String: String] = [:]
    // A query that names hidden articles finds them, too.
    let list = try await Self.answer(of: person, ["list", "body:\(GrowingFeed.word) (is:hidden or not is:hidden)"])
    for row in try list.objects() {
      things["article \(row["id"] ?? "")"] = Self.text(row, ["title", "url", "feed", "published", "is_read", "is_starred", "is_hidden"])
    }
    let count = try await Self.answer(of: person, ["count", "is:hidden or not is:hidden"])
    try #require(Int(count.output.filter(\.isNumber)) == things.count, "An article lost its text.\n\(count)\n\(list)")
    for row in try await Self.answer(of: person, ["feeds"]).objects() {
      things["feed \(row["id"] ?? "")"] = Self.text(row, ["title", "url", "folder", "problem"])
    }
    for line in try await person.types("export").lines { things["line \(line)"] = "there" }
    if person.has("rules") {
      for line in try String(contentsOf: person.home.appending(path: "rules"), encoding: .utf8).split(separator: "\n") {
        things["rule \(line)"] = "there"
      }
    }
    if person.has("sync.json"), try String(contentsOf: person.home.appending(path: "sync.json"), encoding: .utf8).contains("server") {
      let waiting = try Self.waiting(of: person)
      for (change, isSet) in waiting { things["waiting \(change)"] = "\(isSet)" }
      // A star that does not wait never reaches the server.
      for row in try list.objects() where row["is_starred"] as? Bool == true && waiting["starred \(row["id"] ?? "")"] != true {
        things["lost star \(row["id"] ?? "")"] = "there"
      }
    }
    for row in try await Self.answer(of: person, ["config", "show"]).objects() {
      things["setting \(row["key"] ?? "")"] = Self.text(row, ["value"])
    }
    self.things = things
  }

  /// The items that match neither the old state nor the new one.
  func strangers(between old: DataDirectoryState, and new: DataDirectoryState) -> [String] {
    Set(things.keys).union(old.things.keys).union(new.things.keys).sorted().compactMap { name in
      let allowed = [old.things[name], new.things[name]]
      return allowed.contains(things[name]) ? nil : "\(name) is \(things[name] ?? "gone"), not one of \(allowed.map { $0 ?? "gone" })"
    }
  }

  /// Whether each mark that waits for a feed server was set last.
  private static func waiting(of person: Person) throws -> [String: Bool] {
    guard person.has("server.queue") else { return [:] }
    let text = try String(contentsOf: person.home.appending(path: "server.queue"), encoding: .utf8)
    var waiting: [String: Bool] = [:]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast() {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let entry = try #require(object["entry"] as? [String: Any])
      waiting["\(entry["mark"] ?? "") \(entry["id"] ?? "")"] = entry["set"] as? Bool
    }
    return waiting
  }

  private static func answer(of person: Person, _ command: [String]) async throws -> Reply {
    let reply = try await person.types(command + ["--json"])
    try #require([0, 4].contains(reply.status) && !reply.isAboutDamage, "\(command): \(reply)")
    return reply
  }

  private static func text(_ row: [String: Any], _ keys: [String]) -> String {
    keys.map { "\($0): \(row[$0] ?? "")" }.joined(separator: ", ")
  }
}
