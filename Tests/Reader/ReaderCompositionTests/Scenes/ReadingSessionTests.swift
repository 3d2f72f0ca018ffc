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
}
