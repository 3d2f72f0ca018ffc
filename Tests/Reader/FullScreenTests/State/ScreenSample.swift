import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes

/// Feeds and articles for a full screen.
enum ScreenSample {
  static let feeds: [Subscription] = [
    .sample(url: "https://example.org/tea.xml", title: "Tea", folder: FolderPath("Food")),
    .sample(url: "https://example.org/news.xml", title: "毎日の日本語ニュース"),
    .sample(url: "https://example.org/quiet.xml", title: "Quiet"),
  ]

  /// Six articles in two feeds, five of them unread, the newest first.
  static let articles: [ArticleSummary] = [
    article("Water", in: 0, minutes: 1), article("日本茶の淹れ方、そして長い長い見出しの続き", in: 1, minutes: 20),
    article("Cups, pots and 🫖 kettles 👨‍👩‍👧‍👦", in: 0, minutes: 30, marks: [.starred]),
    article("Read before", in: 1, minutes: 60, marks: [.read]),
    article("مرحبا بالعالم", in: 1, minutes: 24 * 60),
    article(
      "A title that goes on and on, far beyond what any line of any terminal could ever hold, and then on", in: 0, minutes: 90 * 24 * 60),
  ]

  static func article(_ title: String, in feed: Int, minutes: Int, marks: Set<ArticleMark> = []) -> ArticleSummary {
    ArticleSummary(
      article: .sample(
        guid: title, feed: feeds[feed].id, title: title, url: .sample("https://example.org/\(minutes)"),
        published: .sample(plusMinutes: -minutes)),
      status: ArticleStatus(marks), feedTitle: feeds[feed].title, folder: feeds[feed].folder)
  }

  /// So many unread articles, the first the newest.
  static func many(_ count: Int) -> [ArticleSummary] {
    (0..<count).map { article("Number \($0)", in: $0 % 2, minutes: $0 + 1) }
  }

  static let link = WebURL.sample("https://example.org/water")

  static let images: [WebURL] = [.sample("https://example.org/kettle.png"), .sample("https://example.org/cup.png")]

  /// The article with two images in its text, one of them in a quotation.
  static func viewModelWithImages(of article: Article) -> ArticleDetail.ViewModel {
    let plain = viewModel(of: article)
    let blocks = [
      TextBlock(.paragraph, runs: [.init("[image: A kettle]", .aside, link: 2), .init("[2]", .aside, link: 2)]),
      TextBlock(
        .paragraph, first: "│ ", rest: "│ ",
        runs: [.init("Look: "), .init("[image]", .aside, link: 3), .init("[3]", .aside, link: 3), .init(" said the cup.")]),
    ]
    return ArticleDetail.ViewModel(
      title: plain.title, details: plain.details, blocks: [plain.blocks[1], blocks[0], plain.blocks[2], blocks[1]] + plain.blocks[3...],
      links: plain.links + images.map(\.link), images: [2, 3], url: plain.url, feedHost: "feeds.example.org", enclosures: plain.enclosures,
      messages: [],
      exported: .empty, outcome: .done)
  }

  static func viewModel(of article: Article) -> ArticleDetail.ViewModel {
    let paragraph = String(repeating: "Take fresh water, and never boil it twice; お湯を沸かして、少し冷まします。 ", count: 6)
    return ArticleDetail.ViewModel(
      title: article.title, details: [.init("Feed", "Tea"), .init("Link", "https://example.org/\(article.id.short)", isURL: true)],
      blocks: [
        TextBlock(.heading, runs: [.init("Water", .strong)]), TextBlock(.paragraph, runs: [.init(paragraph)]),
        TextBlock(.paragraph, first: "• ", rest: "  ", runs: [.init("see here", .link, link: 1), .init("[1]", .aside)]),
        TextBlock(.preformatted, runs: [.init("let tea = 1\n\tbrew(tea)", .code)]), TextBlock(.paragraph, runs: [.init(paragraph)]),
        TextBlock(.paragraph, runs: [.init("The end.")]),
      ], links: [link.link], url: "https://example.org/\(article.id.short)", enclosures: [.init(url: "https://example.org/water.mp3")],
      messages: [],
      exported: .empty, outcome: .done)
  }
}
