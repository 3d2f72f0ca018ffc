public import ArgumentParser
import CoreComposition

/// Parses the arguments of the program.
enum CommandLineParser<Root: Program> {
  /// Returns the command with its arguments. The parser has its own commands for help and the version.
  ///
  /// The first word names the command, and that command's parser reads the rest, because parsing with all commands would take most of the
  /// start-up time. If it refuses the arguments, the parser of all commands reads them again. So help and errors always have the same form.
  static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let asksForText = CommandNames<Root>.asksForText(arguments)
    if asksForText { try CommandNames<Root>.check(arguments) }
    let arguments = ArgumentRun.joined(Root.prepared(arguments))
    let nameFirst = CommandNames<Root>.nameFirst(arguments)
    if let name = nameFirst.first, let type = Root.command(named: name),
      let command = try? type.parseAsRoot(Array(nameFirst.dropFirst())), command is any Command
    {
      return command
    }
    let parsed = try Root.parseAsRoot(arguments)
    // The parser reads `-has` as options that include `-h`.
    if !(parsed is any Command || parsed is Root), !asksForText, let word = arguments.first(where: isNoCluster) {
      throw ValidationError("Unknown option '\(word)'.")
    }
    // Without a command, there are only global options.
    if parsed is Root, let command = try Root.withoutCommand(arguments) { return command }
    return parsed
  }

  /// Whether an argument looks like combined short options, but contains a letter that is not an option.
  private static func isNoCluster(_ argument: String) -> Bool {
    argument.hasPrefix("-") && !argument.hasPrefix("--") && !argument.dropFirst().allSatisfy("qnh".contains)
  }

  /// The version, if the only argument is `--version`. This case needs no parser.
  static func version(askedBy arguments: [String]) -> String? {
    arguments == ["--version"] ? Root.identity.title : nil
  }

  /// The text that the user asked for. With `--json`, the version is an object.
  private static func shown(_ text: String, _ arguments: [String]) -> String {
    guard text == Root.identity.title, arguments.contains("--json") else { return text }
    return "{\"version\": \"\(Root.identity.version)\", \"schema\": \(Root.identity.schema)}"
  }

  /// What to print for an error of the parser, and whether it is an error. Help and the version are not.
  static func message(for error: any Error, arguments: [String]) -> (text: String, isError: Bool) {
    let text = ArgumentRun.separated(Root.fullMessage(for: error))
    guard Root.exitCode(for: error) != .success else { return (shown(text, arguments), false) }
    let prefix = "Error: "
    guard text.hasPrefix(prefix) else { return ("\(Root.identity.name): " + text, true) }
    let lines = text.dropFirst(prefix.count).split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let sentence = CommandNames<Root>.unknownName(in: arguments, refusedBy: String(lines[0]))?.sentence ?? String(lines[0])
    return ("\(Root.identity.name): \(sentence)" + lines.dropFirst().map { "\n\($0)" }.joined(), true)
  }
}

extension CommandLineParser {
  /// What to print for invalid arguments that a command detects only while it runs. The form is that of the parser's own errors.
  /// - Returns: nil for another error.
  static func message(for error: any Error, of command: any ParsableCommand.Type) -> String? {
    guard let error = error as? ValidationError, let path = Root.path(to: command) else { return nil }
    let usage = Root.usageString(for: command).split(separator: "\n").joined(separator: "\n       ")
    return "\(Root.identity.name): \(error.message)\nUsage: \(usage)\n  See '\(path.joined(separator: " ")) --help' for more information."
  }
}

extension ParsableCommand {
  /// The names from this command down to `command`; nil when this command does not contain it.
  fileprivate static func path(to command: any ParsableCommand.Type) -> [String]? {
    guard let name = configuration.commandName else { return nil }
    if command == self { return [name] }
    return configuration.subcommands.lazy.compactMap { $0.path(to: command) }.first.map { [name] + $0 }
  }

  /// The command below this one with this name or alias.
  public static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.isNamed(name) }
  }

  /// Whether this is the command's name or alias.
  static func isNamed(_ name: String) -> Bool { configuration.commandName == name || configuration.aliases.contains(name) }
}
