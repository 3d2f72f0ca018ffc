extension Message {
  /// The notice that the user follows no feeds yet.
  public static let noFeeds = Message(
    .notice, "You follow no feeds.", hint: "'strata add URL' follows one, 'strata import FILE' takes over a list.")
}

extension Message {
  /// The message for a cancelled request.
  public static let stopped = Message(.failure, "Stopped before it was done.")
}
