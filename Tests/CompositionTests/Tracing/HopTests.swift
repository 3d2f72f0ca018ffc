import Domain
import Presentation
import Screens
import Terminal
import Testing

@testable import Composition

@Suite("A hop")
struct HopTests {

  @Test("the layer is the type's module, the file is named after the type, without what it is generic over")
  func names() {
    let cases: [(type: Any.Type, layer: String, name: String)] = [
      (ListArticles.self, "Domain", "ListArticles"),
      (ArticleListPresenter.self, "Presentation", "ArticleListPresenter"),
      (JSONDisplay<ArticleList.ViewModel>.self, "Terminal", "JSONDisplay"),
      (ArticleList.ViewModel.self, "Screens", "ViewModel"),
    ]
    for (type, layer, name) in cases {
      let hop = Hop(type: type, step: "step", input: "")
      #expect(hop.layer == layer && hop.type == name && hop.file == "\(name).swift")
    }
  }
}
