/// What a key can do. The raw value is the action's name, in menus and behind `:`.
enum ScreenAction: String, Hashable, Sendable, CaseIterable {
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
  case nextUnreadFeed = "next-unread-feed"
  case previousUnreadFeed = "previous-unread-feed"
  case select
  case toggleRead = "toggle-read"
  case toggleStar = "toggle-star"
  case tag
  case markListRead = "mark-list-read"
  case markAllRead = "mark-all-read"
  case changeAll = "change-all"
  case mute, undo, redo
  case openLink = "open-link"
  case find, hints, links, enclosures, images, copy, pipe, enqueue, download
  case fullText = "full-text"
  case browse
  case browseOn = "browse-on"
  case showRead = "show-read"
  case showReadFeeds = "show-read-feeds"
  case viewUnread = "view-unread"
  case viewAll = "view-all"
  case viewStarred = "view-starred"
  case viewSaved = "view-saved"
  case refreshFeed = "refresh-feed"
  case refresh
  case refreshNow = "refresh-now"
  case addFeed = "add-feed"
  case findFeed = "find-feed"
  case fold
  case changeFeed = "change-feed"
  case sort, narrow, filter, command, messages, jobs, menu, layout, redraw, suspend
}

extension ScreenAction {
  /// Whether the action scrolls.
  var isMove: Bool {
    switch self {
    case .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last: true
    default: false
    }
  }
}
