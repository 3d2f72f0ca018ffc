import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor
@Suite("The list of tags")
struct TagListTests {
  private static let tags = [("linux", 1, 0, 2), ("long read", 1200, 3, 0)].compactMap { name, articles, unread, feeds in
    (try? TagName(name)).map { TagSummary($0, articles: articles, unread: unread, feeds: feeds) }
  }

  private func viewModels(_ result: Result<[TagSummary], ReaderError>) async -> [TagList.ViewModel] {
    let display = Recorder<TagList.ViewModel>()
    let list = Stub<Void, [TagSummary], ReaderError> { _ in result }
    await TagListInteractor(list: list, presenter: TagListPresenter(display: display)).perform(.show)
    return display.values
  }

  @Test("each tag is a row, as a query finds it, with its counts")
  func rows() async {
    let models = await viewModels(.success(Self.tags))
    #expect(models.count == 1 && models[0].rows.map(\.name) == ["#linux", "#\"long read\""])
    #expect(models[0].rows.map(\.counts) == ["1 article, 2 feeds", "1,200 articles (3 unread)"])
    #expect(models[0].outcome == .done && models[0].messages.isEmpty)
    #expect(models[0].rows[1].exported.fields.map(\.name) == ["name", "articles", "unread", "feeds"])
  }

  @Test("without tags, a hint says how to tag")
  func none() async {
    let models = await viewModels(.success([]))
    #expect(models[0].outcome == .nothingMatched && models[0].messages.map(\.sentence) == ["You have no tags."])
  }

  @Test("an error is a message")
  func failure() async {
    let models = await viewModels(.failure(.cancelled))
    #expect(models[0].outcome == .failed && models[0].messages == [ReaderErrorWording.message(for: .cancelled)])
  }
}
