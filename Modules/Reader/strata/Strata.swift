import ArgumentParser
import ReaderComposition

/// The root of the command line.
struct Strata: ParsableCommand {
  static let version = "strata \(Version.number)"

  static let configuration = CommandConfiguration(
    commandName: "strata",
    abstract: "A feed reader for the terminal: RSS, Atom and JSON Feed.",
    discussion: """
      EXAMPLES:
        strata add https://example.org/        follow the feed of a page
        strata refresh                         fetch new articles
        strata list --unread --limit 20        the newest unread articles
        strata search river delta              find articles by words
        strata read 1a2b3c4d                   read an article
        strata list --starred --json | jq .    starred articles as JSON

      Exit codes: 0 done, 1 failed, 2 wrong usage, 3 some feeds failed, 4 nothing matched, \
      129, 130 and 143 ended by a closed terminal, Ctrl-C or kill.
      """,
    version: version,
    subcommands: reading + [
      QuoteCommand.self,
      PictureCommand.self,
      ConfigCommand.self,
      StoreCommand.self,
    ])

  private static let reading: [any ParsableCommand.Type] =
    [
      AddCommand.self, RemoveCommand.self, FeedsCommand.self, RefreshCommand.self, ListCommand.self, SearchCommand.self, ReadCommand.self,
      OpenCommand.self,
    ] + MarkCommands.all + [
      MarkCommand.self, TagCommand.self, ViewCommand.self, RulesCommand.self, UndoCommand.self, RedoCommand.self, CountCommand.self,
      ImportCommand.self,
      ExportCommand.self, SyncCommand.self,
      ParseCommand.self, CheckCommand.self, FullScreenCommand.self, EditionCommand.self,
    ]

  /// The names of all commands.
  static var commandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

  @OptionGroup var global: GlobalOptions
}
