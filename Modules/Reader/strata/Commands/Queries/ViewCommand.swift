import ArgumentParser

/// `strata view …`
struct ViewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "view", abstract: "Save queries under names.",
    discussion: """
      In a query, @NAME stands for a saved query:
        strata view save short 'is:unread words:<300'
        strata list @short
        strata count '@short folder:News'
      """,
    subcommands: [ViewSaveCommand.self, ViewListCommand.self, ViewShowCommand.self, ViewRemoveCommand.self])
}
