import ArgumentParser
import CoreComposition
import CoreScenes

/// Finds unknown command names among the arguments, and suggests the nearest known name.
enum CommandNames<Root: Program> {
  struct UnknownName: Hashable {
    let name: String
    /// The command names that are valid in this place and that help lists.
    let known: [String]
    /// The parent command, such as `config`; empty at the root.
    let parent: String

    /// The message for the user.
    var sentence: String {
      let beginning = parent.isEmpty ? "There is no command '\(name)'." : "'\(Root.identity.name) \(parent)' has no command '\(name)'."
      if let near = SpellingSuggestion.of(name, among: known) { return "\(beginning) Did you mean '\(near)'?" }
      return parent.isEmpty
        ? "\(beginning) '\(Root.identity.name) help' lists all." : "\(beginning) It has: \(known.joined(separator: ", "))."
    }
  }

  /// Whether the arguments ask for help or for the version. The parser then ignores all other arguments.
  static func asksForText(_ arguments: [String]) -> Bool {
    words(of: arguments).first == help || arguments.prefix { $0 != "--" }.contains { ["--help", "-h", "--version"].contains($0) }
  }

  /// Checks command names, including those after `help`, such as `config set`.
  static func check(_ arguments: [String]) throws {
    if let unknown = unknownName(in: arguments, where: { _ in true }) { throw ValidationError(unknown.sentence) }
  }

  private static var help: String { "help" }

  /// The page that `help NAME` asks for; nil for other arguments.
  static func page(askedBy arguments: [String]) -> String? {
    guard arguments.contains(help) else { return nil }
    let words = words(of: arguments)
    return words.count > 1 && words[0] == help ? Root.helpPages[words[1]] : nil
  }

  /// The word that the parser refused, if a command name was expected in its place.
  /// - Parameter message: the parser's error message.
  static func unknownName(in arguments: [String], refusedBy message: String) -> UnknownName? {
    unknownName(in: arguments) { word in
      message.hasPrefix("Unexpected argument '\(word)'") || message.contains("unexpected arguments: '\(word)'")
    }
  }

  private static func unknownName(in arguments: [String], where isRefused: (String) -> Bool) -> UnknownName? {
    var command: any ParsableCommand.Type = Root.self
    var parents: [String] = []
    var words = words(of: arguments)
    var pages: [String] = []
    if words.first == help {
      words.removeFirst()
      pages = Root.helpPages.keys.sorted()
    }
    for word in words {
      let shown = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      let known = shown.compactMap { $0.configuration.commandName } + (parents.isEmpty ? pages : [])
      guard !known.isEmpty else { return nil }
      if let next = command.subcommand(named: word) {
        command = next
        parents.append(word)
      } else if isRefused(word) {
        return UnknownName(name: word, known: known, parent: parents.joined(separator: " "))
      }
    }
    return nil
  }

  /// The arguments with the command's name first, if only global options with values stand before it.
  static func nameFirst(_ arguments: [String]) -> [String] {
    var place = 0
    while place + 2 < arguments.count, Root.optionsWithValues.contains(arguments[place]) { place += 2 }
    guard place > 0 else { return arguments }
    return [arguments[place]] + arguments[..<place] + arguments[(place + 1)...]
  }

  /// The arguments that are neither options nor values of global options.
  private static func words(of arguments: [String]) -> [String] {
    zip([""] + arguments, arguments).filter { !$1.hasPrefix("-") && !Root.optionsWithValues.contains($0) }.map(\.1)
  }
}
