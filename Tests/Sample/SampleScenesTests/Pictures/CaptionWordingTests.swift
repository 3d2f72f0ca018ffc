import CoreDoubles
import CoreScenes
import SampleDomain
import SampleScenes
import Testing

@Suite("Caption remark messages")
struct CaptionWordingTests {
  @Test(
    "every remark has a sentence: a failure when the caption cannot be used, otherwise a warning",
    arguments: [
      (.empty, "The caption is empty.", "Give it a word: \(run: "picture say hello")."),
      (.tooLong(characters: 1_234), "The caption has 1,234 characters; 10 are allowed.", nil),
      (.unprintable, "The caption contains control characters or line breaks, which a picture cannot show.", nil),
      (
        .overloaded(bytes: 2_000), "The caption takes 2,000 bytes, because its characters have many combining marks; 500 are allowed.", nil
      ),
      (.mentionsDog, "The caption says 'dog', but the pictures show cats.", nil),
    ] as [(CaptionRemark, MessageText, MessageText?)])
  func messages(remark: CaptionRemark, sentence: MessageText, hint: MessageText?) {
    #expect(CaptionWording.message(for: remark) == Message(remark.isError ? .failure : .warning, sentence, hint: hint))
    expectSentence(sentence)
    if let hint { expectSentence(hint) }
  }
}
