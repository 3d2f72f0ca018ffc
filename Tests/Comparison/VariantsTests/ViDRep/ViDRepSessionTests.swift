import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantViDRep

@MainActor @Suite("Reading session of ViDRep", .timeLimit(.minutes(10)))
struct ViDRepSessionTests {
  private typealias Session = ViDRepSession
  private static let unread = StatusChange([Session.reference(0)], .set(.read, false))

  @Test("the first list counts the unread articles of all feeds, and later lists do not")
  func countsOnce() async {
    let session = Session()
    await session.perform(.show(.all))
    await session.perform(.filter(.unmarked(.read)))
    await session.perform(.search("tea"))
    await session.perform(.scroll(.next))
    #expect(await session.count.inputs == [ReadingSessionDependencies.counted])
    #expect(session.numbers == ["3"])
  }

  @Test("an opened article is read in the list, and the count is one less, without another list or count")
  func opens() async {
    let session = Session()
    await session.perform(.show(.all))
    await session.perform(.open(Session.reference(1)))
    #expect(await session.read.inputs == [Session.reference(1)])
    #expect(session.marks == [false, true, false])
    #expect(session.drawnLists.last?.messages == [])
    #expect(session.numbers == ["3", "2"])
    #expect(session.drawnDetails.map(\.title) == ["b"])
    #expect(await session.list.inputs.count == 1)
    #expect(await session.count.inputs.count == 1)
    #expect(session.routes.isEmpty)
  }

  @Test("opening an article again draws neither list nor count")
  func opensAgain() async {
    let session = Session()
    await session.perform(.show(.all))
    await session.perform(.open(Session.reference(1)))
    let lists = session.drawnLists.count
    await session.perform(.open(Session.reference(1)))
    #expect(session.drawnLists.count == lists)
    #expect(session.numbers == ["3", "2"])
    #expect(await session.count.inputs.count == 1)
  }

  @Test("an article whose mark cannot be stored is shown with the reason, and stays unread")
  func cannotMark() async {
    let details = Session.details(Session.articles[0], problem: .cancelled)
    let session = Session(read: Session.Read(inTurn: .success(details)))
    await session.perform(.show(.all))
    let lists = session.drawnLists.count
    await session.perform(.open(Session.reference(0)))
    #expect(session.drawnDetails.map(\.messages.count) == [1])
    #expect(session.drawnLists.count == lists)
    #expect(session.numbers == ["3"])
  }

  @Test("an article that cannot be opened gives one message in the detail view")
  func cannotOpen() async {
    let session = Session()
    await session.perform(.show(.all))
    let lists = session.drawnLists.count
    for _ in 1...2 { await session.perform(.open(ArticleReference("ffff"))) }
    #expect(session.drawnDetails.map(\.outcome) == [.failed, .failed])
    #expect(session.drawnLists.count == lists)
    #expect(session.numbers == ["3"])
  }

  @Test("a change reads the list and counts again")
  func changes() async {
    let session = Session(
      list: Session.List(inTurn: .success(ListPage(all: Session.articles.map(Session.read))), .success(ListPage(all: Session.articles))),
      count: Session.Count(inTurn: .success(0), .success(3)))
    await session.perform(.show(.all))
    await session.perform(.change(Self.unread))
    #expect(await session.change.inputs == [Self.unread])
    #expect(await session.list.inputs.count == 2)
    #expect(session.marks == [false, false, false])
    #expect(session.numbers == ["0", "3"])
    #expect(session.drawnDetails.isEmpty)
  }

  @Test("a change that leaves the number as it was does not draw it")
  func sameNumber() async {
    let session = Session()
    await session.perform(.show(.all))
    await session.perform(.change(Self.unread))
    #expect(await session.count.inputs.count == 2)
    #expect(session.numbers == ["3"])
  }

