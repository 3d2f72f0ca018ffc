import CoreTerminal
import ReaderDomain
import ReaderScenes
import Testing

@testable import FullScreen

@Suite("Requests behind a colon")
struct TypedRequestTests {
  private static func change(_ ids: [String], _ change: ArticleStatus.Change) -> TypedRequest {
    .change(StatusChange(ids.map(ArticleReference.init), change))
  }

  private func request(_ line: String) -> TypedRequest? { DialogueLine(line).flatMap { TypedRequest($0) } }

  @Test(
    "each command is understood in any case and with any spaces, and nothing else is",
    arguments: [
      (.filter(.all), ["filter all"]), (.filter(.unmarked(.read)), ["filter unread", "FILTER Unread"]),
      (.filter(.marked(.read)), ["filter read"]), (.filter(.marked(.starred)), ["filter starred"]),
      (.filter(.feed(FeedReference("Tea"))), ["filter feed Tea"]),
      (.filter(.feed(FeedReference("Hot Tea"))), ["filter  feed  Hot   Tea", "filter feed \"Hot Tea\"", "filter feed 'Hot Tea'"]),
      (.filter(.folder(FolderPath("Food/Drink"))), ["filter folder Food/Drink", "filter folder \"Food/Drink\""]), (.search(""), ["search"]),
      (.search("Hot tea"), ["search Hot  tea"]), (.open(ArticleReference("ab12")), ["open ab12", "OPEN AB12"]),
      (change(["ab12"], .set(.starred, true)), ["star ab12"]), (change(["ab12", "cd34"], .set(.starred, true)), ["  star\tab12   cd34 "]),
      (change(["ab12"], .set(.starred, false)), ["unstar ab12"]),
      (change(["ab12", "cd34"], .set(ArticleMark(rawValue: "tag:linux"), true)), ["tag add Linux ab12 cd34"]),
      (change(["ab12"], .set(ArticleMark(rawValue: "tag:linux"), false)), ["tag remove linux ab12"]),
      (change(["ab12"], .set(.read, true)), ["mark read ab12"]),
      (change(["ab12", "cd34"], .set(.read, false)), ["Mark Unread ab12 cd34"]),
      (change(["ab12", "cd34"], .toggle(.starred)), ["toggle star ab12 cd34"]), (change(["ab12"], .toggle(.read)), ["Toggle READ ab12"]),
      (change(["ab12"], .toggle(.hidden)), ["toggle hide ab12"]),
      // Unknown, incomplete or too long.
      (
        nil,
        [
          "dance", "quit now", "help me", "list all", "open", "open ab12 cd34", "star", "unstar", "mark", "mark read", "mark unread",
          "mark green ab12", "tag", "tag add", "tag add x", "tag x ab12", "tag add a/b ab12", "filter", "filter feed", "filter folder",
          "filter unread now", "filter green", "toggle", "toggle star", "toggle read", "toggle green ab12", "tag remove x",
        ]
      ),
    ] as [(TypedRequest?, [String])])
  func means(meaning: TypedRequest?, lines: [String]) {
    for line in lines { #expect(request(line) == meaning, "\(line)") }
  }
}
