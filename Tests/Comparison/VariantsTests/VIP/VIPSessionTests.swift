import CoreComposition
import CoreDoubles
import CoreScenes
import CoreTerminal
import ReaderDoubles
@testable import ReaderComposition
import ReaderDomain
import ReaderPresentation
import ReaderScenes
import Testing

/// VIP claims no shared state: after `open`, the list and the count wait for the next list request.
@MainActor @Suite("Reading session of VIP", .timeLimit(.minutes(10)))
struct VIPSessionTests {
  private typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>
  private typealias Read = Stub<ArticleReference, ArticleDetails, ReadingError>
  private typealias Count = Stub<ArticleQuery, Int, ReadingError>

  private nonisolated static let (green, black) = (article("Green tea"), article("Black tea"))
  private nonisolated static let reference = ArticleReference(green.article.id)
  private nonisolated static let change = StatusChange([reference], .set(.read, false))

  private let listed = Recorder<ArticleList.ViewModel>()
  private let opened = Recorder<ArticleDetail.ViewModel>()
  private let counted = Recorder<ArticleCount.ViewModel>()
  private let list = List(inTurn: .success([green, black]), .success([article("Green tea", [.read]), black]))

  private nonisolated static func article(_ title: String, _ marks: Set<ArticleMark> = []) -> ArticleSummary {
    .sample(.sample(guid: title, title: title), marks: marks)
  }

  private nonisolated static func details(_ title: String = "Green tea", problem: ReadingError? = nil) -> ArticleDetails {
    ArticleDetails(summary: article(title, problem == nil ? [.read] : []), document: Document(blocks: []), problem: problem)
  }

  private func session(
    list: List? = nil, change: Change = Change { _ in .success([green]) }, read: Read = Read { _ in .success(details()) },
    count: Count = Count(inTurn: .success(2), .success(1))
  ) -> any Interactor<ArticleList.Request> {
    ArticleListScene.makeSession(
      .vip,
      in: ReadingSessionDependencies(
        list: ArticleListDependencies(
          list: list ?? self.list, change: change, router: Recorder<ArticleList.Route>(), display: listed, now: { .sample() }),
        read: read, count: count, detailDisplay: opened, countDisplay: counted,
        detailWording: { ArticleDetailPresenter.viewModel(for: .init($0, now: $1)) },
        countWording: { ArticleCountPresenter.viewModel(for: .init($0)) }),
      tracing: Tracing(trace: nil)
    ).interactor
  }

  /// The last drawn list.
  private var rows: [ArticleRow] { listed.values.last?.rows ?? [] }
  private var numbers: [String?] { counted.values.map(\.number) }
  private var titles: [String] { opened.values.map(\.title) }

  @Test("the first list request also counts, and later ones do not")
  func counts() async {
    let count = Count { _ in .success(2) }
    let session = session(count: count)
    await session.perform(.notUnderstood("dance"))
    #expect(await count.inputs.isEmpty)
    for request in [ArticleList.Request.show(.all), .filter(.unmarked(.read)), .search("tea"), .scroll(.next)] {
      await session.perform(request)
    }
    #expect(await count.inputs == [ReadingSessionDependencies.counted])
    #expect(numbers == ["2"])
    #expect(await list.inputs.count == 4)
  }

  @Test("a session whose first request is stopped counts with the next one")
  func countsAfterStop() async {
    let count = Count(inTurn: .failure(.cancelled), .success(2))
    let session = session(count: count)
    let stopped = Task { await session.perform(.show(.all)) }
    stopped.cancel()
    await stopped.value
    await session.perform(.search("tea"))
    #expect(numbers.last == "2")
    #expect(await count.inputs.count == 2)
  }

  @Test("a failing count shows its error, and the list is shown")
  func failsToCount() async {
    await session(count: Count { _ in .failure(.nothingToUndo) }).perform(.show(.all))
    #expect(counted.values.map(\.messages.count) == [1] && numbers == [nil])
    #expect(rows.count == 2)
  }

  @Test("an opened article is shown, and list and count stay as they are until the list is requested again")
  func opens() async {
    let count = Count(inTurn: .success(2), .success(1))
    let session = session(count: count)
    await session.perform(.show(.all))
    let before = listed.values
    await session.perform(.open(Self.reference))
    #expect(titles == ["Green tea"] && listed.values == before && numbers == ["2"])
    await session.perform(.show(.all))
    #expect(rows.map(\.status.isRead) == [true, false] && numbers == ["2", "1"])
    await session.perform(.show(.all))
    #expect(await count.inputs.count == 2)
  }

