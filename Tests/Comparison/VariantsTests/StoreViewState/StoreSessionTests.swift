import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

/// What a user sees in a reading session, in both forms of the architecture.
@MainActor @Suite("Reading session of Store + ViewState and of Redux")
struct StoreSessionTests {
  private typealias Session = StoreSession

  @Test("the first list is shown with the number of unread articles, and later lists do not count again", arguments: StoreForm.allCases)
  func shows(form: StoreForm) async {
    let session = Session(form)
    await session.perform(.show(.all), .filter(.unmarked(.read)), .search("tea"), .scroll(.next))
    #expect(session.lists.values.map(\.isLoading) == [true, false, true, false, true, false, true, false])
    #expect(session.counts.values.map(\.number) == ["3"])
    #expect(await session.count.inputs == [ReadingSessionDependencies.counted])
    #expect(session.details.values.isEmpty)
  }

  @Test("an opened article is read in list and count at once, without asking for them again", arguments: StoreForm.allCases)
  func opens(form: StoreForm) async {
    let session = Session(form)
    await session.perform(.show(.all), .open(Session.first))
    #expect(session.titles == ["Green tea"])
    #expect(session.readRows == [true, false, false])
    #expect(session.counts.values.map(\.number) == ["3", "2"])
    #expect(await session.read.inputs == [Session.first])
    #expect(await session.list.inputs.count == 1)
    #expect(await session.count.inputs.count == 1)
    #expect(session.routes.values.isEmpty)
  }

  @Test("an article that is opened again is shown again, and neither list nor count is drawn", arguments: StoreForm.allCases)
  func opensAgain(form: StoreForm) async {
    let session = Session(form)
    await session.perform(.show(.all), .open(Session.first))
    let (lists, counts) = (session.lists.values, session.counts.values)
    await session.perform(.open(Session.first))
    #expect(session.titles == ["Green tea", "Green tea"])
    #expect(session.lists.values == lists)
    #expect(session.counts.values == counts)
    #expect(await session.count.inputs.count == 1)
  }

  @Test("an article that was read before lowers no count", arguments: StoreForm.allCases)
  func opensRead(form: StoreForm) async {
    let session = Session(form, list: Session.List { _ in .success([Session.summary("Green tea", marks: [.read])]) })
    await session.perform(.show(.all), .open(Session.first))
    #expect(session.lists.values.count == 2)
    #expect(session.counts.values.map(\.number) == ["3"])
  }

  @Test("a mark that cannot be stored leaves list and count, and is told with the article", arguments: StoreForm.allCases)
  func opensWithoutMark(form: StoreForm) async {
    let session = Session(form, read: Session.Read { _ in .success(Session.opened("Green tea", marks: [], problem: .cancelled)) })
    await session.perform(.show(.all), .open(Session.first))
    #expect(session.details.values.map(\.messages.count) == [1])
    #expect(session.readRows == [false, false, false])
    #expect(session.lists.values.count == 2)
    #expect(session.counts.values.map(\.number) == ["3"])
  }

  @Test("a mark of an article outside the list that cannot be stored does not count again", arguments: StoreForm.allCases)
  func opensUnlistedWithoutMark(form: StoreForm) async {
    let session = Session(form, read: Session.Read { _ in .success(Session.opened("Cocoa", marks: [], problem: .cancelled)) })
    await session.perform(.show(.all), .open(Session.unlisted))
    #expect(session.titles == ["Cocoa"])
    #expect(await session.count.inputs.count == 1)
  }

  @Test("an opened row does not repeat an earlier error of the list", arguments: StoreForm.allCases)
  func opensAfterFailure(form: StoreForm) async {
    let session = Session(form)
    await session.perform(.show(.all), .search("\u{7}"), .open(Session.first))
    #expect(session.lists.values.map(\.outcome) == [.done, .done, .failed, .done])
    #expect(session.lists.values.flatMap(\.messages).count == 1)
  }

  @Test("each article that cannot be opened is told in the place of the article, and nothing else changes", arguments: StoreForm.allCases)
  func failsToOpen(form: StoreForm) async {
    let session = Session(form)
    await session.perform(.show(.all), .open(ArticleReference("ffff")), .open(ArticleReference("ffff")))
    #expect(session.details.values.map(\.outcome) == [.failed, .failed])
    #expect(session.lists.values.count == 2)
    #expect(session.counts.values.count == 1)
    #expect(await session.count.inputs.count == 1)
  }

