import ArgumentParser

/// `strata queue add|list|remove|next`
struct QueueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "queue", abstract: "Queue episodes, and play them.",
    discussion: """
      EXAMPLES:
        strata list 'has:audio length:<1h' --plain | strata queue add -
        strata download --queue
        strata queue next

      The player is mpv unless 'strata config set player.audio COMMAND' names another.
      """,
    subcommands: [QueueAddCommand.self, QueueListCommand.self, QueueRemoveCommand.self, QueueNextCommand.self])
}
