import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata search WORDS [conditions] [--limit N]`
struct SearchCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find articles by words in their title, author or text, newest first.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var conditions: ArticleConditions

  @OptionGroup var limit: ListLimit

  @Argument(help: ArgumentHelp("Words that the article must contain, also as parts of longer words.", valueName: "words"))
  var words: [ArgumentRun]

  var isPaged: Bool { true }

  func validate() throws { _ = try ArticleConditions.words(words.typed) }

  func perform(in application: Application) async throws {
    var query = try conditions.query(words: words.typed, limit: limit)
    query.searchesBodies = true
    await application.articleList().perform(.show(query))
  }
}
