/// What a key can do. The raw value is the action's name, in menus and behind `:`.
public enum DeskAction: String, Hashable, Sendable, CaseIterable {
  case down, up
  case pageDown = "page-down"
  case pageUp = "page-up"
  case halfPageDown = "half-page-down"
  case halfPageUp = "half-page-up"
  case first, last
  case open, back, quit
  case nextPane = "next-pane"
  case previousPane = "previous-pane"
  case readOn = "read-on"
  case nextUnread = "next-unread"
  case previousUnread = "previous-unread"
  case nextArticle = "next-article"
  case previousArticle = "previous-article"
  case nextFeed = "next-feed"
  case previousFeed = "previous-feed"
  case toggleRead = "toggle-read"
  case toggleStar = "toggle-star"
  case markListRead = "mark-list-read"
  case markAllRead = "mark-all-read"
  case undo, redo
  case openLink = "open-link"
  case browse
  case browseOn = "browse-on"
  case viewUnread = "view-unread"
  case viewAll = "view-all"
  case viewStarred = "view-starred"
  case refreshFeed = "refresh-feed"
  case refresh
  case narrow, command, menu, layout, redraw, suspend
}

extension DeskAction {
  /// Whether the action is about the rows of the list when the list has the keys.
  var needsRows: Bool {
    switch self {
    case .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .open, .readOn, .nextUnread, .previousUnread, .nextArticle,
      .previousArticle, .toggleRead, .toggleStar, .browse, .browseOn:
      true
    default: false
    }
  }
}

/// A part of the screen that takes keys.
public enum DeskPane: String, Hashable, Sendable, CaseIterable {
  case feeds, list, article
}
