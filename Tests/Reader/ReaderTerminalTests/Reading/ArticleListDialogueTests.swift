import CoreScenes
import CoreTerminal
import ReaderDomain
import ReaderScenes
import TerminalDoubles
import Testing

@MainActor @Suite("Article list dialogue")
struct ArticleListDialogueTests {
  private let asked = RecordingInteractor<ArticleList.Request>()
  private let answers = Answers()

  /// Receives the answers to words, and whether the dialogue has ended.
  private final class Answers: Display {
    var viewModels: [SentencesViewModel] = []
    var isClosed = false

    func display(_ viewModel: SentencesViewModel) { viewModels.append(viewModel) }
  }

  private func dialogue(_ picture: TerminalPicture, _ words: [DialogueWord] = []) -> Dialogue<ArticleList.Request> {
    var session = DialogueSession(asked)
    session.words = words
    session.close = { answers.isClosed = true }
    return Dialogue(session, answers: answers, runner: RequestRunner(), terminal: picture.terminal)
  }

  private func run(_ lines: String..., query: ArticleQuery = .all, columns: Int = 80, words: [DialogueWord] = []) async -> TerminalPicture {
    let picture = TerminalPicture(columns: columns)
    await dialogue(picture, words).run(.show(query), lines: AsyncStream.lines(lines))
    return picture
  }

