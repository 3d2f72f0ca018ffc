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

  private static let table: [(line: String, meaning: TypedRequest)] = [
    ("filter all", .filter(.all)), ("filter unread", .filter(.unmarked(.read))),
    ("FILTER Unread", .filter(.unmarked(.read))), ("filter read", .filter(.marked(.read))),
    ("filter starred", .filter(.marked(.starred))), ("filter feed Tea", .filter(.feed(FeedReference("Tea")))),
    ("filter  feed  Hot   Tea", .filter(.feed(FeedReference("Hot Tea")))),
    ("filter folder Food/Drink", .filter(.folder(FolderPath("Food/Drink")))), ("search", .search("")),
    ("search Hot  tea", .search("Hot tea")), ("open ab12", .open(ArticleReference("ab12"))),
    ("OPEN AB12", .open(ArticleReference("ab12"))), ("star ab12", change(["ab12"], .set(.starred, true))),
    ("  star\tab12   cd34 ", change(["ab12", "cd34"], .set(.starred, true))), ("unstar ab12", change(["ab12"], .set(.starred, false))),
    ("tag add Linux ab12 cd34", change(["ab12", "cd34"], .set(ArticleMark(rawValue: "tag:linux"), true))),
    ("tag remove linux ab12", change(["ab12"], .set(ArticleMark(rawValue: "tag:linux"), false))),
    ("mark read ab12", change(["ab12"], .set(.read, true))), ("Mark Unread ab12 cd34", change(["ab12", "cd34"], .set(.read, false))),
  ]

  @Test("each command is recognised in any case and with any spaces", arguments: table)
  func means(line: String, meaning: TypedRequest) {
    #expect(request(line) == meaning)
  }

  @Test(
    "a command that is unknown, incomplete or too long is not understood",
    arguments: [
      "dance", "quit now", "help me", "list all", "open", "open ab12 cd34", "star", "unstar", "mark", "mark read", "mark unread",
      "mark green ab12", "tag", "tag add", "tag add x", "tag x ab12", "tag add a/b ab12", "filter", "filter feed", "filter folder",
      "filter unread now", "filter green",
    ])
  func isUnknown(line: String) {
    #expect(request(line) == nil)
  }

  @Test(
    "a mark is toggled on all articles behind it",
    arguments: [
      ("toggle star ab12 cd34", ["ab12", "cd34"], .starred), ("Toggle READ ab12", ["ab12"], .read), ("toggle hide ab12", ["ab12"], .hidden),
    ] as [(String, [String], ArticleMark)])
  func toggles(line: String, ids: [String], mark: ArticleMark) {
    #expect(request(line) == Self.change(ids, .toggle(mark)))
  }

  @Test(
    "a toggle or a tag without an article is not understood",
    arguments: ["toggle", "toggle star", "toggle read", "toggle green ab12", "tag remove x"])
  func lacksArticle(line: String) {
    #expect(request(line) == nil)
  }
}
