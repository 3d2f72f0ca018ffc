import ArgumentParser
import CoreCommandLine
import CoreComposition
import ReaderComposition

/// The names that a shell completes. The script of the shell calls the program with the argument that is being typed, and the words of the line.
struct CompletionCall: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Strata.identity.name, subcommands: Strata.configuration.subcommands)

  /// The first word of such a call.
  private static let beginning = "---completion"

  /// The names for a call of a shell's script, in lines; nil for other arguments. Errors are not reported: they would appear in the line that the user types.
  static func answer(to arguments: [String]) async -> String? {
    guard arguments.first == beginning else { return nil }
    do {
      _ = try await asyncParseAsRoot(arguments)
      return ""
    } catch {
      return exitCode(for: error) == .success ? fullMessage(for: error) : ""
    }
  }

  /// - Parameters:
  ///   - index: The place of the word that is being typed.
  ///   - words: The words of the line, as the shell has them.
  @MainActor
  static func names(of kind: CompletedKind, at index: Int, in words: [String]) async -> [String] {
    guard words.indices.contains(index), let options = options(in: words),
      let application = try? Application(Strata.identity, settings: [], options)
    else { return [] }
    return await application.completions(of: kind, hasBegun: !words[index].isEmpty)
  }

  /// The data directory that the line names; nil when only the shell knows which one that is.
  private static func options(in words: [String]) -> LaunchOptions? {
    let option = "--home"
    guard let place = words.lastIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return LaunchOptions() }
    // bash divides words at '=', too.
    let rest = words[place...].dropFirst().drop { $0 == "=" }
    let word = words[place] == option ? rest.first : String(words[place].dropFirst(option.count + 1))
    guard let directory = word.flatMap(unquoted), !directory.isEmpty else { return nil }
    return LaunchOptions(directory: directory)
  }

  /// A word of a shell without its quotation marks and backslashes; nil when the shell puts something in place of a part of it.
  private static func unquoted(_ word: String) -> String? {
    var text = ""
    var quotation: Character?
    var isEscaped = false
    for character in word {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\", quotation != "'" {
        isEscaped = true
      } else if character == quotation {
        quotation = nil
      } else if quotation == nil, character == "'" || character == "\"" {
        quotation = character
      } else if quotation != "'", character == "$" || character == "`" {
        return nil
      } else {
        text.append(character)
      }
    }
    return quotation == nil && !isEscaped ? text : nil
  }
}
