import Foundation
import ProgramRuns
import Testing

@Suite("Pictures", .timeLimit(.minutes(10)))
struct PictureTests {
  @Test("a saved picture is unseen until it is shown, and its star is set and taken away once")
  func marks() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let id = try await person.savesPicture("hello")
      #expect(try await person.runs("picture", "count").output == "1\n")
      #expect(try await person.runs("picture", "list").output.hasPrefix("•  \(id.prefix(8))  now  hello "))
      #expect(try await person.runs("picture", "show", id).status == 0)
      #expect(try await person.runs("--json", "picture", "count").output == "0\n")
      #expect(try await person.runs("picture", "list", "--starred").isOneSentence(4, about: "You have starred no pictures."))
      for sentence in ["1 picture starred.", "1 picture was already starred."] {
        let reply = try await person.runs("picture", "star", String(id.prefix(5)))
        #expect(reply.status == 0 && reply.output.hasPrefix(" ★ \(id.prefix(8)) ") && reply.error == "\(sentence)\n", "\(reply)")
      }
      let record = try #require(try await person.runs("--json", "picture", "list", "--starred").objects().first)
      #expect(record["id"] as? String == id && record["is_starred"] as? Bool == true && record["is_seen"] as? Bool == true)
      #expect(try await person.runs("--plain", "picture", "list").fields[0].suffix(2) == ["true", "true"])
      for sentence in ["1 picture unstarred.", "1 picture was already unstarred."] {
        #expect(try await person.runs("picture", "unstar", id).error == "\(sentence)\n")
      }
      #expect(try await person.runs("picture", "star", "ffff").isOneSentence(1, about: "No picture has an ID that begins with 'ffff'"))
    }
  }

  @Test("a picture that is starred before it is saved outlives the next one")
  func starSaves() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let id = try await person.getsPicture("one")
      #expect(try await person.runs("picture", "star", id).status == 0)
      try await person.getsPicture("two")
      #expect(try await person.runs("picture", "list", "--starred", "--plain").fields.map { $0[0] } == [id])
    }
  }

  @Test("an index that an older version wrote is read, and the first change writes one in XML and leaves the old one as it is")
  func formerIndex() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let id = try await person.savesPicture("hello")
      let (old, new) = (person.home.appending(path: "pictures/index.json"), person.home.appending(path: "pictures/index.xml"))
      try FileManager.default.removeItem(at: new)
      // As versions without stars wrote it.
      let text = """
        {"schema":1,"pictures":{
        "\(id)":{"caption":"hello","format":"png","bytes":1029,"source":"https://cataas.com/cat/1","said":"2026-03-01T08:30:00Z","saved":"2026-03-01T08:31:00Z"}
        }}

        """
      try Data(text.utf8).write(to: old)
      #expect(try await person.runs("picture", "count").output == "0\n", "An update makes no picture new.")
      #expect(try await person.runs("picture", "list").output.hasPrefix("   \(id.prefix(8)) "))
      #expect(!FileManager.default.fileExists(atPath: new.path()))
      #expect(try await person.runs("picture", "star", id).status == 0)
      #expect(
        try String(contentsOf: new, encoding: .utf8).contains("caption=\"hello\"") && String(contentsOf: old, encoding: .utf8) == text)
      try FileManager.default.removeItem(at: old)
      #expect(try await person.runs("picture", "list", "--starred").output.hasPrefix(" ★ \(id.prefix(8)) "))
    }
  }

  @Test("'picture' alone shows the help, and words behind --interactive are wrong usage")
  func usage() async throws {
    try await Person.atWork { person in
      let (help, asked) = (try await person.runs("picture"), try await person.runs("picture", "--help"))
      #expect(help.status == 0 && help.error.isEmpty && help.output == asked.output)
      #expect(help.output.contains("sample picture --interactive"))
      for arguments in [["dance"], ["--dance"], ["--interactive", "say", "tea"]] {
        let reply = try await person.runs(["picture"] + arguments)
        #expect(reply.status == 2 && reply.output.isEmpty, "\(arguments): \(reply)")
      }
    }
  }

  @Test("the dialogue searches, keeps, unkeeps, lists, shows and removes pictures")
  func dialogue() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let reply = try await person.runs(
        "picture", "--interactive", input: "keep\ntype dog\nsearch\nkeep\nkeep\nsaved\nunkeep\nsaved\nfly\n")
      #expect(reply.status == 1 && reply.isHarmless, "\(reply)")
      #expect(
        reply.lines.map { $0.prefix { $0 != "'" && $0 != " " } } == [
          "Caption:", "Caption:", "Id:", "Type:", "Size:", "Path:", "Saved", "Saved", "•", "No",
        ])
      let warning = "The caption says 'dog', but the pictures show cats."
      #expect(
        reply.sentences == [
          "There is no picture yet.", warning, warning, "It is stored until the next one.", "It is stored until the next one.",
          "You have saved no pictures.", "'fly' is not a command.",
        ], "\(reply)")
      #expect(!reply.error.contains("sample picture"), "A hint names a line of the dialogue.")
    }
  }
}
