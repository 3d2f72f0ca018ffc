import CoreDoubles
import Foundation
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantStoreViewState

@MainActor @Suite("View actions of Store + ViewState")
struct StoreViewActionTests {
  private typealias Session = StoreSession
  private let store = ArticleStore()

  private func action(_ session: Session) -> ListViewAction {
    ListViewAction(session.dependencies.list, store: store)
  }

  @Test("a list is asked of the use case, and handed to the store")
  func shows() async {
    let session = Session()
    await action(session).show(.show(ArticleQuery(window: ListWindow(size: 20))))
    #expect(await session.list.inputs == [ArticleQuery(window: ListWindow(size: 20))])
    #expect(store.state.list.listed?.page == ListPage(all: Session.articles))
  }

  @Test("a condition narrows the query that is loading according to the store")
  func filters() async {
    let session = Session()
    _ = store.beginList(ArticleQuery(words: ["tea"]), because: .asked(.search("tea")))
    await action(session).show(.filter(.marked(.starred)))
    #expect(await session.list.inputs == [ArticleQuery(having: [.starred], words: ["tea"])])
  }

  @Test("an invalid search is handed to the store as an error, and no list is asked for")
  func refuses() async {
    let session = Session()
    await action(session).show(.search("\u{7}"))
    #expect(store.state.list.news == .failed(.badSearch([.unprintable])))
    #expect(await session.list.inputs.isEmpty)
  }

  @Test("without a count, a change asks for the list only")
  func marks() async {
    let session = Session()
    await action(session).show(.show(.all))
    await action(session).mark(Session.star)
    #expect(store.state.list.news == .changed([Session.articles[0]], Session.star))
    #expect(await session.list.inputs == [.all, .all])
    #expect(await session.count.inputs.isEmpty)
  }

  @Test("the list alone opens an article through the router, and neither reads nor counts it")
  func routes() async {
    let session = Session()
    session.use(StoreScene.articleList(in: session.dependencies.list))
    await session.perform(.show(.all), .open(Session.first))
    #expect(session.routes.values == [.article(Session.first)])
    #expect(await session.read.inputs.isEmpty)
    #expect(await session.count.inputs.isEmpty)
  }

  @Test("view actions and view states do not name each other, and the store names neither")
  func areApart() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Modules/Comparison/StoreViewState")
    for (files, word) in [
      (["ListViewAction", "DetailViewAction"], "ViewState"), (["ListViewState", "DetailViewState", "CountViewState"], "ViewAction"),
      (["ArticleStore", "ArticleState"], "ListViewState"), (["ArticleStore", "ArticleState"], "ViewAction"),
    ] {
      for file in files {
        let text = try String(contentsOf: folder.appending(path: "\(file).swift"), encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.contains("//") && !$0.contains("import ") }.joined(separator: "\n")
        #expect(!code.contains(word), "\(file) names \(word)")
      }
    }
  }
}
