@testable import CoreTerminal
import ReaderDomain
import ReaderPresentation
import ReaderScenes
import ArticleText
@testable import Syndication

/// The result of reading a document, as text.
struct FeedReading: Equatable {
  /// The output of `strata --json parse`; empty when the document is not a feed.
  var json = ""
  /// The error sentence with a line feed; empty when the document is a feed.
  var sentence = ""
  /// The repairs, one per line.
  var repairs = ""
}

extension FeedReading {
  /// Reads the document of a fixture. The parser gets it in chunks of `chunk` bytes.
  init(_ fixture: FeedFixture, chunk: Int) throws {
    let document = try fixture.document()
    do throws(FormatError) {
      let parsed = try FeedParser.feed(from: document, contentType: fixture.contentType, base: fixture.url, chunk: chunk)
      json = Self.json(of: parsed.feed)
      repairs = parsed.repairs.map { "\($0)\n" }.joined()
    } catch {
      sentence = TerminalEscapeFilter.filtered(FetchWording.sentence(for: error.fetchProblem) + "\n", as: .plainText)
    }
  }

  /// The printed form of a feed.
  static func json(of feed: Feed) -> String {
    var feed = feed
    feed.sanitize()
    return FeedPreviewPresenter.viewModel(for: .read(feed)).exported.jsonDocument(for: "strata")
  }
}
