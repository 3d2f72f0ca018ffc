import Domain
import Scenes
import Terminal
import Testing

@MainActor @Suite("Article list dialogue")
struct ArticleListDialogueTests {
  private final class Asked: Interactor {
    var requests: [ArticleList.Request] = []
    var refreshes = 0
    var isClosed = false

    func perform(_ request: ArticleList.Request) async { requests.append(request) }
  }

  /// Receives the answers to words.
  private final class Answers: Display {
    var viewModels: [SentencesViewModel] = []

    func display(_ viewModel: SentencesViewModel) { viewModels.append(viewModel) }
  }

  private let asked = Asked()
  private let answers = Answers()

  private func dialogue(_ picture: Picture, _ words: [DialogueWord: ArticleListSession.Answer] = [:]) -> ArticleListDialogue {
    var session = ArticleListSession(asked)
    session.words = words
    session.close = { asked.isClosed = true }
    return ArticleListDialogue(
      session: session, refresh: { asked.refreshes += 1 }, answers: answers, architecture: { $0 == .log ? "dispatcher" : "redux" },
      runner: RequestRunner(), terminal: picture.terminal)
  }

  private func run(
    _ lines: String..., query: ArticleQuery = .all, columns: Int = 80, words: [DialogueWord: ArticleListSession.Answer] = [:]
  ) async -> Picture {
    let picture = Picture(columns: columns)
    let stream = AsyncStream { continuation in
      for line in lines { continuation.yield(line) }
      continuation.finish()
    }
    await dialogue(picture, words).run(query, lines: stream)
    return picture
  }

  @Test("the query is sent first, then the request of each line in order")
  func passesOn() async {
    let query = ArticleQuery(window: ListWindow(size: 20))
    let picture = await run("star ab12", "search tea", "open ab12", query: query)
    #expect(
      asked.requests == [
        .show(query), .change(StatusChange([ArticleReference("ab12")], .set(.starred, true))), .search("tea"),
        .open(ArticleReference("ab12")),
      ])
    #expect(picture.output.isEmpty && picture.error.isEmpty)
  }

  @Test("a quit command ends the dialogue, and later lines are ignored", arguments: ["quit", "q", "exit"])
  func quits(word: String) async {
    _ = await run("list", word, "search tea")
    #expect(asked.requests == [.show(.all), .filter(.all)])
    #expect(asked.isClosed)
  }

  @Test("a dialogue whose lines end tells the scene so")
  func closes() async {
    _ = await run("list")
    #expect(asked.isClosed)
  }

  @Test("refresh fetches, then has the list read again")
  func refreshes() async {
    _ = await run("refresh")
    #expect(asked.refreshes == 1)
    #expect(asked.requests == [.show(.all), .refreshed])
  }

  @Test("a word is answered by the scene; a word whose result the views show needs no answer")
  func answersWords() async {
    let log = SentencesViewModel(lines: ["1 rows: change"], messages: [], exported: .empty, outcome: .done)
    _ = await run("log", "back", words: [.log: { log }, .back: { nil }])
    #expect(answers.viewModels == [log])
    #expect(asked.requests == [.show(.all)])
  }

  @Test("a word of another architecture changes nothing, and the answer says which architecture has it", arguments: DialogueWord.allCases)
  func namesArchitecture(word: DialogueWord) async {
    _ = await run(word.rawValue)
    #expect(answers.viewModels.map(\.outcome) == [.failed])
    let name = word == .log ? "dispatcher" : "redux"
    #expect(answers.viewModels.first?.messages.map(\.sentence) == ["'\(word.rawValue)' works only with --architecture \(name)."])
    #expect(asked.requests == [.show(.all)])
  }

  @Test("help lists the words that the architecture has, and no others")
  func helpsWithWords() async {
    let help = await run("help", words: [.log: { nil }]).error
    #expect(help.contains("log                               print the events of this session"))
    #expect(!help.contains("back") && help.hasSuffix("help, quit                        this text; the end\n"))
  }

  @Test("empty lines are ignored")
  func passesOver() async {
    let picture = await run("", "   ", "list")
    #expect(asked.requests == [.show(.all), .filter(.all)])
    #expect(picture.error.isEmpty)
  }

  @Test("an unknown command is passed on as not understood, and the dialogue continues")
  func passesOnUnknown() async {
    let picture = await run("dance  now", "list")
    #expect(asked.requests == [.show(.all), .notUnderstood("dance now"), .filter(.all)])
    #expect(picture.output.isEmpty && picture.error.isEmpty)
  }

  @Test("an input error ends the dialogue with that error")
  func throwsOn() async {
    struct Broken: Error {}
    let picture = Picture(columns: 80)
    let lines = AsyncThrowingStream<String, any Error> { $0.finish(throwing: Broken()) }
    await #expect(throws: Broken.self) {
      try await dialogue(picture).run(.all, lines: lines)
    }
  }

  @Test("help goes to standard error and sends no request")
  func helps() async {
    let picture = await run("help")
    #expect(asked.requests == [.show(.all)])
    #expect(picture.output.isEmpty)
    #expect(
      picture.error == """
        list                              list all again
        next, previous, first, last       show another part of the list
        filter unread|read|all            list only these
        filter starred                    list only starred articles
        filter feed NAME                  list only this feed
        filter folder NAME                list only this folder
        search WORDS                      list only titles and authors with these words
        open ID                           show an article and mark it read
        star ID…, unstar ID…              keep articles, or not
        toggle star|read ID…              set the mark, or clear it
        mark read ID…, mark unread ID…    mark articles read or unread
        refresh                           fetch new articles, then list again
        help, quit                        this text; the end

        """)
  }

  @Test("in a narrow window, each command is above its description")
  func helpsInNarrowWindow() async {
    #expect(
      await run("help", columns: 40).error == """
        list
          list all again
        next, previous, first, last
          show another part of the list
        filter unread|read|all
          list only these
        filter starred
          list only starred articles
        filter feed NAME
          list only this feed
        filter folder NAME
          list only this folder
        search WORDS
          list only titles and authors with
          these words
        open ID
          show an article and mark it read
        star ID…, unstar ID…
          keep articles, or not
        toggle star|read ID…
          set the mark, or clear it
        mark read ID…, mark unread ID…
          mark articles read or unread
        refresh
          fetch new articles, then list again
        help, quit
          this text; the end

        """)
  }
}
