import CoreDomain
import CoreDoubles
import CoreScenes
import Foundation
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@testable import ComparisonMVVM
import ComparisonScenes

/// The strength of MVVM: tests drive a view model without a view. As with its author, the repository is the only double.
@MainActor @Suite("View model of MVVM", .timeLimit(.minutes(10)))
struct MVVMViewModelTests {
  /// A repository that returns these quotes one by one.
  private actor Quotes: QuoteRepository {
    private var results: [Result<ServedQuote, QuoteError>]

    init(_ results: Result<ServedQuote, QuoteError>...) { self.results = results.reversed() }

    func quote(from url: WebURL?) throws(QuoteError) -> ServedQuote {
      guard let result = results.popLast() else { throw .noQuotes }
      return try result.get()
    }
  }

  private func viewModel(_ quotes: Quotes) -> QuoteViewModel {
    QuoteViewModel(showQuote: ShowQuote(quotes: quotes, configuration: MemoryConfigurationRepository()), now: { .sample() })
  }

  @Test("a quote of the repository is worded in plain properties")
  func loads() async {
    let viewModel = viewModel(
      Quotes(.success(ServedQuote(.sample(fetchedAt: .sample(plusMinutes: -180)), isCached: true, problem: .cancelled))))
    await viewModel.load()
    #expect([viewModel.text, viewModel.source] == ["“Rain is also weather.”", "— A puddle (seen 3h ago)"])
    #expect(viewModel.messages.map(\.kind) == [.warning] && !viewModel.hasFailed && !viewModel.isLoading)
  }

  @Test("an error of the repository becomes a message, the old quote stays, and the next quote clears it")
  func fails() async {
    let viewModel = viewModel(
      Quotes(.success(ServedQuote(.sample())), .failure(.cancelled), .success(ServedQuote(.sample(text: "Snow is slow rain.")))))
    await viewModel.load()
    await viewModel.load()
    #expect(viewModel.hasFailed && viewModel.messages == [.stopped] && viewModel.text == "“Rain is also weather.”")
    await viewModel.load()
    #expect(!viewModel.hasFailed && viewModel.messages.isEmpty && viewModel.text == "“Snow is slow rain.”")
  }

  @Test("an observer sees each state of a load once, with all properties set")
  func isObserved() async {
    let viewModel = viewModel(Quotes(.failure(.cancelled), .success(ServedQuote(.sample()))))
    var seen: [String] = []
    viewModel.observe { [unowned viewModel] in
      seen.append("\(viewModel.isLoading) \(viewModel.hasFailed) \(viewModel.messages.count) \(viewModel.text.count)")
    }
    for _ in 1...2 { await viewModel.load() }
    #expect(seen == ["true false 0 0", "false true 1 0", "true true 0 0", "false false 0 23"])
  }

  @Test("the view models of the session list, star, open and count over one repository, and none follows another")
  func drivesSession() async {
    let pictures = MemoryPictureRepository([.sample(saved: .sample()), .sample("Tea", saved: .sample(plusMinutes: -1))])
    let list = PictureListViewModel(
      list: LatestUseCase(ListPictures(pictures: pictures)), star: StarPicture(.star, pictures: pictures, now: { .sample() }),
      toggle: StarPicture(.toggle, pictures: pictures, now: { .sample() }), now: { .sample() })
    let detail = PictureDetailViewModel(open: OpenPicture(pictures: pictures))
    let count = PictureCountViewModel(count: LatestUseCase(CountUnseenPictures(pictures: pictures)))
    let tea = PictureReference(PictureSummary.sample("Tea").id)
    await list.load()
    await count.load()
    await detail.open(tea)
    #expect(list.rows.map(\.signs) == ["• ", "• "] && count.text == "2 unseen pictures")
    #expect(detail.lines.first == DetailLine("Caption", "Tea") && !detail.hasFailed)
    await list.star(tea)
    await count.load()
    #expect(list.rows.map(\.signs) == ["• ", " ★"] && count.text == "1 unseen picture")
    await list.load(.starred)
    await list.toggle(tea)
    #expect(list.rows.isEmpty && list.summary == nil)
    #expect(list.messages.map(\.sentence) == ["You have starred no pictures."])
  }

  // MARK: Shape

  private func source(_ path: String) throws -> [Substring] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../../Modules/Comparison/MVVM").standardized
    return try String(contentsOf: folder.appending(path: "\(path).swift"), encoding: .utf8).split(separator: "\n")
      .filter { !$0.contains("///") }
  }

  @Test(
    "a view model has plain properties that only it can set, and no view model of a display inside",
    arguments: ["Quote/QuoteViewModel"] + ["List", "Detail", "Count"].map { "Pictures/Picture\($0)ViewModel" })
  func isPlain(file: String) throws {
    let lines = try source(file)
    let properties = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") && $0.contains("var ") }
    #expect(!properties.isEmpty && properties.filter { !$0.contains("private") } == [])
    #expect(lines.filter { $0.contains(".ViewModel") } == [])
  }

  @Test("the view has no state, and no part declares a protocol", arguments: ["Quote/QuoteView", "Pictures/PicturesView"])
  func hasNoState(file: String) throws {
    #expect(try source(file).filter { $0.contains("var ") || $0.contains("protocol ") } == [])
  }
}
