import ArticleText
@testable import Syndication
import Domain
import Presentation
import Scenes

@testable import Terminal

/// What the product makes of a document, as text.
struct FeedReading: Equatable {
  /// What `strata --json parse` prints; "" for what is no feed.
  var json = ""
  /// What is said about what is no feed, and a line feed; "" for a feed.
  var sentence = ""
  /// What was repaired, a line each.
  var repairs = ""
}

extension FeedReading {
  /// Reads the document of a fixture, handed to the parser in pieces of `chunk` bytes.
  init(_ fixture: FeedFixture, chunk: Int) throws {
    let document = try fixture.document()
    do throws(FormatError) {
      let parsed = try FeedParser.feed(from: document, contentType: fixture.contentType, base: fixture.url, chunk: chunk)
      json = Self.json(of: parsed.feed)
      repairs = parsed.repairs.map { "\($0)\n" }.joined()
    } catch {
      sentence = TerminalFilter.filtered(FetchWording.sentence(for: error.fetchProblem) + "\n", as: .plainText)
    }
  }

  /// What is printed of a feed.
  static func json(of feed: Feed) -> String {
    TerminalFilter.filtered(JSONDisplay.text(for: FeedPreviewPresenter.viewModel(for: .read(feed.sanitized))), as: .json)
  }
}
