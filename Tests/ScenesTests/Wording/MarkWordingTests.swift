import Domain
import Scenes
import Testing

@Suite("Signs and words for marks")
struct MarkWordingTests {
  @Test(
    "signs take two characters",
    arguments: [([], "• "), ([.read], "  "), ([.starred], "•★"), ([.read, .starred], " ★")] as [(Set<ArticleMark>, String)])
  func signs(marks: Set<ArticleMark>, text: String) {
    #expect(MarkWording.signs(for: ArticleStatus(marks)) == text)
    #expect(text.count == 2)
  }

  @Test(
    "a change is a sentence",
    arguments: [
      (.set(.read, true), 1, "1 article marked read."), (.set(.read, false), 2, "2 articles marked unread."),
      (.set(.starred, true), 1_000, "1,000 articles starred."), (.set(.starred, false), 0, "0 articles unstarred."),
      (.set(ArticleMark(rawValue: "pinned"), true), 1, "1 article marked pinned."),
      (.set(ArticleMark(rawValue: "pinned"), false), 1, "1 article no longer marked pinned."),
      (.toggle(.starred), 1, "1 article changed (starred)."),
    ] as [(ArticleStatus.Change, Int, String)])
  func sentences(change: ArticleStatus.Change, count: Int, sentence: String) {
    #expect(MarkWording.sentence(for: change, count: count) == sentence)
    expectSentence(sentence)
  }
}
