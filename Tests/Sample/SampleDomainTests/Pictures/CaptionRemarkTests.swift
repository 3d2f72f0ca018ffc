import SampleDomain
import Testing

@Suite("CaptionRemark")
struct CaptionRemarkTests {
  @Test(
    "every remark except the one about a dog makes a caption unusable",
    arguments: [
      (CaptionRemark.empty, true), (.tooLong(characters: 11), true), (.unprintable, true), (.overloaded(bytes: 501), true),
      (.mentionsDog, false),
    ])
  func errors(remark: CaptionRemark, isError: Bool) {
    #expect(remark.isError == isError)
  }
}
