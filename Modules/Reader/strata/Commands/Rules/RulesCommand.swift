import ArgumentParser

/// `strata rules …`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Hide, star, keep or mark read what arrives.",
    discussion: """
      A rule says what happens to articles when they arrive:
        strata rules add 'when title:webinar => hide'
        strata rules add 'when feed:lwn words:>2000 => star until 2026-12-31'
        strata rules add 'feed Phoronix: latest 20'
        strata rules mute 'title:election' --for 1w
      """,
    subcommands: [
      RulesListCommand.self, RulesAddCommand.self, RulesMuteCommand.self, RulesRemoveCommand.self, RulesTestCommand.self,
      RulesApplyCommand.self,
    ])
}
