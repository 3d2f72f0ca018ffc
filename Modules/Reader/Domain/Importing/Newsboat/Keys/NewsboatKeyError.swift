/// Why a line of Newsboat about keys, or about another setting, is left out.
public enum NewsboatKeyError: Error, Hashable, Sendable {
  /// Newsboat would not understand the arguments of the line.
  case arguments
  /// Newsboat would run a program to read the line.
  case command
  /// The keys of the line would run a program, and the user has not agreed to that.
  case program
  /// There are more than `NewsboatKeyEntry.maximum` lines.
  case tooMany
  /// The line is about something else than keys.
  case notAKey
  /// Newsboat has no such operation.
  case unknownOperation(String)
  /// Nothing does what this operation does. The reason is a clause.
  case noCounterpart(String, reason: String)
  /// The operation has a counterpart in these panes only.
  case elsewhere(operation: String, panes: [String])
  /// The operation takes no argument here.
  case argument(operation: String)
  /// A key cannot change this setting of Newsboat.
  case setting(String)
  /// There is no pane like this dialog.
  case noPane(String)
  case noKey(String)
  /// The line takes all keys away at once.
  case allKeys
  /// A program cannot get what this placeholder of Newsboat means.
  case placeholder(String)
  /// A value of the article would be read by a second shell.
  case quoted
  /// This line of the user's file has another meaning for the keys.
  case taken(line: Int)
  /// The file of keys cannot contain the line.
  case notALine
  /// The file of keys would be longer than `KeysLimit.bytes`.
  case tooLong
}
