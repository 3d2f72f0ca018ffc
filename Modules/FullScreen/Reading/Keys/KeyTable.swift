/// An action with its keys, and the words that help texts show.
public struct KeyBinding: Hashable, Sendable {
  public let action: DeskAction
  public let keys: [Key]
  /// The panes in which the keys work.
  public let panes: Set<DeskPane>
  /// One or two words for the footer.
  public let word: String
  /// A phrase that says what the action does.
  public let meaning: String

  init(_ action: DeskAction, _ keys: [Key], _ word: String, _ meaning: String, in panes: Set<DeskPane> = Set(DeskPane.allCases)) {
    self.action = action
    self.keys = keys
    self.panes = panes
    self.word = word
    self.meaning = meaning
  }
}

/// All keys of the full screen. Keys are read from this table, and the footer, the menu and the manual are made from it.
public enum KeyTable {
  public static let all: [KeyBinding] = [
    KeyBinding(.down, ["j", .down], "move", "move down, or scroll the article"),
    KeyBinding(.up, ["k", .up], "up", "move up, or scroll the article"),
    KeyBinding(.open, [.enter, "l", .right], "open", "open what is selected; an article is then read", in: [.feeds, .list]),
    KeyBinding(
      .readOn, [.space], "read on", "open what is selected; in an article, a page down, and at its end the next unread article"),
    KeyBinding(.back, ["h", .left, "q", .escape], "back", "from the article to the list, to the feeds, and out of the program"),
    KeyBinding(.nextUnread, ["n"], "next unread", "open the next unread article, also of the next feed"),
    KeyBinding(.previousUnread, ["p"], "previous unread", "open the previous unread article"),
    KeyBinding(.nextArticle, ["J"], "next", "the next article, read or not; in an article, open it"),
    KeyBinding(.previousArticle, ["K"], "previous", "the previous article, read or not; in an article, open it"),
    KeyBinding(.nextFeed, ["]"], "next feed", "list the next feed"),
    KeyBinding(.previousFeed, ["["], "previous feed", "list the previous feed"),
    KeyBinding(.toggleStar, ["s"], "star", "star the article, or take the star away", in: [.list, .article]),
    KeyBinding(.toggleRead, ["N"], "read/unread", "mark the article unread, or read", in: [.list, .article]),
    KeyBinding(.markListRead, ["A"], "all read", "mark everything in the list read"),
    KeyBinding(.markAllRead, ["C"], "everything read", "mark all articles of all feeds read"),
    KeyBinding(.undo, ["z"], "undo", "undo the last change, also one of an earlier session"),
    KeyBinding(.redo, ["Z"], "redo", "do again what was undone last"),
    KeyBinding(.browse, ["o"], "browser", "open the article's page in the browser", in: [.list, .article]),
    KeyBinding(
      .browseOn, ["O"], "browser, next",
      "open the article's page in the browser, mark it read, and select the next unread", in: [.list, .article]),
    KeyBinding(
      .openLink, ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "link", "open the link with this number in the browser", in: [.article]),
    KeyBinding(.refresh, ["R"], "refresh", "fetch new articles of all feeds that are due; you can read on meanwhile"),
    KeyBinding(.refreshFeed, ["r"], "refresh feed", "fetch new articles of this feed, if it is due"),
    KeyBinding(.viewUnread, ["1"], "unread", "list everything unread", in: [.feeds, .list]),
    KeyBinding(.viewAll, ["2"], "all", "list all articles", in: [.feeds, .list]),
    KeyBinding(.viewStarred, ["3"], "starred", "list the starred articles", in: [.feeds, .list]),
    KeyBinding(.narrow, ["/"], "find", "narrow the list by words in titles and authors, while you type"),
    KeyBinding(.command, [":"], "command", "type a command, such as ':star' or ':filter feed NAME'"),
    KeyBinding(.menu, ["?", "m"], "all keys", "list all actions; type to find one, Enter runs it"),
    KeyBinding(.pageDown, [.pageDown, .control("f")], "page down", "a page down"),
    KeyBinding(.pageUp, [.pageUp, "b", .control("b")], "page up", "a page up"),
    KeyBinding(.halfPageDown, [.control("d")], "half page down", "half a page down"),
    KeyBinding(.halfPageUp, [.control("u")], "half page up", "half a page up"),
    KeyBinding(.first, ["g", .home], "top", "to the top; in a list, with what has arrived meanwhile"),
    KeyBinding(.last, ["G", .end], "end", "to the end"),
    KeyBinding(.nextPane, [.tab], "next pane", "to the next pane"),
    KeyBinding(.previousPane, [.shiftTab], "previous pane", "to the previous pane"),
    KeyBinding(.layout, ["w"], "layout", "show at most three, two or one panes"),
    KeyBinding(.redraw, [.control("l")], "redraw", "draw the screen again"),
    KeyBinding(.suspend, [.control("z")], "suspend", "stop the program until the shell continues it"),
    KeyBinding(.quit, ["Q", .control("c")], "quit", "end the program"),
  ]

  /// What a key does in a pane; nil when it does nothing.
  public static func action(of key: Key, in pane: DeskPane) -> DeskAction? { actions[Place(key: key, pane: pane)] }

  /// The actions of a pane.
  public static func bindings(in pane: DeskPane) -> [KeyBinding] { all.filter { $0.panes.contains(pane) } }

  private struct Place: Hashable {
    let key: Key
    let pane: DeskPane
  }

  private static let actions: [Place: DeskAction] = {
    let pairs = all.flatMap { binding in
      binding.panes.flatMap { pane in binding.keys.map { (Place(key: $0, pane: pane), binding.action) } }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}