  @Test("the query is sent first, then the request of each line in order")
  func passesOn() async {
    let query = ArticleQuery(window: ListWindow(size: 20))
    let picture = await run("star ab12", "search tea", "read ab12", query: query)
    #expect(
      asked.requests == [
        .show(query), .change(StatusChange([ArticleReference("ab12")], .set(.starred, true))), .search("tea"),
        .open(ArticleReference("ab12")),
      ])
    #expect(picture.output.isEmpty && picture.error.isEmpty)
  }

  @Test("a quit command ends the dialogue, and later lines are ignored", arguments: ["quit", "q", "exit"])
  func quits(word: String) async {
    _ = await run("filter all", word, "search tea")
    #expect(asked.requests == [.show(.all), .filter(.all)])
    #expect(answers.isClosed)
  }

  @Test("a dialogue whose lines end tells the scene so")
  func closes() async {
    _ = await run("filter all")
    #expect(answers.isClosed)
  }

  @Test("a word is answered by the session; a word whose result the views show needs no answer")
  func answersWords() async {
    let log = SentencesViewModel(lines: ["1 rows: change"], messages: [], exported: .empty, outcome: .done)
    _ = await run("LOG ", "back", words: [DialogueWord("log", "print") { log }, DialogueWord("back", "go back") { nil }])
    #expect(answers.viewModels == [log])
    #expect(asked.requests == [.show(.all)])
  }

  @Test("a word that needs arguments gets them, and is not complete without")
  func answersWithArguments() async {
    let browse = DialogueWord("browse", "ID…", "open pages") { ids in
      SentencesViewModel(lines: ids, messages: [], exported: .empty, outcome: .done)
    }
    let help = await run("browse ab12 CD", "browse", "help", words: [browse]).error
    #expect(answers.viewModels.map(\.lines) == [["ab12", "CD"], []])
    #expect(answers.viewModels.last?.messages == [Message(.failure, "'browse' needs an ID.", hint: "Write 'browse ID…'.")])
    #expect(help.contains("browse ID…                        open pages\n"))
  }

  @Test(
    "a command that lacks something says what it needs",
    arguments: [
      ("star", "'star' needs an ID.", "Write 'star ID…'."), ("Unstar", "'Unstar' needs an ID.", "Write 'unstar ID…'."),
      ("read", "'read' needs an ID.", "Write 'read ID'."),
      ("toggle  read", "'toggle read' needs an ID.", "Write 'toggle \(MarkWords.all.map(\.verb).joined(separator: "|"))|read ID…'."),
      ("mark unread", "'mark unread' needs an ID.", "Write 'mark unread ID…'."),
      ("mark", "'mark' is not complete.", "Write 'mark read ID…' or 'mark unread ID…'."),
      ("filter feed", "'filter feed' is not complete.", "Write 'filter feed NAME'."),
    ] as [(String, MessageText, MessageText)])
  func isIncomplete(line: String, sentence: MessageText, hint: MessageText) async {
    _ = await run(line)
    #expect(answers.viewModels.map(\.messages) == [[Message(.failure, sentence, hint: hint)]])
    #expect(answers.viewModels.map(\.outcome) == [.failed] && asked.requests == [.show(.all)])
  }

  @Test("'open' is another word for 'read'")
  func opens() async {
    _ = await run("open ab12", "read ab12")
    #expect(asked.requests == [.show(.all), .open(ArticleReference("ab12")), .open(ArticleReference("ab12"))])
  }

  @Test("a word with something behind it is not that word", arguments: ["log file", "back 2"])
  func isNoWord(line: String) async {
    _ = await run(line, words: [DialogueWord("log", "print the events") { nil }, DialogueWord("back", "go back") { nil }])
    #expect(answers.viewModels.isEmpty)
    #expect(asked.requests == [.show(.all), .notUnderstood(line)])
  }

  @Test("a word of another architecture changes nothing, and the answer says which architecture has it")
  func namesArchitecture() async {
    let help = await run("log", "help", words: [.refused("log", architecture: "dispatcher")]).error
    #expect(answers.viewModels.map(\.outcome) == [.failed])
    #expect(answers.viewModels.first?.messages.map(\.sentence) == ["'log' works only with --architecture dispatcher."])
    #expect(asked.requests == [.show(.all)])
    #expect(!help.contains("\nlog"))
  }

  @Test("help lists the words of the session between the requests and the end")
  func helpsWithWords() async {
    let help = await run("help", words: [DialogueWord("log", "print the events") { nil }]).error
    #expect(help.hasSuffix("\nlog                               print the events\nhelp, quit                        this text; the end\n"))
  }

  @Test("empty lines are ignored")
  func passesOver() async {
    let picture = await run("", "   ", "filter all")
    #expect(asked.requests == [.show(.all), .filter(.all)])
    #expect(picture.error.isEmpty)
  }

  @Test("an unknown command is passed on as not understood, and the dialogue continues")
  func passesOnUnknown() async {
    let picture = await run("dance  now", "filter all")
    #expect(asked.requests == [.show(.all), .notUnderstood("dance now"), .filter(.all)])
    #expect(picture.output.isEmpty && picture.error.isEmpty)
  }

  @Test("a line that may have been cut is refused with one sentence, and nothing is done", arguments: [0, 1])
  func refusesLongLine(bytesBelow: Int) async {
    let line = "star " + String(repeating: "a", count: LineReader.longestLine - 5 - bytesBelow)
    _ = await run(line, "filter all")
    let isRefused = bytesBelow == 0
    #expect(asked.requests.count == (isRefused ? 2 : 3))
    #expect(
      answers.viewModels.flatMap(\.messages).map(\.sentence) == (isRefused ? ["The line is too long: less than 64 KiB are allowed."] : []))
  }

  @Test("an input error ends the dialogue with that error")
  func throwsOn() async {
    struct Broken: Error {}
    let picture = TerminalPicture(columns: 80)
    let lines = AsyncThrowingStream<String, any Error> { $0.finish(throwing: Broken()) }
    await #expect(throws: Broken.self) {
      try await dialogue(picture).run(.show(.all), lines: lines)
    }
  }

  @Test("a whole command with a wrong name is passed on as not understood")
  func passesOnWrongName() async {
    _ = await run("tag add a/b ab12")
    #expect(answers.viewModels.isEmpty && asked.requests == [.show(.all), .notUnderstood("tag add a/b ab12")])
  }

  @Test("help goes to standard error and sends no request")
  func helps() async {
    let picture = await run("help")
    #expect(asked.requests == [.show(.all)])
    #expect(picture.output.isEmpty)
    #expect(
      picture.error == """
        next, previous, first, last       show another part of the list
        filter unread|read|all            list only these
        filter starred                    list only starred articles
        filter hidden                     list only hidden articles
        filter feed NAME                  list only this feed
        filter folder NAME                list only this folder
        search WORDS                      list only articles with these words
        read ID                           show an article and mark it read
        star ID…, unstar ID…              keep articles, or not
        hide ID…, unhide ID…              leave articles out of lists, or not
        toggle star|hide|read ID…         set the mark, or clear it
        mark read ID…, mark unread ID…    mark articles read or unread
        tag add|remove NAME ID…           give articles a tag, or take it away
        help, quit                        this text; the end

        """)
  }

  @Test("a window with room for both columns shows descriptions beside the commands, wrapped below one another")
  func helpsInWindow() async {
    let word = DialogueWord("log", "print the events of this session") { nil }
    let help = await run("help", columns: 68, words: [word]).error
    #expect(help.contains("\nlog                               print the events of this session\n"))
    #expect(
      help.contains(
        "search WORDS                      list only articles with these\n                                  words\n"))
    let narrow = await run("help", columns: 67, words: [word]).error
    #expect(narrow.contains("\nlog\n  print the events of this session\n"))
  }

  @Test("in a narrow window, each command is above its description")
  func helpsInNarrowWindow() async {
    #expect(
      await run("help", columns: 40).error == """
        next, previous, first, last
          show another part of the list
        filter unread|read|all
          list only these
        filter starred
          list only starred articles
        filter hidden
          list only hidden articles
        filter feed NAME
          list only this feed
        filter folder NAME
          list only this folder
        search WORDS
          list only articles with these words
        read ID
          show an article and mark it read
        star ID…, unstar ID…
          keep articles, or not
        hide ID…, unhide ID…
          leave articles out of lists, or not
        toggle star|hide|read ID…
          set the mark, or clear it
        mark read ID…, mark unread ID…
          mark articles read or unread
        tag add|remove NAME ID…
          give articles a tag, or take it away
        help, quit
          this text; the end

        """)
  }

  @Test("in help, a long command stays apart from its description", arguments: [30, 31, 32, 33, 34, 40])
  func helpsWithLongWords(length: Int) async {
    let word = String(repeating: "w", count: length)
    let help = await run("help", words: [DialogueWord(word, "print the events") { nil }]).error
    #expect(help.contains("\n" + word + String(repeating: " ", count: max(34 - length, 2)) + "print the events\n"))
  }
}
