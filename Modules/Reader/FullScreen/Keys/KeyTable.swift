/// An action with its keys, and the words that help texts show.
public struct KeyBinding: Hashable, Sendable {
  public let action: DeskAction
  public let keys: [Key]
  /// The keys for a user of newsboat; none when newsboat has something else on them.
  public let newsboatKeys: [Key]
  /// The panes in which the keys work.
  public let panes: Set<DeskPane>
  /// One or two words for the footer.
  public let word: String
  /// A phrase that says what the action does. It is short, so that a menu of 80 columns shows the whole phrase.
  public let meaning: String

  /// - Parameter newsboatKeys: nil when they are the same.
  init(
    _ action: DeskAction, _ keys: [Key], newsboat newsboatKeys: [Key]? = nil, _ word: String, _ meaning: String,
    in panes: Set<DeskPane> = Set(DeskPane.allCases)
  ) {
    self.action = action
    self.keys = keys
    self.newsboatKeys = newsboatKeys ?? keys
    self.panes = panes
    self.word = word
    self.meaning = meaning
  }
}

/// All keys of the full screen, for both key maps. Keys are read from this table, and the footer, the menu and the manual are made from it.
public enum KeyTable {
  private static let inArticles: Set<DeskPane> = [.list, .article]

  public static let all: [KeyBinding] = [
    KeyBinding(.down, ["j", .down], newsboat: [.down], "move", "move down, or scroll the article"),
    KeyBinding(.up, ["k", .up], newsboat: [.up], "up", "move up, or scroll the article"),
    KeyBinding(.open, [.enter, "l", .right], newsboat: [.enter, .right], "open", "open what is selected", in: [.feeds, .list]),
    KeyBinding(.readOn, [.space], "read on", "open, page down, then the next unread article"),
    KeyBinding(.back, ["h", .left, "q", .escape], newsboat: ["q", "h", .left, .escape], "back", "one pane back; from the feeds, q quits"),
    KeyBinding(.nextUnread, ["n"], "next unread", "open the next unread article, of any feed"),
    KeyBinding(.previousUnread, ["p"], "previous unread", "open the previous unread article"),
    KeyBinding(.nextArticle, ["J"], "next", "the next article, read or not"),
    KeyBinding(.previousArticle, ["K"], "previous", "the previous article, read or not"),
    KeyBinding(.nextFeed, ["]"], newsboat: ["j", "]"], "next feed", "list the next feed or saved query"),
    KeyBinding(.previousFeed, ["["], newsboat: ["k", "["], "previous feed", "list the previous feed or saved query"),
    KeyBinding(.nextUnreadFeed, [.control("n")], "next unread feed", "list the next feed with unread articles"),
    KeyBinding(.previousUnreadFeed, [.control("p")], "previous unread feed", "list the previous feed with unread articles"),
    KeyBinding(.select, ["v"], "select", "begin or end a selection of several articles", in: [.list]),
    KeyBinding(.toggleStar, ["s"], "star", "star the article, or take the star away", in: inArticles),
    KeyBinding(.tag, ["T"], "tag", "tag the article, or the selected ones", in: inArticles),
    KeyBinding(.toggleRead, ["N"], "read/unread", "mark the article unread, or read", in: inArticles),
    KeyBinding(.markListRead, ["A"], "all read", "mark everything in the list read"),
    KeyBinding(.markAllRead, ["C"], "everything read", "mark all articles of all feeds read"),
    KeyBinding(.changeAll, ["M"], "mark all", "mark or star all articles of the list", in: [.list]),
    KeyBinding(.mute, ["x"], "mute", "hide what is like this, now and from now on"),
    KeyBinding(.undo, ["z"], "undo", "undo the last change"),
    KeyBinding(.redo, ["Z"], "redo", "do again what was undone last"),
    KeyBinding(.browse, ["o"], "browser", "open the page in the browser", in: inArticles),
    KeyBinding(.browseOn, ["O"], "browser, next", "open in the browser, mark read, go on", in: inArticles),
    KeyBinding(
      .openLink, ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "link", "open the link with this number", in: [.article]),
    KeyBinding(.hints, ["f"], "links", "letters on links; Enter opens, i shows images", in: [.article]),
    KeyBinding(.links, ["u"], "list of links", "list the links of the article", in: [.article]),
    KeyBinding(.enclosures, ["e"], "enclosures", "open the files of the article in the browser", in: [.article]),
    KeyBinding(.images, ["i"], "images", "fetch and show the images, or hide them", in: [.article]),
    KeyBinding(.copy, ["y"], "copy", "copy the address of the article", in: inArticles),
    KeyBinding(.pipe, ["|"], "pipe", "give the text of the article to a program", in: [.article]),
    KeyBinding(.refresh, ["R"], "refresh", "fetch new articles of all feeds that are due"),
    KeyBinding(.refreshFeed, ["r"], "refresh feed", "fetch new articles of this feed, if due"),
    KeyBinding(.showRead, ["L"], "read too", "list read articles too, or no longer", in: [.list]),
    KeyBinding(.sort, ["t"], newsboat: ["g"], "sort", "sort the list", in: [.list]),
    KeyBinding(.viewUnread, ["1"], "unread", "list everything unread", in: [.feeds, .list]),
    KeyBinding(.viewAll, ["2"], "all", "list all articles", in: [.feeds, .list]),
    KeyBinding(.viewStarred, ["3"], "starred", "list the starred articles", in: [.feeds, .list]),
    KeyBinding(.viewSaved, ["4", "5", "6", "7", "8", "9"], "saved", "list the first six saved queries", in: [.feeds, .list]),
    KeyBinding(.addFeed, ["a"], "add", "follow a feed", in: [.feeds, .list]),
    KeyBinding(.changeFeed, ["c"], "change", "rename, move or remove the feed", in: [.feeds]),
    KeyBinding(.narrow, ["/"], "find", "narrow the list by a query, while you type", in: [.feeds, .list]),
    KeyBinding(.find, ["/"], "find", "find in the article; n and N go on", in: [.article]),
    KeyBinding(.filter, ["F"], "query", "edit the query of the list; ^S saves it"),
    KeyBinding(.command, [":"], "command", "type a command, such as ':filter feed NAME'"),
    KeyBinding(.messages, ["\""], "messages", "list what was told, to read it again"),
    KeyBinding(.jobs, ["&"], "jobs", "list what runs beside, to stop it"),
    KeyBinding(.menu, ["?", "m"], "all keys", "list all actions; type to find one"),
    KeyBinding(.pageDown, [.pageDown, .control("f")], newsboat: [.pageDown], "page down", "a page down"),
    KeyBinding(.pageUp, [.pageUp, "b", .control("b")], newsboat: [.pageUp, "b"], "page up", "a page up"),
    KeyBinding(.halfPageDown, [.control("d")], newsboat: [], "half page down", "half a page down"),
    KeyBinding(.halfPageUp, [.control("u")], newsboat: [], "half page up", "half a page up"),
    KeyBinding(.first, ["g", .home], newsboat: [.home], "top", "to the top, with what has arrived meanwhile"),
    KeyBinding(.last, ["G", .end], newsboat: [.end], "end", "to the end"),
    KeyBinding(.nextPane, [.tab], "next pane", "to the next pane"),
    KeyBinding(.previousPane, [.shiftTab], "previous pane", "to the previous pane"),
    KeyBinding(.layout, ["w"], "layout", "show at most three, two or one panes"),
    KeyBinding(.redraw, [.control("l")], "redraw", "draw the screen again"),
    KeyBinding(.suspend, [.control("z")], "suspend", "stop until the shell continues the program"),
    KeyBinding(.quit, ["Q", .control("c")], "quit", "end the program"),
  ]
}
