import CoreDoubles
import Foundation
import Observation
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantMVVM

/// The strength of MVVM: tests drive the scene without a view, with one line per intent, and read its state.
@MainActor @Suite("View model of MVVM", .timeLimit(.minutes(10)))
struct MVVMViewModelTests {
  private typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>

  private nonisolated static let unread = ArticleSummary.sample()
  private nonisolated static let read = ArticleSummary.sample(marks: [.read])
  private nonisolated static let requested = StatusChange(.matching(.all), .set(.read, true))
  private let routes = Recorder<ArticleList.Route>()

  private func viewModel(
    list: List = List { _ in .success([unread]) }, change: Change = Change { _ in .success([read]) }
  ) -> ArticleListViewModel {
    ArticleListViewModel(list: list, change: change, router: routes)
  }

  /// The error that the view model shows.
  private func error(of viewModel: ArticleListViewModel) -> ReadingError? {
    if case .failed(let error) = viewModel.notice { error } else { nil }
  }

  @Test("the view model has no list before the first one, and opens an article without one")
  func beginsEmpty() async {
    let viewModel = viewModel()
    await viewModel.open(ArticleReference("ab12"))
    #expect(viewModel.listed == nil && !viewModel.isLoading && viewModel.notice == nil)
    #expect(routes.values == [.article(ArticleReference("ab12"))])
  }

  @Test("while a list is loading, the view model says so and keeps the current list")
  func loads() async {
    let list = List { _ in .success([Self.unread]) }
    let viewModel = viewModel(list: list)
    await viewModel.show(.show(ArticleQuery(lacking: [.read])))
    #expect(viewModel.listed?.page == [Self.unread] && !viewModel.isLoading)
    viewModel.refuse("dance")
    await list.hold()
    let search = Task { await viewModel.show(.search("tea")) }
    await list.called(times: 2)
    #expect(viewModel.listed?.page == [Self.unread] && viewModel.isLoading && viewModel.notice == nil)
    await list.release(1)
    await search.value
    #expect(!viewModel.isLoading)
    #expect(await list.inputs.last == ArticleQuery(lacking: [.read], words: ["tea"], looksIntoBodies: true))
  }

  @Test("after a change, the view model has the result, and the stored list if there is one")
  func changes() async {
    let viewModel = viewModel(list: List(inTurn: .success([Self.unread]), .success([Self.read])))
    #expect(await viewModel.apply(Self.requested))
    #expect(viewModel.listed == nil)
    await viewModel.show(.show(.all))
    #expect(viewModel.notice == nil)
    #expect(await viewModel.apply(Self.requested))
    #expect(viewModel.listed?.page == [Self.read])
    guard case .changed([Self.read], Self.requested) = viewModel.notice else { return #expect(Bool(false), "the result is missing") }
  }

  @Test("the view model keeps its list and shows the error when a list or a change fails, and goes on from that list")
  func fails() async {
    let list = List(inTurn: .success([Self.unread]), .failure(.nothingToUndo))
    let viewModel = viewModel(list: list, change: Change { _ in .failure(.cancelled) })
    await viewModel.show(.show(.all))
    await viewModel.show(.search("tea"))
    #expect(error(of: viewModel) == .nothingToUndo && !viewModel.isLoading)
    #expect(await !viewModel.apply(Self.requested))
    #expect(error(of: viewModel) == .cancelled)
    #expect(viewModel.listed?.page == [Self.unread])
    await viewModel.show(.search("\u{7}"))
    guard case .badSearch = error(of: viewModel) else { return #expect(Bool(false), "the search cannot be valid") }
    await viewModel.show(.filter(.unmarked(.read)))
    #expect(await list.inputs.last == ArticleQuery(lacking: [.read]))
  }

  @Test("a read that a later one has overtaken changes nothing", arguments: [false, true])
  func dropsOvertaken(fails: Bool) async {
    let list = List(inTurn: fails ? .failure(.cancelled) : .success([]), .success([Self.unread]))
    await list.hold()
    let viewModel = viewModel(list: list)
    let first = Task { await viewModel.show(.show(.all)) }
    await list.called(times: 1)
    let second = Task { await viewModel.show(.search("tea")) }
    await list.called(times: 2)
    await list.release(1)
    await second.value
    let atSecond = viewModel.listed
    await list.release(0)
    await first.value
    #expect(viewModel.listed == atSecond && viewModel.notice == nil && !viewModel.isLoading)
  }

  @Test("the view model notifies its observers when the same happens again")
  func tellsOfTheSame() async {
    let viewModel = viewModel()
    viewModel.refuse("dance")
    await confirmation { isTold in
      withObservationTracking {
        _ = viewModel.notice
      } onChange: {
        isTold()
      }
      viewModel.refuse("dance")
    }
  }

  @Test(
    "no property of a view model can be set from outside",
    arguments: ["ArticleListViewModel", "Session/ArticleDetailViewModel", "Session/ArticleCountViewModel"])
  func hasNoSetters(file: String) throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../../Modules/Comparison/MVVM").standardized
    let source = try String(contentsOf: folder.appending(path: "\(file).swift"), encoding: .utf8)
    let properties = source.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.contains("var ") && !$0.hasPrefix("    ") }
    #expect(!properties.isEmpty)
    #expect(properties.filter { !$0.contains("private") } == [])
  }

  @Test("observers of a count learn of a repeated error, but not of a repeated number")
  func tellsOfErrors() async {
    let count = ArticleCountViewModel(
      count: Stub(inTurn: .success(3), .success(3), .failure(.cancelled), .failure(.cancelled)))
    var changes: [Bool] = []
    for _ in 1...4 {
      let told = Recorder<Bool>()
      withObservationTracking {
        _ = count.counted
      } onChange: {
        MainActor.assumeIsolated { told.present(true) }
      }
      count.invalidate()
      await count.refresh()
      changes.append(!told.values.isEmpty)
    }
    #expect(changes == [true, false, true, true])
  }
}
