import CoreDoubles
import ReaderDomain
import ReaderScenes
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

  private static let tag = (try? TagName("long read")).map(ArticleMark.tag) ?? ArticleMark.starred

  @Test(
    "a change is a sentence",
    arguments: [
      (.set(.read, true), 1, "1 article marked read."), (.set(.read, false), 2, "2 articles marked unread."),
      (.set(.starred, true), 1_000, "1,000 articles starred."), (.set(.starred, false), 0, "0 articles unstarred."),
      (.set(ArticleMark(rawValue: "pinned"), true), 1, "1 article marked pinned."),
      (.set(ArticleMark(rawValue: "pinned"), false), 1, "1 article no longer marked pinned."),
      (.toggle(.starred), 1, "1 article changed (starred)."), (.set(.hidden, false), 2, "2 articles shown again."),
      (.set(tag, true), 1, "1 article tagged #\"long read\"."), (.set(tag, false), 2, "2 articles no longer tagged #\"long read\"."),
    ] as [(ArticleStatus.Change, Int, String)])
  func sentences(change: ArticleStatus.Change, count: Int, sentence: String) {
    #expect(MarkWording.sentence(for: change, count: count) == sentence)
    expectSentence(sentence)
  }

  @Test(
    "articles that already had the status are told apart",
    arguments: [
      (.set(.starred, true), 1, 1, "1 article was already starred."), (.set(.starred, false), 2, 2, "2 articles were already unstarred."),
      (.set(.read, true), 3, 1, "2 articles marked read, 1 already was."),
      (.set(.read, true), 1_200, 1_199, "1 article marked read, 1,199 already were."),
      (.set(tag, true), 1, 1, "1 article was already tagged #\"long read\"."),
      (.set(tag, false), 1, 1, "1 article had no tag #\"long read\"."),
      (.set(tag, false), 3, 1, "2 articles no longer tagged #\"long read\", 1 had no tag #\"long read\"."),
      (.set(.hidden, true), 2, 2, "2 articles were already hidden."), (.set(.hidden, false), 1, 1, "1 article was not hidden."),
      (.set(.hidden, false), 5, 2, "3 articles shown again, 2 were not hidden."),
    ] as [(ArticleStatus.Change, Int, Int, String)])
  func unchanged(change: ArticleStatus.Change, count: Int, unchanged: Int, sentence: String) {
    #expect(MarkWording.sentence(for: change, count: count, unchanged: unchanged) == sentence)
  }

  @Test("a mark has a verb for each direction, and a word for what an article is")
  func words() {
    #expect(MarkWords.starred.verb == "star" && MarkWords.starred.opposite == "unstar" && MarkWords.starred.adjective == "starred")
  }
}
