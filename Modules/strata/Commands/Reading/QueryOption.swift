import ArgumentParser
import Composition
import Domain
import Scenes

/// Reads queries of the command line.
enum QueryArgument {
  /// - Throws: an error when the text is no query, or when it is empty, perhaps from an unset shell variable.
  static func query(_ texts: [String]) throws -> Query {
    let query: Query
    do throws(QueryError) {
      query = try Query(texts.joined(separator: " "))
    } catch {
      throw ValidationError(QueryErrorWording.sentence(for: error))
    }
    if query == .all, !texts.isEmpty { throw ValidationError("Give at least one word to search for.") }
    return query
  }
}

/// The option that selects the articles to change by a query.
struct QueryOption: ParsableArguments {
  @Option(help: ArgumentHelp("All articles that match this query, which is written as for 'list'.", valueName: "query"))
  var query: String?

  func validate() throws {
    guard let query else { return }
    if try QueryArgument.query([query]).hasModifiers {
      throw ValidationError(
        "A query that changes articles must not have 'sort:', 'limit:' or 'unique:': all articles that match it change.")
    }
  }

  /// The articles that match the query and do not have the mark yet, or still have it: only they change and count. Nil without the option.
  func target(_ mark: ArticleMark, isSet: Bool) throws -> StatusChange.Target? {
    guard let query else { return nil }
    var selected = ArticleQuery(having: isSet ? [] : [mark], lacking: isSet ? [mark] : [])
    selected.add(try QueryArgument.query([query]), at: Application.now().queryCalendar)
    return .matching(selected)
  }
}