  @Test("a change that cannot be saved gives one message in the list view, and changes nothing")
  func cannotChange() async {
    let session = Session(change: Session.Change(inTurn: .failure(.cancelled)))
    await session.perform(.show(.all))
    let lists = session.drawnLists.count
    await session.perform(.change(Self.unread))
    #expect(
      session.drawnLists.dropFirst(lists) == [
        ArticleListWording.failed(.cancelled, among: ListedArticles(.all, ListPage(all: Session.articles)), now: .sample())
      ])
    #expect(await session.list.inputs.count == 1)
    #expect(await session.count.inputs.count == 1)
    #expect(session.numbers == ["3"])
  }

  @Test("an article that is not in the list changes the count alone")
  func unlisted() async {
    let session = Session(
      list: Session.List(inTurn: .success([Session.articles[0]])), count: Session.Count(inTurn: .success(3), .success(2)))
    await session.perform(.show(.all))
    let lists = session.drawnLists.count
    await session.perform(.open(Session.reference(2)))
    #expect(session.drawnLists.count == lists)
    #expect(session.numbers == ["3", "2"])
    #expect(await session.count.inputs.count == 2)
  }

  @Test("under a filter for unread articles, an opened row stays, marked read, until the next list")
  func staysUnderFilter() async {
    let session = Session(
      list: Session.List(inTurn: .success(ListPage(all: Session.articles)), .success(ListPage(all: Array(Session.articles.dropFirst())))))
    await session.perform(.filter(.unmarked(.read)))
    await session.perform(.open(Session.reference(0)))
    #expect(session.marks == [true, false, false])
    await session.perform(.filter(.unmarked(.read)))
    #expect(session.marks == [false, false])
  }

  @Test("a list that began before an article was opened does not bring its old mark back, but the next list may")
  func lateList() async {
    let session = Session()
    await session.perform(.show(.all))
    await session.list.hold()
    session.begin(.search("tea"))
    await session.list.called(times: 2)
    await session.perform(.open(Session.reference(0)))
    #expect(session.marks == [true, false, false])
    #expect(session.drawnLists.last?.isLoading == true)
    await session.list.release(1)
    await session.finish()
    #expect(session.marks == [true, false, false])
    #expect(session.drawnLists.last?.isLoading == false)
    session.begin(.search(""))
    await session.list.called(times: 3)
    await session.list.release(2)
    await session.finish()
    #expect(session.marks == [false, false, false])
  }

  @Test("a first list that began before an article was opened shows it read")
  func lateFirstList() async {
    let session = Session()
    await session.list.hold()
    session.begin(.show(.all))
    await session.list.called(times: 1)
    await session.perform(.open(Session.reference(2)))
    await session.list.release(0)
    await session.finish()
    #expect(session.marks == [false, false, true])
  }

  @Test("an article that arrives after a later one is not shown, but it is read")
  func overtaken() async {
    let session = Session()
    await session.perform(.show(.all))
    await session.read.hold()
    session.begin(.open(Session.reference(0)))
    await session.read.called(times: 1)
    session.begin(.open(Session.reference(1)))
    await session.read.called(times: 2)
    await session.read.release(1)
    await session.read.release(0)
    await session.finish()
    #expect(session.drawnDetails.map(\.title) == ["b"])
    #expect(session.marks == [true, true, false])
    #expect(session.numbers == ["3", "2", "1"])
  }

  @Test("a count that fails shows its message, and nothing else suffers")
  func cannotCount() async {
    let session = Session(count: Session.Count(inTurn: .failure(.cancelled)))
    await session.perform(.show(.all))
    await session.perform(.open(Session.reference(0)))
    #expect(session.drawnCounts.map(\.outcome) == [.failed])
    #expect(session.marks == [true, false, false])
    #expect(session.drawnLists.allSatisfy { $0.outcome == .done })
  }

  @Test("a count that is running when an article is read counts again")
  func lateCount() async {
    let session = Session(count: Session.Count(inTurn: .success(3), .success(2)))
    await session.count.hold()
    session.begin(.show(.all))
    await session.count.called(times: 1)
    session.begin(.open(Session.reference(0)))
    await session.count.called(times: 2)
    await session.count.release(1)
    await session.count.release(0)
    await session.finish()
    #expect(session.numbers == ["2"])
  }

  @Test("an unknown command draws the list view alone")
  func notUnderstood() async {
    let session = Session()
    await session.perform(.notUnderstood("dance"))
    #expect(session.drawnLists == [ArticleListWording.notUnderstood("dance", among: nil, now: .sample())])
    #expect(session.numbers.isEmpty)
    #expect(session.drawnDetails.isEmpty)
  }
}
