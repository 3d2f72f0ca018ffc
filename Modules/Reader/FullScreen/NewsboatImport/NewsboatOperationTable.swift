/// All operations of newsboat, in the order of its manual. The import of keys reads this table, and the page about newsboat is made from it.
enum NewsboatOperationTable {
  static let all: [NewsboatOperation] = reading + finding + links + commands + lists + moves

  private static let reading: [NewsboatOperation] = [
    NewsboatOperation("open", .enter, .open),
    NewsboatOperation("quit", "q", .back),
    NewsboatOperation("hard-quit", "Q", .quit),
    NewsboatOperation("reload", "r", .refreshFeed, "if the feed is due"),
    NewsboatOperation("reload-all", "R", .refresh, "if they are due; '^R' fetches all"),
    NewsboatOperation("mark-feed-read", "A", .markListRead, "in a list of several feeds, it marks all of them"),
    NewsboatOperation("mark-all-feeds-read", "C", .markAllRead, "'z' undoes it"),
    NewsboatOperation("mark-all-above-as-read", nil, without: "'v' selects several articles, and 'A' marks them read"),
    NewsboatOperation("save", "s", without: "articles stay stored; '|' gives the text to a program, and 's' stars"),
    NewsboatOperation("save-all", nil, without: "articles stay stored; 'export --all' writes all into a folder"),
    NewsboatOperation("next-unread", "n", .nextUnread, "opens it, also from the list, and so marks it read"),
    NewsboatOperation("prev-unread", "p", .previousUnread, "opens it, also from the list, and so marks it read"),
    NewsboatOperation("next", "J", .nextArticle),
    NewsboatOperation("prev", "K", .previousArticle),
    NewsboatOperation("random-unread", .control("k"), without: "nothing is chosen at random; 'n' goes to the next unread article"),
    NewsboatOperation("open-in-browser", "o", .browse),
    NewsboatOperation("open-in-browser-noninteractively", nil, .browse, "a program has the terminal until it ends"),
    NewsboatOperation("open-in-browser-and-mark-read", "O", .browseOn, "then goes on to the next unread article in the list"),
    NewsboatOperation("open-all-unread-in-browser", nil, without: "the command 'open --next N' opens several pages"),
    NewsboatOperation(
      "open-all-unread-in-browser-and-mark-read", nil, without: "the command 'open --next N' opens several pages, and marks them"),
    NewsboatOperation("help", "?", .menu),
    NewsboatOperation("toggle-source-view", .control("u"), without: "an article is shown as text only"),
    NewsboatOperation("toggle-article-read", "N", .toggleRead),
    NewsboatOperation("toggle-show-read-feeds", "l", inPanes: [.feeds: .showReadFeeds, .list: .showRead]),
  ]

  private static let finding: [NewsboatOperation] = [
    NewsboatOperation("show-urls", "u", .links),
    NewsboatOperation("clear-tag", .control("t"), without: "'2' lists all articles again"),
    NewsboatOperation("set-tag", "t", without: "'/' and 'feed.tag:NAME' list the articles of feeds with a tag"),
    NewsboatOperation(
      "open-search", "/", inPanes: [.feeds: .narrow, .list: .narrow, .article: .find],
      "a word narrows the list by title and author; 'text:WORD' looks into texts, and '2' lists all first"),
    NewsboatOperation("goto-url", "#", .hints, "letters instead of numbers"),
  ]

  private static let digits: [(name: String, key: Key)] = zip(
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"], "123456789"
  ).map { (name: $0, key: Key(.character($1))) }

  private static let links =
    digits.map { NewsboatOperation($0.name, $0.key, .openLink, "only the digit itself") }
    + [NewsboatOperation("zero", "0", without: "'f' gives all links letters")]

  private static let commands = digits.map {
    NewsboatOperation("cmd-\($0.name)", $0.key, without: "digits list views; 'M-1 2 j' moves by twelve")
  }

  private static let lists: [NewsboatOperation] = [
    NewsboatOperation("enqueue", "e", .enqueue, "'e' opens the files of the article"),
    NewsboatOperation("edit-urls", "E", without: "'a' follows a feed, and 'c' changes one; 'E' queues the episode"),
    NewsboatOperation("reload-urls", .control("r"), without: "what changes in files is noticed without a key; '^R' fetches all feeds"),
    NewsboatOperation("redraw", .control("l"), .redraw),
    NewsboatOperation("cmdline", ":", .command),
    NewsboatOperation("set-filter", "F", .filter, "takes a query, such as 'is:unread', and no filter of newsboat"),
    NewsboatOperation("select-filter", "f", without: "saved queries are above the feeds, and on '4' to '9'; 'f' finds a feed"),
    NewsboatOperation("clear-filter", .control("f"), without: "'2' lists all articles again"),
    NewsboatOperation("bookmark", .control("b"), without: "the import gives the key to the program of 'bookmark-cmd', if there is one"),
    NewsboatOperation("edit-flags", .control("e"), .tag, "names instead of letters"),
    NewsboatOperation("next-unread-feed", .control("n"), .nextUnreadFeed),
    NewsboatOperation("prev-unread-feed", .control("p"), .previousUnreadFeed),
    NewsboatOperation("next-feed", "j", .nextFeed),
    NewsboatOperation("prev-feed", "k", .previousFeed),
    NewsboatOperation("delete-article", "D", line: "hide", "the article is hidden, and 'z' undoes it"),
    NewsboatOperation("delete-all-articles", .control("d"), without: "'M' marks all articles of a list"),
    NewsboatOperation("purge-deleted", "$", without: "hidden articles are not listed anyway"),
    NewsboatOperation("view-dialogs", "v", without: "all panes are there; 'Tab' goes from one to the next, and 'v' selects articles"),
    NewsboatOperation("close-dialog", .control("x"), without: "all panes are there; 'q' goes back"),
    NewsboatOperation("next-dialog", .control("v"), without: "all panes are there; 'Tab' goes from one to the next"),
    NewsboatOperation("prev-dialog", .control("g"), without: "all panes are there; 'S-Tab' goes from one to the former"),
    NewsboatOperation("pipe-to", "|", .pipe, "only from the article; a program with its arguments, without a shell"),
    NewsboatOperation("sort", "g", .sort),
    NewsboatOperation("rev-sort", "G", .sort, "both directions are offered"),
  ]

  private static let moves: [NewsboatOperation] = [
    NewsboatOperation("up", .up, .up),
    NewsboatOperation("down", .down, .down),
    NewsboatOperation("pageup", Key(.pageUp), .pageUp),
    NewsboatOperation("pagedown", Key(.pageDown), .pageDown),
    NewsboatOperation("halfpageup", nil, .halfPageUp),
    NewsboatOperation("halfpagedown", nil, .halfPageDown),
    NewsboatOperation("home", Key(.home), .first),
    NewsboatOperation("end", Key(.end), .last),
    NewsboatOperation("macro-prefix", ",", without: "a macro is a sequence of keys, such as 'all , k = open ; down'"),
    NewsboatOperation("switch-focus", .tab, .nextPane),
    NewsboatOperation("goto-title", nil, .findFeed, "finds feeds"),
    NewsboatOperation("prevsearchresults", "z", without: "'/' and '↑' bring back an earlier query; 'z' undoes"),
    NewsboatOperation("article-feed", nil, without: "':filter feed NAME' lists the articles of a feed"),
  ]
}
