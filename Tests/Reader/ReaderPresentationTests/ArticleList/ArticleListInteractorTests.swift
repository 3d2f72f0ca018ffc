import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Listing articles")
struct ArticleListInteractorTests {
  private let scene = ArticleListScene()

  @Test("the query is passed on unchanged, and its result is presented with the time", arguments: [0, 1, 3])
  func shows(count: Int) async {
    let found = ListPage(all: (0..<count).map { ArticleSummary.sample(.sample(guid: "\($0)")) })
    let list = ArticleListScene.List { _ in .success(found) }
    let query = ArticleQuery(lacking: [.read], words: ["tea"], window: ListWindow(size: 20))
    await scene.interactor(list: list).perform(.show(query))
    #expect(await list.inputs == [query])
    #expect(scene.settled == [.init(.listed, listed: ListedArticles(query, found), now: .sample())])
  }

  @Test("a failed request presents its error, and the listed articles stay", arguments: ReadingError.ofArticles)
  func failsToShow(error: ReadingError) async {
    let list = ArticleListScene.List(inTurn: .success([.sample()]), .failure(error))
    let interactor = scene.interactor(list: list)
    await interactor.perform(.show(.all))
    await interactor.perform(.search("tea"))
    #expect(scene.settled.last == .init(.failed(error), listed: [.sample()], now: .sample()))
  }

  @Test("when the first request fails, no list is presented")
  func failsAtFirst() async {
    await scene.interactor(list: ArticleListScene.List { _ in .failure(.storeIsLocked) }).perform(.show(.all))
    #expect(scene.settled == [.init(.failed(.storeIsLocked), listed: nil, now: .sample())])
  }

  @Test("a failed request does not change the query that the next filter narrows")
  func forgetsFailedQuery() async {
    let list = ArticleListScene.List { $0.feed == nil ? .success([]) : .failure(.feedNotFound(FeedReference("none"))) }
    let interactor = scene.interactor(list: list)
    await interactor.perform(.show(ArticleQuery(having: [.starred])))
    await interactor.perform(.filter(.feed(FeedReference("none"))))
    await interactor.perform(.search("tea"))
    #expect(await list.inputs.last == ArticleQuery(having: [.starred], words: ["tea"], looksIntoBodies: true))
  }

  @Test("filters of different kinds add up, and filters of one kind replace each other")
  func filters() async {
    let list = ArticleListScene.List { _ in .success([]) }
    let interactor = scene.interactor(list: list)
    let requests: [ArticleList.Request] = [
      .show(ArticleQuery(window: ListWindow(size: 20))), .filter(.unmarked(.read)), .filter(.feed(FeedReference("one"))),
      .filter(.folder(FolderPath("F"))),
      .search("tea"), .filter(.marked(.starred)), .filter(.feed(FeedReference("two"))), .search("hot tea"), .filter(.all),
    ]
    for request in requests { await interactor.perform(request) }
    let (one, two, folder) = (FeedReference("one"), FeedReference("two"), FolderPath("F"))
    #expect(
      await list.inputs == [
        ArticleQuery(window: ListWindow(size: 20)), ArticleQuery(lacking: [.read], window: ListWindow(size: 20)),
        ArticleQuery(lacking: [.read], feed: one, window: ListWindow(size: 20)),
        ArticleQuery(lacking: [.read], feed: one, folder: folder, window: ListWindow(size: 20)),
        ArticleQuery(lacking: [.read], feed: one, folder: folder, words: ["tea"], looksIntoBodies: true, window: ListWindow(size: 20)),
        ArticleQuery(having: [.starred], feed: one, folder: folder, words: ["tea"], looksIntoBodies: true, window: ListWindow(size: 20)),
        ArticleQuery(having: [.starred], feed: two, folder: folder, words: ["tea"], looksIntoBodies: true, window: ListWindow(size: 20)),
        ArticleQuery(
          having: [.starred], feed: two, folder: folder, words: ["hot", "tea"], looksIntoBodies: true, window: ListWindow(size: 20)),
        ArticleQuery(window: ListWindow(size: 20)),
      ])
    #expect(scene.settled.map(\.event) == Array(repeating: .listed, count: requests.count))
  }

  @Test(
    "a search looks for each word, and a search without words removes the words",
    arguments: [
      ("tea", ["tea"]), ("  hot \t green\u{3000}tea\n", ["hot", "green", "tea"]), ("日本 語", ["日本", "語"]), ("", []), (" ", []),
    ])
  func searches(text: String, words: [String]) async {
    let list = ArticleListScene.List { _ in .success([]) }
    let interactor = scene.interactor(list: list)
    await interactor.perform(.search("earlier words"))
    await interactor.perform(.search(text))
    #expect(await list.inputs.last?.words.all == words)
  }

  @Test("an invalid search presents its error and lists nothing")
  func refusesSearch() async {
    let list = ArticleListScene.List { _ in .success([.sample()]) }
    let interactor = scene.interactor(list: list)
    await interactor.perform(.show(.all))
    await interactor.perform(.search("\u{7}"))
    #expect(await list.inputs == [.all])
    #expect(scene.settled.last == .init(.failed(.badSearch([.unprintable])), listed: [.sample()], now: .sample()))
  }

  @Test("while a list loads, the response says so, and the listed articles stay")
  func loads() async {
    let list = ArticleListScene.List { _ in .success([.sample()]) }
    let interactor = scene.interactor(list: list)
    await interactor.perform(.show(.all))
    await interactor.perform(.show(.all))
    #expect(scene.responses.values.map(\.event) == [.loading, .listed, .loading, .listed])
    #expect(scene.responses.values.map(\.listed) == [nil, [.sample()], [.sample()], [.sample()]])
  }

  @Test("opening an article routes to it and presents nothing")
  func opens() async {
    let list = ArticleListScene.List { _ in .success([]) }
    await scene.interactor(list: list).perform(.open(ArticleReference("ab12")))
    #expect(scene.routes.values == [.article(ArticleReference("ab12"))])
    #expect(scene.settled.isEmpty)
    #expect(await list.inputs.isEmpty)
  }

  @Test("neither the list nor the failure of a superseded request is presented", arguments: [false, true])
  func dropsOvertaken(fails: Bool) async {
    let quick = ArticleSummary.sample(.sample(title: "Quick"))
    let list = ArticleListScene.List(inTurn: fails ? .failure(.cancelled) : .success([.sample()]), .success([quick]))
    await list.hold()
    let interactor = scene.interactor(list: list)
    let first = Task { await interactor.perform(.show(.all)) }
    await list.called(times: 1)
    let second = Task { await interactor.perform(.search("quick")) }
    await list.called(times: 2)
    await list.release(1)
    await second.value
    await list.release(0)
    await first.value
    #expect(
      scene.settled == [
        .init(.listed, listed: ListedArticles(ArticleQuery(words: ["quick"], looksIntoBodies: true), [quick]), now: .sample())
      ])
  }

  @Test("a filter narrows the query that is loading, not the one that it replaces")
  func narrowsWhatComes() async {
    let list = ArticleListScene.List { _ in .success([]) }
    let interactor = scene.interactor(list: list)
    await interactor.perform(.show(.all))
    await list.hold()
    let search = Task { await interactor.perform(.search("tea")) }
    await list.called(times: 2)
    let filter = Task { await interactor.perform(.filter(.unmarked(.read))) }
    await list.called(times: 3)
    #expect(await list.inputs.last == ArticleQuery(lacking: [.read], words: ["tea"], looksIntoBodies: true))
    await list.release(2)
    await list.release(1)
    await filter.value
    await search.value
    #expect(scene.settled.count == 2)
  }
}