  @Test("opening an article again draws the article alone")
  func opensAgain() async {
    let session = session()
    await session.perform(.show(.all))
    await session.perform(.open(Self.reference))
    let before = listed.values
    await session.perform(.open(Self.reference))
    #expect(titles == ["Green tea", "Green tea"] && listed.values == before && numbers == ["2"])
  }

  @Test("an article that the list does not show changes the count alone, at the next list request")
  func opensUnlisted() async {
    let session = session(list: List { _ in .success([Self.black]) })
    await session.perform(.show(.all))
    await session.perform(.open(Self.reference))
    #expect(numbers == ["2"])
    await session.perform(.show(.all))
    #expect(numbers == ["2", "1"] && rows.map(\.status.isRead) == [false])
  }

  @Test("under the filter of unread articles, an opened row stays until the next list request, and stays unread")
  func keepsFiltered() async {
    let session = session(list: List(inTurn: .success([Self.green, Self.black]), .success([Self.black])))
    await session.perform(.filter(.unmarked(.read)))
    await session.perform(.open(Self.reference))
    #expect(rows.map(\.title) == ["Green tea", "Black tea"] && rows.allSatisfy { !$0.status.isRead })
    await session.perform(.filter(.unmarked(.read)))
    #expect(rows.map(\.title) == ["Black tea"])
  }

  @Test("a list that was read before an article was opened brings the old mark, and the next list request brings the new one")
  func listsOldMarks() async {
    await list.hold()
    let session = session()
    let show = Task { await session.perform(.show(.all)) }
    await list.called(times: 1)
    await session.perform(.open(Self.reference))
    await list.release(0)
    await show.value
    #expect(rows.map(\.status.isRead) == [false, false])
    let again = Task { await session.perform(.show(.all)) }
    await list.called(times: 2)
    await list.release(1)
    await again.value
    #expect(rows.map(\.status.isRead) == [true, false])
  }

  @Test("an article that cannot be opened, or cannot be marked read, shows its error each time, and the list does not change")
  func failsToOpen() async {
    let unmarked = Self.details(problem: .nothingToUndo)
    let session = session(
      read: Read(inTurn: .success(unmarked), .failure(.cancelled), .failure(.cancelled)), count: Count { _ in .success(2) })
    await session.perform(.show(.all))
    let before = listed.values
    for _ in 1...3 { await session.perform(.open(Self.reference)) }
    #expect(titles == ["Green tea", "", ""] && opened.values.allSatisfy { $0.messages.count == 1 })
    #expect(listed.values == before && numbers == ["2"])
  }

  @Test("an article that arrives after a later one is not shown, but counts as read")
  func dropsOvertakenArticle() async {
    let read = Read(inTurn: .success(Self.details()), .success(Self.details("Black tea")))
    let session = session(read: read)
    await session.perform(.show(.all))
    await read.hold()
    let first = Task { await session.perform(.open(Self.reference)) }
    await read.called(times: 1)
    let second = Task { await session.perform(.open(ArticleReference(Self.black.article.id))) }
    await read.called(times: 2)
    await read.release(1)
    await second.value
    await read.release(0)
    await first.value
    #expect(titles == ["Black tea"])
    await session.perform(.show(.all))
    #expect(numbers == ["2", "1"])
  }

  @Test("after a change, list and count are read again")
  func changes() async {
    let change = Change { _ in .success([Self.green]) }
    let session = session(change: change)
    await session.perform(.show(.all))
    await session.perform(.change(Self.change))
    #expect(await change.inputs == [Self.change])
    #expect(rows.map(\.status.isRead) == [true, false] && numbers == ["2", "1"])
  }

  @Test("a change that cannot be saved shows one message in the list, and neither rows nor number change")
  func failsToChange() async {
    let session = session(change: Change { _ in .failure(.nothingToUndo) }, count: Count { _ in .success(2) })
    await session.perform(.show(.all))
    let before = listed.values
    await session.perform(.change(Self.change))
    #expect(listed.values.dropFirst(before.count).map(\.messages.count) == [1])
    #expect(rows.map(\.status.isRead) == [false, false])
    #expect(Set(numbers) == ["2"] && titles.isEmpty)
    #expect(await list.inputs.count == 1)
  }
}
