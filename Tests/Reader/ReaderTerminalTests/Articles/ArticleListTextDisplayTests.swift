import CoreDoubles
import CoreScenes
import CoreTerminal
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("A list of articles as text")
struct ArticleListTextDisplayTests {
  private func screen(_ rows: [ArticleRow], columns: Int, summary: String? = nil, takesColor: Bool = false) -> ScreenCapture {
    let screen = ScreenCapture(columns: columns, takesColor: takesColor)
    let nothing = rows.isEmpty ? [Message(.notice, "No articles match.")] : []
    ArticleListTextDisplay(terminal: screen.terminal).display(
      .init(rows: rows, summary: summary, messages: nothing, exported: .empty, outcome: .done))
    return screen
  }

  @Test("80 columns show one line per article: marks, id, age, feed and title")
  func wide() {
    let screen = screen(Rows.articles, columns: 80, summary: "6 articles")
    #expect(
      screen.output == """
        •★ a4c7605b 08:25  Example             Short
        •  18d65c9f 08:30  A feed with a lon…  A title that goes on and on, far beyond…
           0b670f5d 05:30  毎日の日本語ニュ…   日本語の見出しはとても長くて、一行に収ま…
         ★ 49946281   12d  أخبار               مرحبا بالعالم
        •  55a0eb03  13mo  🍵 Tea              👨‍👩‍👧‍👦 A family and 🇩🇪 a flag, then 🍵🍵🍵 t…
           337e9ce1  >99y  Example             From the year one

        """)
    #expect(screen.error == "6 articles\n")
  }

  @Test("40 columns omit the feed")
  func narrow() {
    #expect(
      screen(Rows.articles, columns: 40).output == """
        •★ a4c7605b 08:25  Short
        •  18d65c9f 08:30  A title that goes on…
           0b670f5d 05:30  日本語の見出しはとて…
         ★ 49946281   12d  مرحبا بالعالم
        •  55a0eb03  13mo  👨‍👩‍👧‍👦 A family and 🇩🇪 a…
           337e9ce1  >99y  From the year one

        """)
  }

  @Test("the feed is shown in 60 or more columns", arguments: [(59, false), (60, true)])
  func feed(columns: Int, isShown: Bool) {
    #expect(screen(Rows.articles, columns: columns).output.contains("Example") == isShown)
  }

  @Test("the user's tags and the other feeds with the article are behind its title")
  func behindTitle() throws {
    let article = Article.sample(title: "Tea", published: .sample())
    let status = ArticleStatus([.tag(try TagName("hot")), .tag(try TagName("slow"))])
    let summary = ArticleSummary(
      article: article, status: status, feedTitle: "Example", folder: .top,
      duplicates: [DuplicateArticle(id: article.id, feedTitle: "Water")])
    let row = ArticleRow(summary, now: .sample())
    #expect(screen([row], columns: 120).output.hasSuffix("Tea  #hot #slow  (also in Water)\n"))
  }

  private static func rows(_ dates: ArticleListLayout.DateForm) -> [ArticleRow] {
    [("Tea", [.starred]), ("日本茶の淹れ方、そして長い長い見出しの続き", [.read])].map { (title: String, marks: Set<ArticleMark>) in
      let article = Article.sample(
        guid: title, title: title, authors: [Author(name: "Ann")].compactMap(\.self), published: .sample(plusMinutes: -5))
      return ArticleRow(
        ArticleSummary(article: article, status: ArticleStatus(marks), feedTitle: "Example", folder: .top), now: .sample(), dates: dates)
    }
  }

  private static func lines(_ columns: [ArticleListLayout.Column], _ dates: ArticleListLayout.DateForm, columns width: Int) -> [String] {
    let screen = ScreenCapture(columns: width)
    ArticleListTextDisplay(terminal: screen.terminal, layout: ArticleListLayout(columns: columns, date: dates)).display(
      .init(rows: rows(dates), summary: nil, messages: [], exported: .empty, outcome: .done))
    return screen.output.split(separator: "\n").map(String.init)
  }

  @Test("the columns are those that the user has chosen, in this order, with dates in the chosen form")
  func chosenColumns() {
    #expect(
      Self.lines([.date, .author, .title], .full, columns: 60) == [
        "2026-03-01 08:25  Ann                 Tea", "2026-03-01 08:25  Ann                 日本茶の淹れ方、そし…",
      ])
    #expect(
      Self.lines([.title, .date, .marks], .iso, columns: 40) == [
        "Tea                       2026-03-01  •★", "日本茶の淹れ方、そして…   2026-03-01    ",
      ])
  }

  @Test("no line is wider than the window, and a window without room for the columns has the titles", arguments: [200, 80, 60, 40, 20, 8])
  func widths(width: Int) {
    for columns in [[.feed], [.marks, .author, .tags], [.feed, .author, .title, .tags, .date, .id, .marks]] as [[ArticleListLayout.Column]]
    {
      for line in Self.lines(columns, .full, columns: width) { #expect(TextWidth.columns(of: line) <= width) }
    }
    #expect(Self.lines([.feed], .age, columns: 20) == ["Tea", "日本茶の淹れ方、そ…"])
  }

  @Test("the line below the rows says what the list is filtered by, but not below an empty list")
  func label() {
    for (rows, error) in [(Rows.articles, "6 articles [unread]\n"), ([], "6 articles\n")] {
      let screen = ScreenCapture(columns: 80)
      ArticleListTextDisplay(terminal: screen.terminal).display(
        .init(rows: rows, filterLabel: "unread", summary: "6 articles", messages: [], exported: .empty, outcome: .done))
      #expect(screen.error == error)
    }
  }

  @Test("while a list is read, a terminal says so")
  func loading() {
    let screen = ScreenCapture(columns: 80, isTerminal: true)
    ArticleListTextDisplay(terminal: screen.terminal).display(
      .init(rows: [], summary: nil, messages: [], exported: .empty, outcome: .done, progress: "Reading the articles …"))
    #expect(screen.error == "Reading the articles …" && screen.output.isEmpty)
  }

  @Test("an empty list writes only its message")
  func empty() {
    let screen = screen([], columns: 80)
    #expect(screen.output.isEmpty)
    #expect(screen.error == "strata: No articles match.\n")
  }

  @Test("colour adds styles and changes no text")
  func colors() {
    let plain = screen(Rows.articles, columns: 80, summary: "6 articles")
    let colored = screen(Rows.articles, columns: 80, summary: "6 articles", takesColor: true)
    #expect(colored.output.withoutStyles == plain.output && colored.output != plain.output)
    #expect(colored.error.withoutStyles == plain.error && colored.error != plain.error)
  }

  @Test("an unread title is bold, a read one is not", arguments: [[], [.read]] as [Set<ArticleMark>])
  func boldness(marks: Set<ArticleMark>) {
    let output = screen([Rows.article("1", "Tea", feed: "Example", marks: marks)], columns: 80, takesColor: true).output
    #expect(output.contains("\u{1B}[1mTea\u{1B}[0m") == marks.isEmpty)
  }

  @Test("a hostile title stays on one line and adds no escape sequence")
  func hostile() {
    let title = "one\ntwo\tthree\u{1B}[31m\u{1B}]0;title\u{7} four\u{202E}evif\r"
    let row = Rows.article("1", title, feed: "a\nb\u{9B}31mc")
    #expect(screen([row], columns: 80).output == "•  \(row.id) 08:30  a bc                one two three fourevif \n")
  }
}
