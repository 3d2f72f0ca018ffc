import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@testable import ReaderComposition

@MainActor @Suite("The list and the number of unread articles")
struct ReadingSessionTests {
  /// Lists until it is given up.
  private struct Endless: Interactor {
    func perform(_ request: ArticleList.Request) async { while !Task.isCancelled { await Task.yield() } }
  }

  @Test("a list that is given up counts nothing, and the next one does")
  func givenUp() async {
    let counts = Recorder<ArticleCount.Request>()
    let list = Task { await ReadingSession(list: Endless(), count: counts).perform(.show(.all)) }
    await Task.yield()
    list.cancel()
    await list.value
    #expect(counts.values.isEmpty)
    await ReadingSession(list: Recorder<ArticleList.Request>(), count: counts).perform(.show(.all))
    #expect(counts.values == [.count(ArticleQuery(lacking: [.read]))])
  }

  @Test(
    "the unread articles are counted after each request that may have changed their number",
    arguments: [
      (.change(StatusChange([], .set(.read, true))), 1), (.refreshed, 1), (.opened(ArticleReference("1a")), 1),
      (.open(ArticleReference("1a")), 0),
    ] as [(ArticleList.Request, Int)])
  func recounts(request: ArticleList.Request, count: Int) async {
    let counts = Recorder<ArticleCount.Request>()
    await ReadingSession(list: Recorder<ArticleList.Request>(), count: counts).perform(request)
    #expect(counts.values.count == count)
  }
}
