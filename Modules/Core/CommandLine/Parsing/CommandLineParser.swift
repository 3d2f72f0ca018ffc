public import ArgumentParser
import CoreComposition

/// Parses the arguments of the program.
enum CommandLineParser<Root: Program> {
  /// The command with its arguments. Help and the version are commands of the parser, and errors, too.
  ///
  /// The first word names the command, whose own parser reads the rest: the parser of all commands takes most of the time of a start. What the
  /// own parser refuses, the parser of all commands reads again. So there is one form of help and of errors.
  static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let asksForText = CommandNames<Root>.asksForText(arguments)
    if asksForText { try CommandNames<Root>.check(arguments) }
    let arguments = ArgumentRun.joined(Root.prepared(arguments))
    if let name = arguments.first, let type = Root.subcommand(named: name),
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())), command is any Command
    {
      return command
    }
    let parsed = try Root.parseAsRoot(arguments)
    // The parser finds `-h` in `-has`.
    if !(parsed is any Command || parsed is Root), !asksForText, let word = arguments.first(where: isNoCluster) {
      throw ValidationError("Unknown option '\(word)'.")
    }
    // Without a command, there are only global options.
    if parsed is Root, let command = try Root.withoutCommand(arguments) { return command }
    return parsed
  }

  /// Whether an argument looks like several options of one letter, but contains another letter.
  private static func isNoCluster(_ argument: String) -> Bool {
    argument.hasPrefix("-") && !argument.hasPrefix("--") && !argument.dropFirst().allSatisfy("qnh".contains)
  }

  /// The version, when it is all that the user asks for. No parser is needed then.
  static func version(askedBy arguments: [String]) -> String? {
    arguments == ["--version"] ? Root.identity.title : nil
  }

  /// The text that the user asked for. With `--json`, the version is an object.
  private static func shown(_ text: String, _ arguments: [String]) -> String {
    guard text == Root.identity.title, arguments.contains("--json") else { return text }
    return "{\"version\": \"\(Root.identity.version)\", \"schema\": \(Root.identity.schema)}"
  }

  /// What to print for an error, and whether it is what the user asked for, such as help.
  static func message(for error: any Error, arguments: [String]) -> (text: String, isError: Bool) {
    let text = ArgumentRun.separated(Root.fullMessage(for: error))
    guard Root.exitCode(for: error) != .success else { return (shown(text, arguments), false) }
    let prefix = "Error: "
    guard text.hasPrefix(prefix) else { return ("\(Root.identity.name): " + text, true) }
    let lines = text.dropFirst(prefix.count).split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let sentence = CommandNames<Root>.unknownName(in: arguments, refusedBy: String(lines[0]))?.sentence ?? String(lines[0])
    return (["\(Root.identity.name): " + sentence].joined() + lines.dropFirst().map { "\n" + $0 }.joined(), true)
  }
}

extension CommandLineParser {
  /// What to print for an error that a command found only when it ran, such as a query with an unknown view: the same as for one that its
  /// arguments show.
  /// - Returns: nil for another error.
  static func message(for error: any Error, of command: any ParsableCommand.Type) -> String? {
    guard let error = error as? ValidationError, let path = Root.path(to: command) else { return nil }
    let usage = Root.usageString(for: command).split(separator: "\n").joined(separator: "\n       ")
    return "\(Root.identity.name): \(error.message)\nUsage: \(usage)\n  See '\(path.joined(separator: " ")) --help' for more information."
  }
}

extension ParsableCommand {
  /// The name of this command and of those that lead from it to another one; nil when it does not contain that one.
  fileprivate static func path(to command: any ParsableCommand.Type) -> [String]? {
    guard let name = configuration.commandName else { return nil }
    if command == self { return [name] }
    return configuration.subcommands.lazy.compactMap { $0.path(to: command) }.first.map { [name] + $0 }
  }

  /// The command below this one with this name or alias.
  public static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name || $0.configuration.aliases.contains(name) }
  }
}
