import WebServer
import Foundation
import LoopbackServer
import ProgramRuns
import Testing

@Suite("Picture dialogue", .timeLimit(.minutes(10)))
struct PictureDialogueTests {
  @Test("a picture can be searched, kept, unkept, kept again, listed, shown and removed")
  func wholeLife() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let found = try await person.runs(
        ["picture", "--interactive"], input: "type hello\nsearch\nkeep\nunkeep\nkeep\nkeep\nsaved\nquit\nunkeep\n")
      let name = try #require(try person.pictureFiles().first)
      let id = String(name.prefix(8))
      let said = [
        "Saved 'hello' (\(id)).", "No longer saved: 'hello' (\(id)).", "Saved 'hello' (\(id)).", "Saved before: 'hello' (\(id)).",
      ]
      #expect(found.status == 0, "\(found)")
      #expect(found.lines.prefix(3) == ["Caption: 'hello'", "Caption: hello", "Id: \(id)"])
      #expect(found.lines.dropFirst(6).prefix(4).map(\.self) == said)
      #expect(found.lines.last?.hasPrefix("•  \(id)  now  hello ") == true && found.error.hasSuffix("\n1 picture\n"))
      #expect(try await person.pictureCaptions() == ["hello"], "Commands after 'quit' do not run.")

      let shown = try await person.runs(
        ["picture", "--interactive"], input: "show \(id.prefix(4))\nremove \(id)\nkeep\nsaved\n")
      #expect(shown.status == 1, "A removed picture cannot be kept.")
      #expect(shown.lines.first == "Caption: hello" && shown.lines.last == "Removed 'hello' (\(id)).", "\(shown)")
      #expect(shown.sentences.first == "It is saved." && shown.sentences.last == "You have saved no pictures.")
      #expect(shown.sentences.contains { $0.contains("No picture has an ID that begins with") })
      #expect(try person.pictureFiles().isEmpty)
    }
  }

  @Test("typing shows all remarks without a request, and a search is refused while the caption is empty or wrong")
  func typing() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let script = "search\ntype this dog is too long\nsearch\ntype dog\n"
      let reply = try await person.runs(["picture", "--interactive"], input: script)
      let remarks = ["The caption has 20 characters; 10 are allowed.", "The caption says 'dog', but the pictures show cats."]
      #expect(reply.status == 1 && reply.output == "Caption: 'this dog is too long'\nCaption: 'dog'\n", "\(reply)")
      #expect(reply.sentences == ["The caption is empty."] + remarks + remarks + [remarks[1]])
      #expect(await person.web.hits("/cat/says/dog") == 0)
      #expect(!person.has("pictures"))
    }
  }

  @Test("a wrong line gives one sentence and changes nothing")
  func wrongLines() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let id = try await person.savesPicture("tea")
      let script = "keep\nunkeep\nshow\nshow ffff\nremove ffff\nkeep it\nfly away\ntype tea\nsearch\n"
      let reply = try await person.runs(["picture", "--interactive"], input: script)
      #expect(reply.status == 1)
      #expect(
        reply.sentences == [
          "There is no picture yet.", "There is no picture yet.", "'show' needs an ID.",
          "No picture has an ID that begins with 'ffff'.", "No picture has an ID that begins with 'ffff'.", "'keep it' is not a command.",
          "'fly away' is not a command.", "It is saved.",
        ])
      #expect(!reply.error.contains("sample picture"), "A hint names a line of the dialogue.")
      #expect(try await person.pictureCaptions() == ["tea"] && person.pictureFiles() == ["\(id).png"])
    }
  }

  @Test("a server that is down, and a folder that cannot be written, are reported, and the dialogue goes on")
  func failures() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      _ = try person.writes("", to: "home/pictures")
      let unwritable = try await person.runs(["picture", "--interactive"], input: "type tea\nsearch\nkeep\ntype ink\n")
      #expect(unwritable.status == 1 && unwritable.output == "Caption: 'tea'\nCaption: 'ink'\n", "\(unwritable)")
      #expect(unwritable.sentences.count == 2 && unwritable.sentences[0].contains("/home/pictures"), "\(unwritable)")
      let port = try SilentPort()
      try await person.runs("config", "set", "picture.url", "http://127.0.0.1:\(port.number)/")
      let down = try await person.runs(["picture", "--interactive"], input: "type tea\nsearch\ntype ink\n")
      #expect(down.status == 1 && down.lines == ["Caption: 'tea'", "Caption: 'ink'"])
      #expect(down.sentences.count == 1 && down.sentences[0].contains("cannot connect to 127.0.0.1"), "\(down)")
    }
  }

  @Test("with --json, each answer is one object on one line")
  func json() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let reply = try await person.runs(
        ["picture", "--json", "--interactive"], input: "type tea\nsearch\nkeep\nsaved\nfly\n")
      #expect(reply.status == 1 && reply.error.isEmpty, "\(reply)")
      let answers = try reply.objectLines()
      #expect(answers.map { $0["outcome"] as? String } == ["done", "done", "done", "done", "failed"])
      let typed = try #require(answers[0]["result"] as? [String: Any])
      #expect(typed["caption"] as? String == "tea" && typed["is_usable"] as? Bool == true)
      #expect((answers[2]["result"] as? [String: Any])?["saved"] is String)
      #expect((answers[3]["result"] as? [[String: Any]])?.map { $0["state"] as? String } == ["loaded"])
    }
  }
}
