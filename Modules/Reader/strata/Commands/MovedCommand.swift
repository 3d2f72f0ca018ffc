public import ArgumentParser
public import CoreCommandLine
import CoreComposition
public import ReaderComposition

/// `strata quote …` and `strata picture …`, which other programs have. It names the command to run instead.
struct MovedCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "quote", abstract: "Name the command of 'sample' to run instead of 'quote' or 'picture'.", shouldDisplay: false,
    aliases: ["picture"])

  @OptionGroup var global: ReaderOptions

  /// Whatever follows. It is repeated, and never understood.
  @Argument(parsing: .captureForPassthrough) var rest: [String] = []

  var remindsOfDamage: Bool { false }

  var launchOptions: LaunchOptions {
    var options = global.settings
    if let home = typed.home { options.directory = home }
    return options
  }

  func perform(in application: Application) { application.referToSample(typed.words) }

  /// The typed words without the options that are the reader's alone, and the data directory that they name.
  private var typed: (words: [String], home: String?) {
    var (words, home): ([String], String?) = ([], nil)
    var rest = CommandLine.arguments.dropFirst()
    while let word = rest.first, word != "--" {
      rest.removeFirst()
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if Strata.optionsWithValues.contains(parts[0]) {
        let value = parts.count > 1 ? parts[1] : rest.popFirst()
        if parts[0] == "--home" { home = value }
      } else if word != "--no-pager" {
        words.append(word)
      }
    }
    return (words + rest, home)
  }
}

extension MovedFeature: CommandFeature {
  public static var commands: [any ParsableCommand.Type] { [MovedCommand.self] }
}
