import CoreDomain
import CoreDoubles
import CoreScenes
@testable import CoreTerminal
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Links, files and the text of an article in the full screen")
struct ScreenStateLinkTests {
  @Test("letters choose one of 30 links; Enter opens it, y copies it")
  func hints() throws {
    var driver = Self.driver(links: 30)
    driver.press("f")
    #expect(driver.screen.text.joined().contains("[aq]") && driver.screen.violations.isEmpty)
    driver.press("a")
    #expect(driver.footer.hasPrefix("link: a"))
    driver.press("s")
    #expect(driver.footer.contains("https://example.org/2") && driver.footer.contains("Enter opens  y copies"))
    driver.press(.enter)
    #expect(driver.requests.last == .browse(.follow(try WebURL("https://example.org/2"))) && driver.state.article?.hints == nil)
    driver.press("f", "s", "f", "y")
    #expect(driver.footer == "Copied https://example.org/30" && driver.screen.clipboard == "aHR0cHM6Ly9leGFtcGxlLm9yZy8zMA==")
  }

  @Test(
    "the address of a selected article is copied without tracking parameters, unless the user wants it as published",
    arguments: [true, false])
  func tracking(isClean: Bool) {
    let article = ArticleSummary(
      article: .sample(guid: "1", feed: ScreenSample.feeds[0].id, url: .sample("https://example.org/tea?utm_source=rss")), status: .new,
      feedTitle: "Tea", folder: .top)
    var driver = ScreenDriver(columns: 80, rows: 24, [article], settings: ScreenSettings(cleansLinks: isClean))
    driver.press("y")
    #expect(driver.footer == "Copied https://example.org/tea\(isClean ? "" : "?utm_source=rss")")
  }

  @Test("every label is its own, and one letter is enough for 26 links", arguments: [1, 26, 27, 676, 677])
  func labels(count: Int) {
    var hints = LinkHints((0..<count).map { "https://example.org/\($0)" })
    let labels = (0..<count).map { hints.label(at: $0) }
    #expect(Set(labels).count == count && Set(labels.map(\.count)) == [count <= 26 ? 1 : count <= 676 ? 2 : 3])
    for index in [0, count / 2, count - 1] {
      for letter in labels[index] {
        let isKnown = hints.type(letter)
        #expect(isKnown)
      }
      #expect(hints.selected == index)
    }
  }

  @Test("letters take the place of numbers, and as many columns; those that fit what is typed are bold")
  func labelled() {
    let palette = Palette(isOnLight: false)
    func shown(_ hints: LinkHints, _ spans: Span...) -> [String] {
      hints.labelled(StyledLine(spans), palette).spans.map { "\($0.text)|\($0.style.emphasis == .bold)" }
    }
    var few = LinkHints(["https://example.org/1", "https://example.org/2"])
    #expect(shown(few, Span("see "), Span("[1]"), Span(" [2] ")) == ["see |false", "[a]|true", "[s]  |true"])
    #expect(shown(few, Span("[3]"), Span("[0]"), Span("[x]"), Span("1")) == ["[3]|false", "[0]|false", "[x]|false", "1|false"])
    _ = few.type("s")
    #expect(shown(few, Span("[1]"), Span("[2]")) == ["[a]|false", "[s]|true"])
    let many = LinkHints((1...30).map { "https://example.org/\($0)" })
    #expect(shown(many, Span("[1]"), Span("[12]")) == ["aa |true", "[ae]|true"])
  }

  @Test("letters can be taken back; Esc gives the keys their meaning again, and moving still moves")
  func hintsEnd() {
    var driver = Self.driver(links: 30)
    driver.press("f", "a", .backspace, .down)
    #expect(driver.state.article?.hints?.typed == "" && driver.state.article?.top == 1)
    driver.press("s", "y")
    #expect(driver.footer.hasPrefix("No link has these letters."))
    driver.press(.enter)
    #expect(driver.footer.hasPrefix("Type the letters of a link first."))
    driver.press(.escape, .space)
    #expect(driver.state.article?.hints == nil && driver.state.focus == .article)
    driver.press("f", .backspace, "q")
    #expect(driver.state.focus == .list)
  }

