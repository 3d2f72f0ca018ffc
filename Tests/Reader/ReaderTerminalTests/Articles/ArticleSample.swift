import CoreScenes
import ReaderScenes

/// The view model of an article with a block of every kind.
enum ArticleSample {
  static let viewModel = ArticleDetail.ViewModel(
    title: "On tea: 日本茶の淹れ方, and what to do while the water comes to the boil 🍵",
    details: [
      .init("Feed", "Example"), .init("By", "A. Writer"), .init("Date", "2026-03-01 (1h)"),
      .init("Link", "https://example.org/tea", isURL: true), .init("Tags", "tea, お茶, making things slowly, water"),
    ],
    blocks: [
      TextBlock(.heading, runs: [.init("Water", .strong)]),
      TextBlock(
        .paragraph,
        runs: [
          .init("Take "), .init("fresh", .emphasised), .init(" water and "), .init("never", .strong), .init(" boil it twice; "),
          .init("see here", .link), .init("[1]", .aside), .init(".\nA new line. お湯を沸かして、少し冷まします。"),
        ]),
      TextBlock(.paragraph, first: "1. ", rest: "   ", runs: [.init("Warm the pot, and then the cups, for cold ones take the heat away.")]),
      TextBlock(.paragraph, first: "   ", rest: "   ", runs: [.init("Do not hurry.")]),
      TextBlock(.paragraph, first: "   • ", rest: "     ", isTight: true, runs: [.init("مرحبا بالعالم")]),
      TextBlock(.paragraph, first: "     │ ", rest: "     │ ", runs: [.init("Said by somebody who knew a great deal about tea and cups.")]),
      TextBlock(.paragraph, first: "2. ", rest: "   ", isTight: true, runs: [.init("Pour.")]),
      TextBlock(
        .paragraph, first: "│ ", rest: "│ ",
        runs: [.init("A quotation that is long enough to be wrapped in a window of any width that is here.")]),
      TextBlock(.paragraph, first: "│ │ ", rest: "│ │ ", runs: [.init("Within it, another.")]),
      TextBlock(.rule, first: "│ ", rest: "│ ", runs: []),
      TextBlock(.preformatted, first: "• ", rest: "  ", runs: [.init("let tea = 1\n  brew(tea)", .code)]),
      TextBlock(.rule, runs: []),
      TextBlock(.paragraph, runs: [.init("[A cup]", .aside)]),
    ],
    links: ["https://example.org/water"], messages: [], exported: .empty, outcome: .done)
}

extension ArticleSample {
  /// The same article without URLs, which may be wider than the window.
  static let withoutURLs = ArticleDetail.ViewModel(
    title: viewModel.title, details: viewModel.details.filter { !$0.isURL }, blocks: viewModel.blocks, links: [], messages: [],
    exported: .empty, outcome: .done)
}
