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
      // The names are those that the help lists.
      let unknown = try await person.runs("picture", "dance").error
      #expect(unknown.contains("It has: say, save, list, show, remove, star, unstar, count.\n"), "\(unknown)")
    }
  }
}
