import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantDispatcher

@MainActor @Suite("Reading session of the two rings")
struct DispatcherSessionTests {
  private typealias Stage = DispatcherStage
  private nonisolated static let failed = ReadingError.articleNotFound(ArticleReference("ffff"))

  @Test("the first list request also counts; later ones do not")
  func countsOnce() async {
    let stage = Stage()
    await stage.perform(.show(.all), .filter(.unmarked(.read)), .search("tea"), .scroll(.next))
    #expect(await stage.count.inputs == [ReadingSessionDependencies.counted])
    #expect(stage.numbers == ["3"])
    #expect(await stage.list.inputs.count == 4)
  }

  @Test("opening an article marks its row and lowers the count, without listing or counting again")
  func opens() async {
    let stage = Stage()
    await stage.perform(.show(.all), .open(Stage.first))
    #expect(stage.marks == [true, false, false])
    #expect(stage.numbers == ["3", "2"])
    #expect(stage.titles == ["Green tea"])
    #expect(await [stage.list.inputs.count, stage.count.inputs.count] == [1, 1])
    #expect(await stage.read.inputs == [Stage.first])
  }

  @Test("an article that is opened again is shown again, and neither list nor count is drawn")
  func opensAgain() async {
    let stage = Stage()
    await stage.perform(.show(.all), .open(Stage.first))
    let before = stage.drawn
    await stage.perform(.open(Stage.first))
    #expect(stage.drawn == [before[0], before[1] + 1, before[2]])
    #expect(await stage.read.inputs.count == 2)
  }

  @Test("opening an article that was read before changes neither list nor count")
  func opensRead() async {
    let stage = Stage(list: Stage.List { _ in .success([.sample(Stage.articles[0].article, marks: [.read])]) })
    await stage.perform(.show(.all))
    let before = stage.drawn
    await stage.perform(.open(Stage.first))
    #expect(stage.drawn == [before[0], before[1] + 1, before[2]])
    #expect(await stage.count.inputs.count == 1)
  }

  @Test("opening an article that is not in the list counts again, and draws no list")
  func opensUnlisted() async {
    let stage = Stage(count: Stage.Count(inTurn: .success(4), .success(3)))
    await stage.perform(.show(.all))
    let before = stage.drawn
    await stage.perform(.open(Stage.reference(Stage.unlisted)))
    #expect(stage.numbers == ["4", "3"])
    #expect(stage.drawn[0] == before[0])
    #expect(await stage.list.inputs.count == 1)
  }

  @Test("opening an article before there is a list counts, and draws no list")
  func opensFirst() async {
    let stage = Stage()
    await stage.perform(.open(Stage.first))
    #expect(stage.drawn == [0, 1, 1])
  }

  @Test("a mark that cannot be stored changes neither row nor count, and the detail view says why")
  func opensUnstored() async {
    let stage = Stage(read: Stage.Read { Stage.opened($0, problem: .cancelled) })
    await stage.perform(.show(.all))
    let before = stage.drawn
    await stage.perform(.open(Stage.first))
    #expect(stage.marks == [false, false, false])
    #expect(stage.drawn == [before[0], 1, before[2]])
    #expect(stage.detail.values[0].messages.count == 1)
    #expect(await stage.count.inputs.count == 1)
  }

  @Test("an article that cannot be opened draws its error in the detail view alone, each time")
  func failsToOpen() async {
    let stage = Stage()
    await stage.perform(.show(.all))
    let before = stage.drawn
    await stage.perform(.open(ArticleReference("ffff")), .open(ArticleReference("ffff")))
    #expect(stage.drawn == [before[0], 2, before[2]])
    #expect(stage.detail.values.map(\.outcome) == [.failed, .failed])
  }

  @Test("a change reads the list again and counts again")
  func changes() async {
    let unread = StatusChange([Stage.first], .set(.read, false))
    let stage = Stage(count: Stage.Count(inTurn: .success(3), .success(4)))
    await stage.perform(.show(.all), .open(Stage.first), .change(unread))
    #expect(stage.marks == [false, false, false])
    #expect(stage.numbers == ["3", "2", "4"])
    #expect(await stage.change.inputs == [unread])
    #expect(await [stage.list.inputs.count, stage.count.inputs.count] == [2, 2])
  }

  @Test("a change that cannot be saved changes nothing, and draws one message in the list view")
  func failsToChange() async {
    let stage = Stage(change: Stage.Change { _ in .failure(Self.failed) })
    await stage.perform(.show(.all), .open(Stage.first))
    let before = stage.drawn
    await stage.perform(.change(Stage.star))
    #expect(stage.drawn == [before[0] + 1, before[1], before[2]])
    #expect(stage.rows.values.last?.messages == [ReadingErrorWording.message(for: Self.failed)])
    #expect(stage.marks == [true, false, false])
    #expect(await [stage.list.inputs.count, stage.count.inputs.count] == [1, 1])
  }

  @Test("under a filter for unread articles, an opened row stays, marked read, until the next list request")
  func keepsOpened() async {
    let unread = ListPage(all: Stage.articles)
    let stage = Stage(list: Stage.List(inTurn: .success(unread), .success(unread.with(Array(unread.rows.dropFirst())))))
    await stage.perform(.filter(.unmarked(.read)), .open(Stage.first))
    #expect(stage.marks == [true, false, false])
    await stage.perform(.filter(.unmarked(.read)))
    #expect(stage.marks == [false, false])
  }

  @Test("a count that fails shows its message in the count view, and nothing else suffers")
  func failsToCount() async {
    let stage = Stage(count: Stage.Count { _ in .failure(Self.failed) })
    await stage.perform(.show(.all), .open(Stage.first))
    #expect(stage.number.values == [Stage.worded(.failure(Self.failed))])
    #expect(stage.marks == [true, false, false])
    #expect(stage.titles == ["Green tea"])
    await stage.perform(.change(Stage.star))
    #expect(stage.number.values.count == 2, "the second error is drawn too")
  }

  @Test("every list request draws, even when the list stays the same; an equal count does not")
  func drawsRequests() async {
    let stage = Stage()
    await stage.perform(.show(.all), .show(.all), .change(Stage.star))
    #expect(stage.rows.values.map(\.isLoading) == [true, false, true, false, true, false])
    #expect(stage.drawn == [6, 0, 1])
  }

  @Test("an opened row replaces the message of an earlier request, which was shown before")
  func replacesMessage() async {
    let stage = Stage()
    await stage.perform(.show(.all), .notUnderstood("dance"), .open(Stage.first))
    #expect(stage.rows.values.map(\.messages.count) == [0, 0, 1, 0])
  }
}
