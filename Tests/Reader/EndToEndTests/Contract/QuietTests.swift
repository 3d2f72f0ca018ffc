import Foundation
import Testing

@Suite("Quiet commands", .timeLimit(.minutes(10)))
struct QuietTests {
  @Test("a quiet change prints nothing when it succeeds, and its error when it fails")
  func changes() async throws {
    try await Person.atWork { person in
      let list = try person.writes(person.opml("/feeds/roji.rss"), to: "list.opml")
      let shared = person.folder.appending(path: "shared")
      try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
      for arguments in [["add", person.url("/feeds/harbour.rss")], ["refresh", "--force"]] {
        try await nothing(person, arguments)
      }
      let ids = try await person.ids()
      for arguments in [
        ["config", "set", "keep.days", "30"], ["config", "unset", "keep.days"],
        ["export", person.folder.appending(path: "out.opml").path()],
        ["edition", "--html", person.folder.appending(path: "paper.html").path(), "--mark-read"], ["undo"], ["store", "compact"],
        ["store", "repair"],
        ["store", "migrate", "sqlite"], ["view", "save", "tea", "title:tea"], ["view", "remove", "tea"], ["rules", "mute", "wombat"],
        ["rules", "remove", "1"], ["tag", "add", "tea", ids[0]], ["tag", "remove", "tea", ids[0]], ["hide", ids[0]], ["unhide", ids[0]],
      ] {
        try await nothing(person, arguments)
      }
      for arguments in [
        ["star", ids[0]], ["unstar", ids[0]], ["mark", "read", "--all"], ["undo"], ["redo"], ["feeds", "set", "harbour", "interval=720"],
        ["sync", shared.path()], ["sync", "--off"], ["remove", "harbour"],
      ] {
        try await nothing(person, arguments)
      }
      try await nothing(person, ["import", list])
      for arguments in [
        ["star", "ffff"], ["remove", "wombat"], ["feeds", "set", "wombat", "interval=720"], ["import", "/missing"],
        ["mark", "read", "ffff"],
        ["open", "ffff"], ["add", person.url("/missing.rss")],
      ] {
        let (quiet, reported) = (try await person.types(arguments + ["-q"]), try await person.types(arguments))
        #expect(
          quiet.status == reported.status && quiet.status != 0 && quiet.error == reported.error && !quiet.error.isEmpty,
          "\(quiet) \(reported)")
      }
    }
  }

  @Test(
    "a quiet command that changes nothing is wrong usage",
    arguments: [
      ["remove", "a", "--dry-run"], ["import", "a", "-n"], ["feeds", "set", "a"], ["sync"], ["list"], ["count"], ["feeds"],
      ["feeds", "--problems"], ["export"], ["edition"], ["edition", "--html", "-", "--mark-read"],
      ["config", "set", "keep.days", "3", "-n"],
    ])
  func reads(arguments: [String]) async throws {
    try await Person.atWork { person in
      let reply = try await person.types(arguments + ["--quiet"])
      #expect(reply.status == 2 && reply.output.isEmpty && reply.error.contains("--quiet"), "\(reply)")
    }
  }

  private func nothing(_ person: Person, _ arguments: [String]) async throws {
    let reply = try await person.types(arguments + ["--quiet"])
    #expect(reply.status == 0 && reply.output.isEmpty && reply.error.isEmpty, "\(arguments) \(reply)")
  }
}
