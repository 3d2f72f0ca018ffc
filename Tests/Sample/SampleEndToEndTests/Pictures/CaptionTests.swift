import ProgramRuns
import Testing

@Suite("Captions", .timeLimit(.minutes(10)))
struct CaptionTests {
  /// One character for the user, but seven scalars and 25 bytes.
  private static let family = "👨‍👩‍👧‍👦"

  private static let empty = "The caption is empty."
  private static let tooLong = "The caption has 11 characters; 10 are allowed."
  private static let unprintable = "The caption contains control characters or line breaks, which a picture cannot show."
  private static let mentionsDog = "The caption says 'dog', but the pictures show cats."

  @Test("an invalid caption is rejected before any request, with every reason")
  func refused() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let cases: [(caption: String, sentences: [String])] = [
        ("", [Self.empty]), (String(repeating: Self.family, count: 11), [Self.tooLong]), ("a\nb", [Self.unprintable]),
        ("a dog\u{1B}[2J!!", [Self.tooLong, Self.unprintable, Self.mentionsDog]),
      ]
      for (caption, sentences) in cases {
        let reply = try await person.runs("picture", "say", caption)
        #expect(reply.status == 1 && reply.output.isEmpty && reply.isHarmless, "\(reply)")
        #expect(reply.sentences == sentences, "\(caption.debugDescription)")
      }
      #expect(!person.has("pictures"))
    }
  }

  @Test("a caption that begins with a hyphen works after '--'")
  func hyphen() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let reply = try await person.runs("picture", "say", "--plain", "--", "--json")
      #expect(reply.status == 0 && reply.fields[0][1] == "--json", "\(reply)")
      #expect(try await person.runs("picture", "say", "-x").status == 2)
    }
  }

  @Test("a caption with the word 'dog' causes a warning and is accepted")
  func dog() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      for (caption, isRemarked) in ["dog": true, "My Dog!": true, "hotdog": false, "dogs": false] {
        let reply = try await person.runs("picture", "say", caption)
        #expect(reply.status == 0 && reply.lines[0] == "Caption: \(caption)", "\(reply)")
        #expect(reply.sentences == (isRemarked ? [Self.mentionsDog] : []) + ["It is stored until the next one."], "\(reply)")
      }
    }
  }
}
