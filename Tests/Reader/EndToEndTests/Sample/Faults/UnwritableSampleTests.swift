import Foundation
import SampleServer
import Testing

/// Root, who may run the tests, ignores permissions. These paths accept files from no user.
@Suite("Unwritable data directory of the small program", .timeLimit(.minutes(10)))
struct UnwritableSampleTests {
  @Test("a data directory that is a file, or below a file, is reported in one sentence", arguments: ["note.txt", "note.txt/a/b"])
  func file(home: String) async throws {
    try await Person.atWork { person in
      let note = try person.writes("Not a folder.\n", to: "note.txt")
      for command in [["quote"], ["picture", "say", "hi"], ["picture", "save"], ["picture", "list"], ["config", "show"]] {
        let reply = try await person.runs(command + ["--home", home])
        #expect(reply.isOneSentence(1, about: "note.txt", "Not a directory"), "\(command): \(reply)")
      }
      #expect(try String(contentsOfFile: note, encoding: .utf8) == "Not a folder.\n")
    }
  }

  @Test("a data directory that accepts no change still shows its content and a quote, and loses nothing")
  func noChanges() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      try await person.looksForPictures()
      let id = try await person.savesPicture("kept")
      let last = try await person.getsPicture("last")
      let settings = try await person.runs("config", "show").output
      let lock = person.home.appending(path: "lock")
      try FileManager.default.removeItem(at: lock)
      try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)

      let quote = try await person.runs("quote")
      #expect(quote.status == 0 && quote.lines.count == 2 && quote.sentences.count == 1, "\(quote)")
      #expect(quote.sentences.first?.hasSuffix("The quote could not be saved.") == true, "\(quote)")
      let changes = [
        ["picture", "say", "new"], ["picture", "save"], ["picture", "remove", id], ["config", "set", "quote.url", "https://example.org/"],
        ["config", "unset", "picture.url"],
      ]
      for change in changes {
        let reply = try await person.runs(change)
        #expect(reply.isOneSentence(1, about: "home/lock cannot be written", "not changed"), "\(change): \(reply)")
      }
      #expect(try await person.pictureCaptions() == ["kept"])
      #expect(try await person.runs("picture", "show", last).status == 0)
      #expect(try await person.runs("config", "show").output == settings)
      #expect(try person.pictureFiles() == ["\(id).png", "\(last).png"].sorted())
    }
  }
}
