import ProgramRuns
import Testing

@Suite("Pictures", .timeLimit(.minutes(10)))
struct PictureTests {
  @Test("a picture is said, saved, listed and removed")
  func kept() async throws {
    try await Person.atWork { person in
      try await person.sets("picture.url", to: person.url(""))
      for arguments in [["say", "hello"], ["save"]] {
        let reply = try await person.runs(["picture"] + arguments)
        #expect(reply.status == 0 && !reply.output.isEmpty && reply.isHarmless, "\(arguments): \(reply)")
      }
      let list = try await person.runs("picture", "list", "--plain")
      #expect(list.fields.count == 1 && list.fields[0].contains("hello"), "\(list)")
      let removed = try await person.runs("picture", "remove", list.fields[0][0])
      #expect(removed.status == 0, "\(removed)")
      #expect(try await person.runs("picture", "list").status == 4)
    }
  }
}