  @Test("while links have letters, no other keys act than those that move")
  func hintsAndKeys() {
    var driver = Self.driver(links: 30)
    driver.press("f", .control("l"), .tab, .control("z"))
    #expect(driver.requests.count == 1 && driver.state.article?.hints != nil && driver.state.focus == .article)
    driver.press(.pageDown)
    #expect((driver.state.article?.top ?? 0) > 0 && driver.state.article?.hints != nil)
  }

  @Test("the list of links is narrowed by words or a number, and opens one")
  func list() throws {
    var driver = Self.driver(links: 30)
    driver.press("u")
    driver.type("12")
    #expect(driver.state.menu?.items.map(\.keys) == ["12"])
    driver.press(.enter)
    #expect(driver.requests.last == .browse(.follow(try WebURL("https://example.org/12"))) && driver.state.menu == nil)
  }

  @Test(
    "several files are listed, and what an article does not have is said",
    arguments: [
      ("e", "This article has no enclosures."), ("f", "This article has no links."), ("u", "This article has no links."),
      ("y", "This article has no address."), ("1", "The article has no link 1."),
    ] as [(Key, String)])
  func nothing(key: Key, sentence: String) throws {
    var driver = Self.driver(links: 0)
    driver.press(key)
    #expect(driver.footer == sentence)
    #expect(driver.requests.count == 1)
    driver = Self.driver(links: 1, files: 2)
    driver.press("e")
    #expect(driver.state.menu?.items.last?.meaning == "https://example.org/file2 (audio/mpeg, 10:39, 73 MB)")
    driver.press(.down, .enter)
    #expect(driver.requests.last == .browse(.follow(try WebURL("https://example.org/file2"))))
  }

  @Test("only a valid web address is opened or copied", arguments: ["javascript:alert(1)", "file:///etc/passwd", "https://a b", ""])
  func invalid(link: String) {
    var driver = Self.driver(links: 0, own: [link])
    let requests = driver.requests
    driver.press("1")
    #expect(driver.footer == "This link is not a complete URL.")
    driver.press("f", "a", .enter, "f", "a", "y", .escape, "u", .escape)
    #expect(driver.requests == requests && driver.screen.clipboard == nil)
  }

  @Test("a URL that is too long for the clipboard is not copied")
  func longAddress() {
    var driver = Self.driver(links: 0, own: ["https://example.org/" + String(repeating: "a", count: 5_000)])
    driver.press("f", "a", "y")
    #expect(driver.footer == "This address is too long for the clipboard of a terminal." && driver.screen.clipboard == nil)
  }

  @Test("a program gets the plain text of the article; a failure is reported")
  func pipe() throws {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.press(.space, "|")
    #expect(driver.footer.hasPrefix("| "))
    driver.send(.input(.paste("fal\nse")))
    driver.press(.backspace, .backspace, .backspace)
    driver.type("se")
    driver.press(.enter)
    guard case .pipe(["false"], let text) = driver.requests.last else { throw Missing() }
    #expect(text.hasPrefix("Water\n") && text.contains("The end.\n") && !text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").allSatisfy { TextWidth.columns(of: String($0)) <= 80 })
    #expect(driver.footer == "'false' failed with exit code 1.")
    let requests = driver.requests
    driver.press("|", " ", .enter, "|", .escape)
    #expect(driver.requests == requests)
  }

  private struct Missing: Error {}

  /// A full screen with an open article.
  private static func driver(links: Int, files: Int = 0, own: [String] = []) -> ScreenDriver {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.press(.space)
    let urls = own + (0..<links).map { "https://example.org/\($0 + 1)" }
    let runs = urls.indices.flatMap {
      [TextBlock.Run("word ", .link, link: $0 + 1), .init("[\($0 + 1)]", .aside, link: $0 + 1), .init("\n")]
    }
    let viewModel = ArticleDetail.ViewModel(
      title: "Links", details: [], blocks: [TextBlock(.paragraph, runs: runs)], links: urls,
      enclosures: (0..<files).map { ArticleDetail.File(url: "https://example.org/file\($0 + 1)", notes: "audio/mpeg, 10:39, 73 MB") },
      messages: [], exported: .empty, outcome: .done)
    driver.send(.article(viewModel, after: .open(ArticleReference(driver.articles[0].article.id))))
    return driver
  }
}
