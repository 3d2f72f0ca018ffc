import ArgumentParser
import CoreCommandLine
import ReaderDomain

/// Words of a query that begin with a hyphen, such as `-has:audio`. The parser would read them as options.
enum QueryWords {
  /// The option whose value is a query.
  private static let option = "--query"

  /// The arguments with a blank before each such word. The parser takes no argument that begins with a blank for an option, and in a query a
  /// blank means nothing.
  static func shielded(_ arguments: [String]) -> [String] {
    let isWord = arguments.prefix { $0 != "--" }.map(Query.isExclusion)
    guard isWord.contains(true) else { return arguments }
    var command: any ParsableCommand.Type = Strata.self
    var options: Set<String> = []
    var shielded = arguments
    for (place, argument) in arguments.enumerated().prefix(isWord.count) {
      let before = place > 0 ? arguments[place - 1] : ""
      if isWord[place] {
        let takesQuery = (command as? any ReaderCommand.Type)?.takesQuery ?? false
        if before == option || takesQuery && !options.contains(before) { shielded[place] = " " + argument }
      } else if !Strata.optionsWithValues.contains(before), let next = command.subcommand(named: argument) {
        command = next
        options = Set(next.helpMessage().matches(of: /(--[a-z-]+) </).map { String($0.1) })
      }
    }
    return shielded
  }

  /// The word as the user has typed it.
  static func unshielded(_ word: String) -> String { word.hasPrefix(" -") ? String(word.dropFirst()) : word }
}

extension [ArgumentRun] {
  /// The words as the user has typed them.
  var typed: [String] { words.map(QueryWords.unshielded) }
}
