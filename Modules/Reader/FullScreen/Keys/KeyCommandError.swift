/// Why a line of the keys file is not a command.
enum KeyCommandError: Error, Hashable {
  /// A part between two semicolons, or behind `run` or `shell`, is missing.
  case empty
  /// A quotation mark is not closed.
  case openQuotation
  /// An action or a filter has other words behind it than it takes.
  case wrongWords(WordMistake)
  /// Neither an action nor a command has this name.
  case unknown(String)
  /// Nothing is put in place of this, such as `%x`.
  case unknownPlaceholder(String)
}
