import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@testable import VariantMVVM

/// MVVM claims no shared state: after `open`, the list and the count wait for the next list request.
@MainActor @Suite("Reading session of MVVM", .timeLimit(.minutes(10)))
struct MVVMSessionTests {
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
  private let routes = Recorder<ArticleList.Route>()
  private let list = List(inTurn: .success([green, black]), .success([article("Green tea", [.read]), black]))

  private nonisolated static func article(_ title: String, _ marks: Set<ArticleMark> = []) -> ArticleSummary {
    .sample(.sample(guid: title, title: title), marks: marks)
  }

  private nonisolated static func details(_ title: String = "Green tea", problem: ReadingError? = nil) -> ArticleDetails {
    ArticleDetails(summary: article(title, problem == nil ? [.read] : []), document: Document(blocks: []), problem: problem)
  }

  private func session(
    list: List? = nil, change: Change = Change { _ in .success([green]) }, read: Read = Read { _ in .success(details()) },
    count: Count = Count(inTurn: .success(2), .success(1)), watch: (any SceneTracer)? = nil
  ) -> any Interactor<ArticleList.Request> {
    MVVMScene.readingSession(
      in: ReadingSessionDependencies(
        list: ArticleListDependencies(
          list: list ?? self.list, change: change, router: routes, display: listed, now: { .sample() }, watch: watch),
        read: read, count: count, detailDisplay: opened, countDisplay: counted, detailWording: Self.detail, countWording: Self.number))
  }

  private nonisolated static func detail(_ result: Result<ArticleDetails, ReadingError>, _ now: LocalTime) -> ArticleDetail.ViewModel {
    switch result {
    case .success(let details): ArticleDetailPresenter.viewModel(for: .opened(details, now: now))
    case .failure(let error): ArticleDetailPresenter.viewModel(for: .failed(error))
    }
  }

  private nonisolated static func number(_ result: Result<Int, ReadingError>) -> ArticleCount.ViewModel {
    switch result {
    case .success(let number): ArticleCountPresenter.viewModel(for: .counted(number))
    case .failure(let error): ArticleCountPresenter.viewModel(for: .failed(error))
    }
  }

  /// The last drawn list.
  private var rows: [ArticleRow] { listed.values.last?.rows ?? [] }
  private var numbers: [String?] { counted.values.map(\.number) }

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

  @Test("the count does not wait for the list")
  func countsWhileListing() async {
    let count = Count { _ in .success(2) }
    await list.hold()
    let session = session(count: count)
    let show = Task { await session.perform(.show(.all)) }
    await list.called(times: 1)
    await count.called(times: 1)
    await list.release(0)
    await show.value
    #expect(numbers == ["2"] && rows.count == 2)
  }

  @Test("a failing count shows its error, and the list is shown")
  func failsToCount() async {
    await session(count: Count { _ in .failure(.nothingToUndo) }).perform(.show(.all))
    #expect(counted.values == [Self.number(.failure(.nothingToUndo))])
    #expect(rows.count == 2)
  }

  @Test("an opened article is shown, and list and count stay as they are until the list is requested again")
  func opens() async {
    let (read, count) = (Read { _ in .success(Self.details()) }, Count(inTurn: .success(2), .success(1)))
    let session = session(read: read, count: count)
    await session.perform(.show(.all))
    let before = listed.values
    await session.perform(.open(Self.reference))
    #expect(opened.values == [Self.detail(.success(Self.details()), .sample())])
    #expect(await read.inputs == [Self.reference])
    #expect(listed.values == before && numbers == ["2"] && routes.values.isEmpty)
    #expect(await list.inputs.count == 1)
    #expect(await count.inputs.count == 1)
    await session.perform(.show(.all))
    #expect(rows.map(\.status.isRead) == [true, false] && numbers == ["2", "1"])
    await session.perform(.show(.all))
    #expect(await count.inputs.count == 2)
  }

  @Test("an article that is opened again is shown again, and neither list nor count is drawn")
  func opensAgain() async {
    let session = session()
    await session.perform(.show(.all))
    await session.perform(.open(Self.reference))
    let before = listed.values
    await session.perform(.open(Self.reference))
    #expect(listed.values == before && numbers == ["2"] && opened.values.count == 2)
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
    #expect(rows.map(\.status.isRead) == [true, false] && numbers == ["2", "1"])
  }

