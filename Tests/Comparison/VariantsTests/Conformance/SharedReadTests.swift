import CoreDomain
import CoreDoubles
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes
import Testing

/// A list, an article and the number of unread articles, shown together: what each architecture shows after an article was opened.
@MainActor @Suite("Shared state of every architecture", .timeLimit(.minutes(10)))
struct SharedReadTests {
  /// The architectures whose list and number follow before `open` returns. In the others they stay until the list is requested again.
  private nonisolated static let sharing: Set<SceneArchitecture> = [.store, .redux, .vidrep, .dispatcher]

  private typealias Session = SharedReadSession

  @Test("an opened article is read in list and number at once, where state is shared", arguments: SceneArchitecture.allCases)
  func opens(_ architecture: SceneArchitecture) async {
    let session = Session(architecture)
    await session.perform(.show(.all))
    #expect(session.readRows == [] && session.number == "3")
    await session.perform(.open(Session.first))
    let isShared = Self.sharing.contains(architecture)
    #expect(session.readRows == (isShared ? ["Green tea"] : []) && session.number == (isShared ? "2" : "3"))
    #expect(await session.list.inputs.count == 1)
    #expect(await session.count.inputs.count == 1)
    #expect(session.details.values.map(\.title) == ["Green tea"])
  }

  @Test("the next list request shows the opened article as read, in every architecture", arguments: SceneArchitecture.allCases)
  func showsAgain(_ architecture: SceneArchitecture) async {
    let session = Session(architecture, lists: [Session.unread, Session.firstRead], counts: [3, 2])
    for request in [.show(.all), .open(Session.first), .show(.all)] as [ArticleList.Request] { await session.perform(request) }
    #expect(session.readRows == ["Green tea"] && session.number == "2")
  }

  @Test("an article that is opened again is shown again, and list and number stay", arguments: SceneArchitecture.allCases)
  func opensAgain(_ architecture: SceneArchitecture) async {
    let session = Session(architecture)
    for request in [.show(.all), .open(Session.first)] as [ArticleList.Request] { await session.perform(request) }
    let drawn = (session.lists.values, session.numbers.values)
    await session.perform(.open(Session.first))
    #expect((session.lists.values, session.numbers.values) == drawn)
    #expect(session.details.values.map(\.title) == ["Green tea", "Green tea"])
  }

  @Test("after an article is marked unread, list and number follow in every architecture", arguments: SceneArchitecture.allCases)
  func marksUnread(_ architecture: SceneArchitecture) async {
    let session = Session(architecture, lists: [Session.unread, Session.unread], counts: [3, 3])
    for request in [.show(.all), .open(Session.first), .change(Session.markUnread)] as [ArticleList.Request] {
      await session.perform(request)
    }
    #expect(session.readRows == [] && session.number == "3")
  }

  @Test("after a refresh, the shown part of the list and the number are read again", arguments: SceneArchitecture.allCases)
  func refreshes(_ architecture: SceneArchitecture) async {
    let session = Session(architecture, lists: [Session.unread, Session.firstRead], counts: [3, 5])
    for request in [.filter(.unmarked(.read)), .refreshed] as [ArticleList.Request] { await session.perform(request) }
    #expect(await session.list.inputs == Array(repeating: ArticleQuery(lacking: [.read]), count: 2))
    #expect(session.readRows == ["Green tea"] && session.number == "5")
  }

  @Test("a mark that cannot be stored changes nothing, and one message says so", arguments: SceneArchitecture.allCases)
  func failsToMark(_ architecture: SceneArchitecture) async {
    let session = Session(architecture, problem: .store(.locked(byProcess: 42)))
    await session.perform(.show(.all))
    let drawn = (session.lists.values, session.numbers.values)
    await session.perform(.open(Session.first))
    #expect((session.lists.values, session.numbers.values) == drawn)
    #expect(session.details.values.map(\.messages.count) == [1])
  }

  @Test("an opened article that the list does not show changes the number alone", arguments: SceneArchitecture.allCases)
  func opensUnlisted(_ architecture: SceneArchitecture) async {
    let session = Session(architecture, lists: [Array(Session.unread.dropFirst())], counts: [3, 2])
    await session.perform(.show(.all))
    let drawn = session.lists.values
    await session.perform(.open(Session.first))
    #expect(session.lists.values == drawn)
    #expect(session.number == (Self.sharing.contains(architecture) ? "2" : "3"))
  }

  @Test("under the filter 'unread', an opened article stays in the list until the next request", arguments: SceneArchitecture.allCases)
  func staysFiltered(_ architecture: SceneArchitecture) async {
    let session = Session(architecture, lists: [Session.unread, Array(Session.unread.dropFirst())], counts: [3, 2])
    for request in [.show(ArticleQuery(lacking: [.read])), .open(Session.first)] as [ArticleList.Request] {
      await session.perform(request)
    }
    #expect(session.lists.values.last?.rows.count == 3)
    await session.perform(.scroll(.first))
    #expect(session.lists.values.last?.rows.map(\.title) == ["Black tea", "Coffee"])
  }

  @Test(
    "a list that was requested before an article was opened does not bring the old mark back, where state is shared",
    arguments: SceneArchitecture.allCases)
  func readsOldList(_ architecture: SceneArchitecture) async {
    let session = Session(architecture)
    await session.perform(.show(.all))
    await session.list.hold()
    let again = Task { await session.perform(.show(.all)) }
    await session.list.called(times: 2)
    await session.perform(.open(Session.first))
    await session.list.release(1)
    await again.value
    #expect(session.lists.values.last?.isLoading == false)
    #expect(session.readRows == (Self.sharing.contains(architecture) ? ["Green tea"] : []))
  }
}
