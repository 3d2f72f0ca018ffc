extension Message {
  /// What a person is told when something was stopped.
  public static let stopped = Message(.failure, "Stopped before it was done.")
}