  @Test("an article that cannot be opened, or cannot be marked read, shows its error each time, and nothing else changes")
  func failsToOpen() async {
    let unmarked = Self.details(problem: .nothingToUndo)
    let count = Count { _ in .success(2) }
    let session = session(read: Read(inTurn: .success(unmarked), .failure(.cancelled), .failure(.cancelled)), count: count)
    await session.perform(.show(.all))
    let before = listed.values
    for _ in 1...3 { await session.perform(.open(Self.reference)) }
    let failed = Self.detail(.failure(.cancelled), .sample())
    #expect(opened.values == [Self.detail(.success(unmarked), .sample()), failed, failed])
    #expect(opened.values[0].messages.count == 1)
    #expect(listed.values == before)
    await session.perform(.show(.all))
    #expect(await count.inputs.count == 1)
  }

  @Test("an article that arrives after a later one is not shown, but counts as read", arguments: [false, true])
  func dropsOvertakenArticle(fails: Bool) async {
    let read = Read(
      inTurn: fails ? .failure(.cancelled) : .success(Self.details()), .success(Self.details("Black tea", problem: .cancelled)))
    let count = Count { _ in .success(2) }
    let session = session(read: read, count: count)
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
    #expect(opened.values.map(\.title) == ["Black tea"])
    await session.perform(.show(.all))
    #expect(await count.inputs.count == (fails ? 1 : 2))
  }

  @Test("after a change, list and count are read again")
  func changes() async {
    let (change, count) = (Change { _ in .success([Self.green]) }, Count(inTurn: .success(2), .success(1)))
    let session = session(change: change, count: count)
    await session.perform(.show(.all))
    await session.perform(.change(Self.change))
    #expect(await change.inputs == [Self.change])
    #expect(rows.map(\.status.isRead) == [true, false] && numbers == ["2", "1"])
    await session.perform(.show(.all))
    #expect(await count.inputs.count == 2)
  }

  @Test("a change that cannot be saved shows one message in the list, and nothing else changes")
  func failsToChange() async {
    let count = Count { _ in .success(2) }
    let session = session(change: Change { _ in .failure(.nothingToUndo) }, count: count)
    await session.perform(.show(.all))
    await session.perform(.open(Self.reference))
    let before = listed.values
    await session.perform(.change(Self.change))
    #expect(listed.values.dropFirst(before.count).map(\.messages.count) == [1])
    #expect(rows.map(\.status.isRead) == [false, false] && opened.values.count == 1)
    #expect(await list.inputs.count == 1)
    #expect(await count.inputs.count == 1)
  }

  @Test("an equal number is not drawn again, and an error is")
  func drawsCount() async {
    let session = session(
      count: Count(inTurn: .success(2), .success(2), .failure(.cancelled), .failure(.cancelled), .success(2)))
    for _ in 1...5 { await session.perform(.change(Self.change)) }
    #expect(numbers == ["2", nil, nil, "2"])
  }

  @Test("a count that a later one has overtaken is dropped", arguments: [false, true])
  func dropsOvertakenCount(fails: Bool) async {
    let count = Count(inTurn: fails ? .failure(.cancelled) : .success(2), .success(1))
    await count.hold()
    let session = session(count: count)
    let show = Task { await session.perform(.show(.all)) }
    await count.called(times: 1)
    let change = Task { await session.perform(.change(Self.change)) }
    await count.called(times: 2)
    await count.release(1)
    await change.value
    await count.release(0)
    await show.value
    #expect(numbers == ["1"])
  }
}

extension MVVMSessionTests {
  @Test("the tracer observes the intents that reach the three view models")
  func isWatched() async {
    let watch = SessionWatch()
    let session = session(watch: watch)
    await session.perform(.notUnderstood("dance"))
    await session.perform(.open(Self.reference))
    await session.perform(.change(Self.change))
    #expect(watch.types == ["ArticleListViewModel", "ArticleDetailViewModel", "ArticleListViewModel", "ArticleCountViewModel"])
    #expect(numbers == ["2"] && opened.values.count == 1 && listed.values.filter { !$0.isLoading }.count == 2)
  }
}

/// Records the types that receive intents.
@MainActor
private final class SessionWatch: SceneTracer {
  private(set) var types: [String] = []

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
    types.append("\(type)")
    await work()
  }

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) { work() }
}
