extension Message {
  /// The message for a cancelled request.
  public static let stopped = Message(.failure, "Stopped before it was done.")
}
