import Foundation
import Testing

@Suite("OPML import and export", .timeLimit(.minutes(10)))
struct OutlineTests {
  @Test("an export can be imported into another data directory, with the same feeds in the same folders")
  func roundTrip() async throws {
    try await Person.atWork { person in
      let list = try person.writes(try person.list(), to: "feeds.opml")
      try await person.does("import", list)
      let exported = try await person.types("export")
      #expect(exported.status == 0 && exported.error.isEmpty && exported.output.hasPrefix("<?xml"))
      let file = person.folder.appending(path: "out.opml")
      let written = try await person.types("export", file.path())
      #expect(written.status == 0 && written.output == "Exported your subscriptions to \(file.path()).\n")
      #expect(try String(contentsOf: file, encoding: .utf8) == exported.output)

      let other = ["--home", person.folder.appending(path: "other").path()]
      #expect(try await person.types(["import", "out.opml"] + other).output == "Following 13 more feeds.\n")
      let (mine, theirs) = (try await person.types("feeds", "--json"), try await person.types(["feeds", "--json"] + other))
      #expect(try mine.objects().count == 13)
      #expect(mine.output == theirs.output)
    }
  }

  @Test("a second import adds nothing, and a URL that is not http or https is ignored with a message")
  func again() async throws {
    try await Person.atWork { person in
      let list = """
        <opml version="1.0"><body><outline text="Notes" xmlUrl="file:///etc/passwd"/>\
        <outline text="Roji" xmlUrl="\(person.url("/feeds/roji.rss"))"/></body></opml>
        """
      let first = try await person.types("import", "-", input: list)
      #expect(first.status == 0 && first.output == "Following 1 more feed.\n")
      #expect(
        first.sentences == [
          "'Notes' was ignored: 'file:///etc/passwd' is not an http or https URL.", "Their articles have not been fetched yet.",
        ])
      let second = try await person.types("import", "-", input: list, environment: [:])
      #expect(second.output == "Following 0 more feeds. You already followed 1.\n")
      #expect(try await person.types("feeds").lines.count == 1)
    }
  }

  @Test("a mistyped URL in the user's list is named by each command that lists or fetches feeds, until it is corrected")
  func mistyped() async throws {
    try await Person.atWork { person in
      try await person.does("add", person.url("/feeds/roji.rss"))
      let file = person.home.appending(path: "subscriptions.opml")
      let list = try String(contentsOf: file, encoding: .utf8)
      let mistyped = list.replacing("xmlUrl=\"http://", with: "xmlUrl=\"htp://")
      try mistyped.write(to: file, atomically: true, encoding: .utf8)
      for command in [["feeds"], ["feeds", "--problems"], ["feeds", "--json"], ["refresh"]] {
        let reply = try await person.types(command)
        #expect(reply.sentences.count { $0.contains("is left out: 'htp://") } == 1, "\(command): \(reply)")
      }
      #expect(try await person.types("store", "verify").error.contains("subscriptions.opml, line "))
      #expect(try String(contentsOf: file, encoding: .utf8) == mistyped)
      try list.write(to: file, atomically: true, encoding: .utf8)
      #expect(try await person.types("feeds").error.contains("left out") == false)
    }
  }
}
