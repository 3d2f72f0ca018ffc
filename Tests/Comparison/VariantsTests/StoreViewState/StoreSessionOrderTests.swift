import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

/// What a user sees when answers arrive late, in both forms of the architecture.
@MainActor @Suite("Late answers in a reading session of Store + ViewState and of Redux")
struct StoreSessionOrderTests {
  private typealias Session = StoreSession

  @Test("a list that was read before an article was opened does not bring the old mark back", arguments: StoreForm.allCases)
  func keepsMark(form: StoreForm) async {
    let session = Session(form)
    await session.perform(.show(.all))
    await session.list.hold()
    session.begin(.search("tea"))
    await session.list.called(times: 2)
    await session.perform(.open(Session.first))
    #expect(session.lists.values.last?.isLoading == true)
    await session.list.release(1)
    await session.finish()
    #expect(session.readRows == [true, false, false])
    #expect(session.number == "2")
    #expect(await session.count.inputs.count == 1)
  }

  @Test("an article that is opened before the first list arrives is read in it", arguments: StoreForm.allCases)
  func keepsMarkOfFirstList(form: StoreForm) async {
    let session = Session(form)
    await session.list.hold()
    session.begin(.show(.all))
    await session.list.called(times: 1)
    await session.perform(.open(Session.first))
    #expect(session.number == "3", "the list does not tell what the article was, so it is counted")
    await session.list.release(0)
    await session.finish()
    #expect(session.readRows == [true, false, false])
  }

  @Test("a list that is asked for after an article was opened shows what is stored", arguments: StoreForm.allCases)
  func forgetsMark(form: StoreForm) async {
    let session = Session(form)
    await session.perform(.show(.all), .open(Session.first), .show(.all))
    #expect(session.readRows == [false, false, false])
  }

  @Test("the article of an earlier opening is dropped, but it is read in list and count", arguments: StoreForm.allCases)
  func overtakesOpening(form: StoreForm) async {
    let session = Session(form)
    await session.perform(.show(.all))
    await session.read.hold()
    session.begin(.open(Session.first))
    await session.read.called(times: 1)
    session.begin(.open(Session.second))
    await session.read.called(times: 2)
    await session.read.release(1)
    await session.read.release(0)
    await session.finish()
    #expect(session.titles == ["Black tea"])
    #expect(session.readRows == [true, true, false])
    #expect(session.number == "1")
  }

  @Test("the failure of an earlier opening is dropped", arguments: StoreForm.allCases)
  func overtakesFailure(form: StoreForm) async {
    let session = Session(form)
    await session.read.hold()
    session.begin(.open(ArticleReference("ffff")))
    await session.read.called(times: 1)
    session.begin(.open(Session.second))
    await session.read.called(times: 2)
    await session.read.release(0)
    await session.read.release(1)
    await session.finish()
    #expect(session.titles == ["Black tea"])
  }

  @Test("a list that a later request has overtaken is dropped", arguments: StoreForm.allCases)
  func overtakesList(form: StoreForm) async {
    let session = Session(form, list: Session.List(inTurn: .success([Session.articles[0]]), .success([Session.articles[1]])))
    await session.list.hold()
    session.begin(.show(.all))
    await session.list.called(times: 1)
    session.begin(.search("tea"))
    await session.list.called(times: 2)
    await session.list.release(1)
    await session.list.release(0)
    await session.finish()
    #expect(session.lists.values.map { $0.rows.map(\.title) } == [[], [], ["Black tea"]])
    #expect(await session.count.inputs.count == 1)
  }

  @Test("a count that an opened article makes outdated is repeated", arguments: StoreForm.allCases)
  func repeatsCount(form: StoreForm) async {
    let session = Session(form, count: Session.Count(inTurn: .success(3), .success(2)))
    await session.count.hold()
    session.begin(.show(.all))
    await session.count.called(times: 1)
    await session.perform(.open(Session.first))
    #expect(session.counts.values.isEmpty)
    let count = session.count
    // No one waits for this task, so the test fails instead of hanging when the count is not repeated.
    Task {
      await count.called(times: 2)
      await count.release(1)
    }
    await count.release(0)
    await session.finish()
    #expect(session.counts.values.map(\.number) == ["2"])
  }

  @Test("a count that a later one has overtaken is dropped, and so is its failure", arguments: StoreForm.allCases, [true, false])
  func overtakesCount(form: StoreForm, fails: Bool) async {
    let session = Session(form, count: Session.Count(inTurn: fails ? .failure(.cancelled) : .success(4), .success(3)))
    await session.count.hold()
    session.begin(.show(.all))
    await session.count.called(times: 1)
    session.begin(.open(Session.unlisted))
    await session.count.called(times: 2)
    await session.count.release(1)
    await session.count.release(0)
    await session.finish()
    #expect(session.counts.values.map(\.number) == ["3"])
  }
}
