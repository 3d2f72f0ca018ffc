public import CoreScenes

extension Message {
  /// The notice that the user follows no feeds yet.
  public static let noFeeds = Message(
    .notice, "You follow no feeds.", hint: "\(run: "add URL") follows one, \(run: "import FILE") takes over a list.")
}
