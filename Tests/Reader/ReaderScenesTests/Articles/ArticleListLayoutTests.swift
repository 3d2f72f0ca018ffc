import CoreDomain
import CoreDoubles
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("The layout of lists")
struct ArticleListLayoutTests {
  @Test("without settings, a list has the usual columns and ages")
  func defaultLayout() {
    #expect(ArticleListLayout(Configuration()) == .default)
    #expect(
      ArticleListLayout.settings.map { "\($0.name) \($0.defaultValue?.text ?? "")" } == [
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

  @Test(
    "a list has dates in the form that the user has chosen, and in the user's time zone",
    arguments: [
      (.age, 0, "08:30"), (.age, -3 * 1440, "3d"), (.short, -60, "07:30"), (.short, -1440, "Feb 28"), (.short, -59 * 1440, "Jan 01"),
      (.short, -60 * 1440, "2025"), (.iso, 0, "2026-03-01"), (.iso, -60 * 1440, "2025-12-31"), (.full, -1, "2026-03-01 08:29"),
    ] as [(ArticleListLayout.DateForm, Int, String)])
  func forms(form: ArticleListLayout.DateForm, minutes: Int, text: String) {
    #expect(form.text(of: .sample(plusMinutes: minutes), now: .sample()) == text)
    #expect(text.count <= form.columns)
    #expect(ArticleListLayout.DateForm.full.text(of: .sample(), now: .sample(in: .fixed(minutes: 960))) == "2026-03-02 00:30")
  }
}
