import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantDispatcher

/// Answers that arrive late or in another order.
@MainActor @Suite("Order of answers in a reading session of the two rings", .timeLimit(.minutes(10)))
struct DispatcherSessionOrderTests {
  private typealias Stage = DispatcherStage
  private let stage = Stage(count: Stage.Count(inTurn: .success(3), .success(2)))

  @Test("a list that was requested before an article was opened does not bring the old mark back", arguments: [false, true])
  func keepsMark(afterChange: Bool) async {
    await stage.perform(.show(.all))
    await stage.list.hold()
    stage.begin(afterChange ? .change(Stage.star) : .show(.all))
    await stage.list.called(times: 2)
    await stage.perform(.open(Stage.first))
    #expect(stage.rows.values.last?.isLoading == true)
    #expect(stage.marks == [true, false, false])
    await stage.list.release(1)
    await stage.finish()
    #expect(stage.marks == [true, false, false])
    #expect(stage.numbers == ["3", "2"])
  }

  @Test("the first list does not bring the old mark back either")
  func keepsMarkAtFirst() async {
    await stage.list.hold()
    stage.begin(.show(.all))
    await stage.list.called(times: 1)
    await stage.perform(.open(Stage.first))
    await stage.list.release(0)
    await stage.finish()
    #expect(stage.marks == [true, false, false])
  }

  @Test(
    "a list that a later request has overtaken is dropped, whenever it comes, whether it fails or not", arguments: [0, 1], [false, true])
  func dropsList(answersFirst: Int, fails: Bool) async {
    let stage = Stage(
      list: Stage.List { query in
        query.words == ["tea"] && fails ? .failure(.cancelled) : .success(query.words.isEmpty ? ListPage(all: Stage.articles) : [])
      })
    await stage.list.hold()
    let overtaken = stage.begin(.search("tea"))
    await stage.list.called(times: 1)
    let later = stage.begin(.search(""))
    await stage.list.called(times: 2)
    await stage.list.release(answersFirst)
    await (answersFirst == 0 ? overtaken : later).value
    await stage.list.release(1 - answersFirst)
    await stage.finish()
    #expect(stage.rows.values.map(\.rows.count) == [0, 0, 3])
    #expect(stage.rows.values.map(\.outcome) == [.done, .done, .done])
    #expect(await stage.count.inputs.count == 1)
  }

  @Test("a list that was requested after an article was opened shows what is stored")
  func showsStored() async {
    await stage.perform(.show(.all), .open(Stage.first), .show(.all))
    #expect(stage.marks == [false, false, false])
  }

  @Test("an article that a later one has overtaken is not shown, but its mark counts", arguments: [false, true])
  func dropsDetail(laterAnswersFirst: Bool) async {
    await stage.perform(.show(.all))
    await stage.read.hold()
    stage.begin(.open(Stage.first))
    await stage.read.called(times: 1)
    stage.begin(.open(Stage.second))
    await stage.read.called(times: 2)
    await stage.read.release(laterAnswersFirst ? 1 : 0)
    await stage.read.release(laterAnswersFirst ? 0 : 1)
    await stage.finish()
    #expect(stage.titles == ["Black tea"])
    #expect(stage.marks == [true, true, false])
    #expect(stage.numbers == ["3", "2", "1"])
  }

  @Test("a count that was running while an article was opened is dropped, and counted again", arguments: [false, true])
  func dropsCount(fails: Bool) async {
    let stage = Stage(count: Stage.Count(inTurn: fails ? .failure(.cancelled) : .success(3), .success(2)))
    await stage.count.hold()
    stage.begin(.show(.all))
    await stage.count.called(times: 1)
    stage.begin(.open(Stage.first))
    await stage.count.called(times: 2)
    await stage.count.release(1)
    await stage.count.release(0)
    await stage.finish()
    #expect(stage.numbers == ["2"])
  }

  @Test("no condition is lost when tasks of different priorities send requests at once")
  func keepsConditions() async {
    let requests: [(TaskPriority, ArticleList.Request)] = [
      (.low, .search("tea")), (.high, .filter(.unmarked(.read))), (.medium, .filter(.folder(FolderPath("Drinks")))),
    ]
    let view = stage.view
    let tasks = requests.map { priority, request in Task(priority: priority) { await view.perform(request) } }
    for task in tasks { await task.value }
    let narrowed = ArticleQuery(lacking: [.read], folder: FolderPath("Drinks"), words: ["tea"], looksIntoBodies: true)
    #expect(await stage.list.inputs.contains(narrowed))
  }

  @Test("an interrupt stops the list that is being read, says so once, and the scene goes on")
  func stops() async {
    await stage.perform(.show(.all))
    await stage.list.hold()
    stage.begin(.search("tea"))
    await stage.list.called(times: 2)
    await stage.view.interrupt()
    #expect(stage.rows.values.last?.outcome == .failed)
    let before = stage.rows.values.count
    await stage.list.release(1)
    await stage.finish()
    #expect(stage.rows.values.count == before, "The late answer is dropped.")
    await stage.perform(.open(Stage.first))
    #expect(stage.marks == [true, false, false])
  }

  @Test("an interrupt without a list that is being read draws nothing")
  func stopsNothing() async {
    await stage.perform(.show(.all))
    let before = stage.drawn
    await stage.view.interrupt()
    #expect(stage.drawn == before)
  }

  @Test("after it is closed, the scene draws nothing and performs no request")
  func closes() async {
    await stage.perform(.show(.all))
    await stage.list.hold()
    stage.begin(.search("tea"))
    await stage.list.called(times: 2)
    await stage.view.close()
    let before = stage.drawn
    await stage.list.release(1)
    await stage.finish()
    await stage.perform(.open(Stage.first), .change(Stage.star), .notUnderstood("dance"))
    #expect(stage.drawn == before)
    #expect(await stage.read.inputs.isEmpty)
    #expect(await stage.change.inputs.isEmpty)
  }
}
