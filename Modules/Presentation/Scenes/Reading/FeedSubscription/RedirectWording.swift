public import Domain

/// The sentences about permanent redirects of feeds.
public enum RedirectWording {
  /// The notice that a feed's URL changed because of a permanent redirect.
  public static func message(for move: FeedRedirect) -> Message {
    let title = "'\(move.subscription.title)'"
    guard let other = move.mergedInto else {
      return Message(
        .notice, "\(title) has moved for good; it is asked for at \(move.target.shown) from now on.",
        hint: "'strata feeds --undo-move \(move.subscription.id)' goes back to the old address.")
    }
    return Message(
      .notice,
      "\(title) has moved for good to the address of '\(other.title)' (\(other.id)); the two are one now, with all stars and read marks.",
      hint: "Its own articles stay in the store too, and come back when you follow its old address again.")
  }

  /// The sentence about a redirect that the user reverted.
  public static func sentence(for undone: RevertedRedirect) -> String {
    "'\(undone.subscription.title)' is asked for at \(undone.subscription.url.shown) again; its move to \(undone.declined.shown) will "
      + "not be made again."
  }
}
