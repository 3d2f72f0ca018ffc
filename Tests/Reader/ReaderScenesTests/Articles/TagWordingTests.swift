import ReaderDomain
import ReaderScenes
import Testing

@Suite("Wording of tags")
struct TagWordingTests {
  @Test("tags are written as a query finds them")
  func tags() throws {
    #expect(try TagWording.text([TagName("linux"), TagName("long read")]) == "#linux #\"long read\"" && TagWording.text([]).isEmpty)
  }

  @Test(
    "a text that is no tag is told with the reason",
    arguments: [
      (.empty, "The name of a tag is missing."), (.tooLong, "The name of a tag has at most \(TagName.maximumBytes) bytes."),
      (.unprintable, "The name of a tag must not contain control characters."), (.reserved(","), "The name of a tag must not contain ','."),
      (.tooMany, "A feed has at most \(TagName.maximumPerFeed) tags."),
    ] as [(TagNameError, String)])
  func errors(error: TagNameError, sentence: String) {
    #expect(TagWording.sentence(for: error) == sentence)
  }
}
