import Foundation
import SampleServer
import Testing

/// The pictures of the small program.
@Suite("Pictures of 'sample'", .timeLimit(.minutes(10)))
struct SamplePicturesTests {
  @Test("a saved picture is unseen until it is shown, and its star is set and taken away once")
  func marks() async throws {
    try await Person.atWork { person in
      let id = try await person.savesPictureOfSample("hello")
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
      let id = try await person.getsPictureOfSample("one")
      #expect(try await person.runs("picture", "star", id).status == 0)
      try await person.getsPictureOfSample("two")
      #expect(try await person.runs("--plain", "picture", "list", "--starred").fields.map { $0[0] } == [id])
    }
  }

  @Test("an index that an older version wrote is read, and the first change writes one in XML and leaves the old one as it is")
  func formerIndex() async throws {
    try await Person.atWork { person in
      let id = try await person.savesPictureOfSample("hello")
      let (old, new) = (person.home.appending(path: "pictures/index.json"), person.home.appending(path: "pictures/pictures.xml"))
      try FileManager.default.removeItem(at: new)
      // As strata 0.1 wrote it.
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

  @Test("the dialogue searches, keeps, lists, shows and removes pictures with VIP scenes")
  func dialogue() async throws {
    try await Person.atWork { person in
      try await person.runs("config", "set", "picture.url", person.url(""))
      let found = try await person.runsPictureDialogue("type hello\nsearch\nkeep\nunkeep\nkeep\nkeep\nsaved\nquit\nunkeep\n")
      let id = try #require(try await person.runs("--plain", "picture", "list").fields.first?[0].prefix(8))
      let said = [
        "Saved 'hello' (\(id)).", "No longer saved: 'hello' (\(id)).", "Saved 'hello' (\(id)).", "Saved before: 'hello' (\(id)).",
      ]
      #expect(found.status == 0 && found.lines.prefix(3) == ["Caption: 'hello'", "Caption: hello", "Id: \(id)"], "\(found)")
      #expect(found.lines.dropFirst(6).prefix(4).map(\.self) == said)
      #expect(found.lines.last?.hasPrefix("•  \(id)  now  hello ") == true && found.error.hasSuffix("\n1 picture\n"))

      let shown = try await person.runsPictureDialogue("keep\nshow \(id.prefix(4))\nremove \(id)\nkeep\nfly away\nsaved\n")
      #expect(shown.status == 1, "A removed picture cannot be kept.")
      #expect(shown.lines.first == "Caption: hello" && shown.lines.last == "Removed 'hello' (\(id)).", "\(shown)")
      #expect(
        shown.sentences.map { $0.prefix(36) }
          == [
            "There is no picture yet.", "It is saved.", "No picture has an ID that begins with", "'fly away' is not a command.",
            "You have saved no pictures.",
          ].map { $0.prefix(36) })
      #expect(!shown.error.contains("sample picture"), "A hint names a line of the dialogue.")
    }
  }

  @Test("typing shows all remarks without a request, and each answer of --json is one object on one line")
  func typing() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.runs("config", "set", "picture.url", person.url(""))
      let reply = try await person.runsPictureDialogue("search\ntype this dog is too long\nsearch\ntype dog\n")
      let remarks = ["The caption has 20 characters; 10 are allowed.", "The caption says 'dog', but the pictures show cats."]
      #expect(reply.status == 1 && reply.output == "Caption: 'this dog is too long'\nCaption: 'dog'\n", "\(reply)")
      #expect(reply.sentences == ["The caption is empty."] + remarks + remarks + [remarks[1]])
      #expect(await person.web.hits("/cat/says/dog") == 0)
      let answers = try await person.runsPictureDialogue("type tea\nsearch\nkeep\nsaved\nfly\n", "--json").objectLines()
      #expect(answers.map { $0["outcome"] as? String } == ["done", "done", "done", "done", "failed"])
      #expect((answers[3]["result"] as? [[String: Any]])?.map { $0["state"] as? String } == ["loaded"])
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
}

extension Person {
  /// Requests a picture with a caption from the server of the test.
  /// - Returns: The ID of the picture.
  @discardableResult
  fileprivate func getsPictureOfSample(_ caption: String) async throws -> String {
    try await runs("config", "set", "picture.url", url(""))
    let reply = try await runs("--plain", "picture", "say", caption)
    try #require(reply.status == 0, "\(reply)")
    return reply.fields[0][0]
  }

  fileprivate func savesPictureOfSample(_ caption: String) async throws -> String {
    let id = try await getsPictureOfSample(caption)
    try #require(try await runs("picture", "save").status == 0)
    return id
  }

  fileprivate func runsPictureDialogue(_ input: String, _ options: String...) async throws -> Reply {
    try await ChildProcess.start(
      StrataProcess.folderOfTests.appending(path: "sample"), ["picture", "--interactive"] + options, input: input,
      environment: ["SAMPLE_HOME": home.path(), "COLUMNS": "100", "TZ": "UTC0"], folder: folder
    ).reply
  }
}
