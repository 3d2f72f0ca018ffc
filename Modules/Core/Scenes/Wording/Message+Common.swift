extension Message {
  /// The message at the end of a dry run.
  public static let dryRun = Message(.notice, "This was a dry run: nothing was changed.")

  /// The message for a cancelled request.
  public static let stopped = Message(.failure, "Stopped before it was done.")

  /// The message for a line of a dialogue that is not a command.
  public static func notACommand(_ line: String) -> Message {
    Message(.failure, "'\(line)' is not a command.", hint: "Type help for the list.")
  }
}
