import CoreTerminal
import ReaderDomain
import ReaderScenes
import ReaderTerminal
import Testing

@Suite("Commands of the article list dialogue")
struct DialogueCommandTests {
  typealias DialogueCommand = CoreTerminal.DialogueCommand<ArticleList.Request>

  private static func change(_ ids: [String], _ change: ArticleStatus.Change) -> DialogueCommand {
    .request(.change(StatusChange(ids.map(ArticleReference.init), change)))
  }

  private static let table: [(line: String, meaning: DialogueCommand)] = [
    ("", .nothing), ("  \t", .nothing), ("quit", .quit), ("q", .quit), ("exit", .quit), (" QUIT ", .quit), ("help", .help), ("?", .help),
    ("filter all", .request(.filter(.all))), ("filter unread", .request(.filter(.unmarked(.read)))),
    ("FILTER Unread", .request(.filter(.unmarked(.read)))), ("filter read", .request(.filter(.marked(.read)))),
    ("filter starred", .request(.filter(.marked(.starred)))), ("filter feed Tea", .request(.filter(.feed(FeedReference("Tea"))))),
    ("filter  feed  Hot   Tea", .request(.filter(.feed(FeedReference("Hot Tea"))))),
    ("filter folder Food/Drink", .request(.filter(.folder(FolderPath("Food/Drink"))))), ("search", .request(.search(""))),
    ("search Hot  tea", .request(.search("Hot tea"))), ("open ab12", .request(.open(ArticleReference("ab12")))),
    ("OPEN AB12", .request(.open(ArticleReference("ab12")))), ("star ab12", change(["ab12"], .set(.starred, true))),
    ("  star\tab12   cd34 ", change(["ab12", "cd34"], .set(.starred, true))), ("unstar ab12", change(["ab12"], .set(.starred, false))),
    ("tag add Linux ab12 cd34", change(["ab12", "cd34"], .set(ArticleMark(rawValue: "tag:linux"), true))),
    ("tag remove linux ab12", change(["ab12"], .set(ArticleMark(rawValue: "tag:linux"), false))),
    ("mark read ab12", change(["ab12"], .set(.read, true))), ("Mark Unread ab12 cd34", change(["ab12", "cd34"], .set(.read, false))),
  ]

  @Test("each command is recognised in any case and with any spaces", arguments: table)
  func means(line: String, meaning: DialogueCommand) {
    #expect(DialogueCommand(line) == meaning)
  }

  @Test(
    "a command that is unknown, incomplete or too long is not understood",
    arguments: [
      "dance", "quit now", "help me", "list all", "open", "open ab12 cd34", "star", "unstar", "mark", "mark read", "mark unread",
      "mark green ab12", "tag", "tag add", "tag add x", "tag x ab12", "tag add a/b ab12", "filter", "filter feed", "filter folder",
      "filter unread now", "filter green",
    ])
  func isUnknown(line: String) {
    #expect(DialogueCommand(line) == .request(.notUnderstood(line)))
    #expect(DialogueCommand("  \(line)\t") == .request(.notUnderstood(line)))
  }

  @Test(
    "a mark is toggled on all articles behind it",
    arguments: [
      ("toggle star ab12 cd34", ["ab12", "cd34"], .starred), ("Toggle READ ab12", ["ab12"], .read), ("toggle hide ab12", ["ab12"], .hidden),
    ] as [(String, [String], ArticleMark)])
  func toggles(line: String, ids: [String], mark: ArticleMark) {
    #expect(DialogueCommand(line) == Self.change(ids, .toggle(mark)))
  }

  @Test(
    "a toggle or a tag without an article is not understood",
    arguments: ["toggle", "toggle star", "toggle read", "toggle green ab12", "tag remove x"])
  func lacksArticle(line: String) {
    #expect(DialogueCommand(line) == .request(.notUnderstood(line)))
  }

  @Test("every command in the help text is understood")
  func vocabulary() {
    let lines = (ArticleList.Request.vocabulary + [DialogueCommand.ending]).flatMap { entry in
      entry.words.split(separator: ", ").flatMap { Self.choices(of: String($0)) }
    }
    #expect(lines.contains("filter starred") && lines.contains("mark unread ab12") && lines.contains("quit"))
    for line in lines {
      if case .request(.notUnderstood) = DialogueCommand(line) { Issue.record("help lists '\(line)', but it is not understood") }
    }
  }

  /// Expands "filter unread|read" to two lines, and "star ID…" to one with an id.
  private static func choices(of offer: String) -> [String] {
    let samples = [("ID…", "ab12"), ("ID", "ab12"), ("NAME", "News"), ("WORDS", "two words")]
    let filled = samples.reduce(offer) { $0.replacing($1.0, with: $1.1) }
    let words = filled.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, words[1].contains("|") else { return [filled] }
    let rest = words[1].split(separator: " ", maxSplits: 1).map(String.init)
    return rest[0].split(separator: "|").map { ([words[0], String($0)] + rest.dropFirst()).joined(separator: " ") }
  }
}
