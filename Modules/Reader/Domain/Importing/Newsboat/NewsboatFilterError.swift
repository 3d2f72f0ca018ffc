/// Why a filter of Newsboat is left out.
public enum NewsboatFilterError: Error, Hashable, Sendable {
  /// The expression cannot be read at this character, from 1.
  case syntax(column: Int)
  case tooLong
  case tooDeep
  /// There are more than `NewsboatFilter.maximum` filters.
  case tooMany
  /// The directive needs another number of arguments.
  case arguments
  /// The line would run a program.
  case command
  /// The directive names another configuration file.
  case include(String)
  /// The file cannot be read.
  case unreadable
  /// Newsboat has no such attribute.
  case unknownAttribute(String)
  /// Queries have nothing like the attribute.
  case noCounterpart(String)
  /// Queries have nothing like this comparison of the attribute.
  case notComparable(String, NewsboatOperator)
  /// The literal is no value of the attribute.
  case badLiteral(String, attribute: String)
  /// Queries have no such regular expression.
  case badPattern(String)
  /// The filter would be no valid query.
  case notAQuery
  /// The title has no letter and no digit.
  case badName(String)
  /// Another view has the name.
  case nameTaken(String)
  /// There are `SavedViews.maximum` views.
  case tooManyViews
}