  @Test("an article outside the list changes the count alone, which is counted again", arguments: StoreForm.allCases)
  func opensUnlisted(form: StoreForm) async {
    let session = Session(form, count: Session.Count(inTurn: .success(4), .success(3)))
    await session.perform(.show(.all), .open(Session.unlisted))
    #expect(session.titles == ["Cocoa"])
    #expect(session.counts.values.map(\.number) == ["4", "3"])
    #expect(session.lists.values.count == 2)
    #expect(await session.list.inputs.count == 1)
  }

  @Test("a change reads the list again and counts again", arguments: StoreForm.allCases)
  func changes(form: StoreForm) async {
    let unread = StatusChange([Session.first], .set(.read, false))
    let session = Session(form, count: Session.Count(inTurn: .success(3), .success(3), .success(2)))
    await session.perform(.show(.all), .open(Session.first), .change(unread))
    #expect(await session.change.inputs == [unread])
    #expect(session.readRows == [false, false, false])
    #expect(session.counts.values.map(\.number) == ["3", "2", "3"])
    #expect(await session.list.inputs.count == 2)
    #expect(await session.count.inputs.count == 2)
    await session.perform(.show(.all))
    #expect(await session.count.inputs.count == 2)
  }

  @Test("a change without a list counts at once", arguments: StoreForm.allCases)
  func changesWithoutList(form: StoreForm) async {
    let session = Session(form)
    await session.perform(.change(Session.star))
    #expect(session.lists.values.count == 1)
    #expect(session.number == "3")
    #expect(await session.list.inputs.isEmpty)
  }

  @Test("a change that cannot be saved leaves everything, with one message in the list", arguments: StoreForm.allCases)
  func failsToChange(form: StoreForm) async {
    let session = Session(form, change: Session.Change { _ in .failure(.articleNotFound(Session.first)) })
    await session.perform(.show(.all), .change(Session.star))
    #expect(session.lists.values.count == 3)
    #expect(session.lists.values.last?.messages.count == 1)
    #expect(session.lists.values.last?.rows == session.lists.values.dropLast().last?.rows)
    #expect(session.counts.values.count == 1)
    #expect(await session.count.inputs.count == 1)
    #expect(await session.list.inputs.count == 1)
  }

  @Test("under the filter unread, an opened row stays in the list until the next request", arguments: StoreForm.allCases)
  func filters(form: StoreForm) async {
    let session = Session(
      form, list: Session.List(inTurn: .success(ListPage(all: Session.articles)), .success(ListPage(all: Array(Session.articles[1...])))))
    await session.perform(.filter(.unmarked(.read)), .open(Session.first))
    #expect(session.readRows == [true, false, false])
    await session.perform(.filter(.unmarked(.read)))
    #expect(session.readRows == [false, false])
  }

  @Test("a failing count is told in its own place, each time", arguments: StoreForm.allCases)
  func failsToCount(form: StoreForm) async {
    let session = Session(form, count: Session.Count { _ in .failure(.nothingToUndo) })
    await session.perform(.show(.all), .open(Session.first), .change(Session.star))
    #expect(session.counts.values.map(\.messages.count) == [1, 1])
    #expect(session.lists.values.flatMap(\.messages).isEmpty)
    #expect(session.titles == ["Green tea"])
  }

  @Test("a failing list is told in its own place, and the number is shown", arguments: StoreForm.allCases)
  func failsToList(form: StoreForm) async {
    let session = Session(form, list: Session.List { _ in .failure(.cancelled) })
    await session.perform(.show(.all))
    #expect(session.lists.values.map(\.outcome) == [.done, .failed])
    #expect(session.number == "3")
  }

  @Test("an unknown command is told in the list alone", arguments: StoreForm.allCases)
  func doesNotUnderstand(form: StoreForm) async {
    let session = Session(form)
    await session.perform(.show(.all), .notUnderstood("dance"), .open(Session.first))
    #expect(session.lists.values.map(\.messages.count) == [0, 0, 1, 0])
    #expect(session.readRows == [true, false, false])
  }
}
