import ArgumentParser
import CoreCommandLine
import CoreComposition
import ReaderComposition
import ReaderDomain

/// The articles that a command is about.
struct ArticleArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The articles' IDs, or their first digits; '-' reads them from standard input, one at the beginning of each line.", valueName: "id"),
    completion: .articles)
  var runs: [ArgumentRun] = []

  var ids: [String] { runs.words }

  var areFromStandardInput: Bool { ids == ["-"] }

  func validate() throws {
    if ids.contains("-"), ids.count > 1 { throw ValidationError("Give IDs or -, not both.") }
  }

  /// For commands that have no other way to select articles.
  func requireSome() throws {
    if ids.isEmpty { throw ValidationError("Give the IDs of articles: 'strata list --plain' shows them in its first column.") }
  }

  /// The references of the articles; none when standard input has none, after a message.
  @MainActor func references(in application: Application) async -> [ArticleReference] {
    areFromStandardInput ? await application.referencesFromStandardInput() : ids.map { ArticleReference($0) }
  }
}
