import CoreDomain
import ReaderScenes
import Testing

@Suite("The layout of lists")
struct ArticleListLayoutTests {
  @Test("without settings, a list has the usual columns and ages")
  func standard() {
    #expect(ArticleListLayout(Configuration()) == .standard)
    #expect(
      ArticleListLayout.settings.map { "\($0.name) \($0.standard?.text ?? "")" } == [
        "list.columns marks id date feed title tags", "list.date age",
      ])
  }

  @Test("the settings choose the columns, their order and the form of dates")
  func chosen() throws {
    let keys = ArticleListLayout.settings
    let configuration = Configuration([keys[0]: try keys[0].value("date, title author"), keys[1]: try keys[1].value("iso")])
    #expect(ArticleListLayout(configuration) == ArticleListLayout(columns: [.date, .title, .author], date: .iso))
  }

  @Test("a column that does not exist is no value")
  func unknown() {
    let key = ArticleListLayout.settings[0]
    #expect(throws: SettingError.unknownWord("titel", ArticleListLayout.Column.allCases.map(\.rawValue))) { try key.value("date titel") }
  }
}
