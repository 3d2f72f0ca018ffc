import ArgumentParser
import CoreComposition
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// Reads queries of the command line.
enum QueryArgument {
  /// Checks a query before the command begins. One that names views is checked when the command reads it, because only then it is known
  /// where the views are.
  static func check(_ texts: [String], _ rule: (Query) throws -> Void = { _ in }) throws {
    let text = texts.joined(separator: " ")
    guard !text.unicodeScalars.contains("@") else { return }
    let query: Query
    do throws(QueryError) { query = try Query(text) } catch { throw Self.error(for: error) }
    if query == .all, !texts.isEmpty { throw ValidationError("Give at least one word to search for.") }
    try rule(query)
  }

  /// The query of these words; nil when the saved views cannot be read, after a message.
  /// - Throws: an error when the text is no query, or when it is empty, perhaps from an unset shell variable.
  @MainActor static func query(
    _ texts: [String], in application: Application, _ rule: (Query) throws -> Void = { _ in }
  ) async throws -> Query? {
    guard !texts.isEmpty else { return .all }
    try check(texts, rule)
    let read: Query?
    do throws(QueryError) { read = try await application.query(texts.joined(separator: " ")) } catch { throw Self.error(for: error) }
    if let read { try rule(read) }
    return read
  }

  private static func error(for error: QueryError) -> ValidationError { ValidationError(QueryErrorWording.sentence(for: error)) }
}

/// The option that selects the articles to change by a query.
struct QueryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("All articles that match this query, which is written as for 'list'.", valueName: "query"), completion: .queries)
  var query: String?

  private var texts: [String] { query.map { [QueryWords.unshielded($0)] } ?? [] }

  func validate() throws {
    if !texts.isEmpty { try QueryArgument.check(texts, Self.checkModifiers) }
  }

  /// The articles that match the query and that the change would change. Nil without the option, and when the saved views cannot be read,
  /// after a message.
  @MainActor func target(_ change: ArticleStatus.Change, in application: Application) async throws -> StatusChange.Target? {
    guard !texts.isEmpty, let read = try await QueryArgument.query(texts, in: application, Self.checkModifiers) else { return nil }
    var selected = ArticleQuery.all.changed(by: change)
    selected.add(read.condition, at: Application.now().queryCalendar)
    return .matching(selected)
  }

  private static func checkModifiers(_ query: Query) throws {
    if query.hasModifiers {
      throw ValidationError(
        "A query that changes articles must not have 'sort:', 'limit:' or 'unique:': all articles that match it change.")
    }
    if query.asListed.limit != nil {
      throw ValidationError("The saved query has a 'limit:', but all articles that match it would change: save one without it.")
    }
  }
}
