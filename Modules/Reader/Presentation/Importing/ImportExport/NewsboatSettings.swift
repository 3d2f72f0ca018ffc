/// What does here what the settings of newsboat do, for those that an import does not take over. The page about newsboat is made from this table.
enum NewsboatSettings {
  struct Group {
    let names: [String]
    /// What does the same, or why nothing does, as a clause.
    let reason: String

    /// - Parameter names: the settings, between spaces; one that ends with `-*` stands for all that begin so.
    init(_ names: String, _ reason: String) {
      self.names = names.split(separator: " ").map(String.init)
      self.reason = reason
    }

    func contains(_ name: String) -> Bool {
      names.contains { $0.hasSuffix("-*") ? name.hasPrefix($0.dropLast()) : name == $0 }
    }
  }

  /// What does the same as a setting, or why nothing does, as a clause.
  static func reason(for name: String) -> String { all.first { $0.contains(name) }?.reason ?? "newsboat has no such setting" }

  static let all: [Group] = refreshing + articles + screen + programs

  private static let refreshing = [
    Group("auto-reload reload-time", "the line 'refresh = 60' in the file 'keys' fetches every 60 minutes"),
    Group("refresh-on-startup suppress-first-reload", "nothing is fetched at the start; 'R' and '^R' fetch"),
    Group("always-download", "'refresh FEED --force' fetches a feed that is not due"),
    Group("download-retries download-timeout reload-threads reload-only-visible-feeds", "a refresh has limits of its own"),
    Group("download-full-page", "'feeds set FEED full-text=yes' fetches the pages of new articles"),
    Group(
      "proxy proxy-auth proxy-auth-method proxy-type use-proxy",
      "the variables http_proxy and https_proxy name a proxy, and 'feeds set FEED proxy=URL' one for a feed"),
    Group("user-agent", "'feeds set FEED agent=TEXT' sets it for a feed"),
    Group("http-auth-method", "the file 'credentials' has the logins at servers"),
    Group("ssl-verifyhost ssl-verifypeer", "certificates are always checked; the variable SSL_CERT_FILE names authorities to trust"),
    Group("cookie-cache", "no cookie is sent"),
    Group(
      "urls-source feedbin-* feedhq-* freshrss-* inoreader-* miniflux-* newsblur-* ocnews-* oldreader-* ttrss-*",
      "'sync URL --user NAME' binds FreshRSS, Miniflux, or another server with the Google Reader API"),
    Group("opml-url", "'import FILE' follows the feeds of a list"),
    Group("error-log", "'feeds --problems' lists the feeds that cannot be fetched"),
  ]

  private static let articles = [
    Group("keep-articles-days", "'config set keep.days N' keeps articles for N days"),
    Group("max-items", "'config set keep.articles N' keeps N articles of each feed"),
    Group("cleanup-on-quit delete-read-articles-on-quit", "nothing is removed at the end; 'config set keep.days N' removes by age"),
    Group("cache-file", "the option --home names another data directory"),
    Group("ignore-mode", "a rule hides articles when they arrive, and they stay stored; 'rules apply' hides what is stored"),
    Group("reset-unread-on-update", "an article that is changed stays read; 'is:edited' finds it"),
    Group("mark-as-read-on-hover", "an article is read when it is opened"),
    Group("save-path", "articles stay stored; '|' gives the text to a program"),
    Group("download-path download-filename-format", "'config set download.folder FOLDER' names the folder for episodes"),
    Group(
      "delete-played-files max-download-speed max-downloads podcast-auto-enqueue",
      "'queue' and 'download' take the episodes that you name, one after the other"),
  ]

  private static let screen = [
    Group(
      "color highlight highlight-article highlight-feed search-highlight-colors",
      "the file 'colours' has the colours of the full screen, such as 'unread = bold cyan'"),
    Group("articlelist-format", "'config set list.columns WORDS' chooses the columns of lists"),
    Group("datetime-format", "'config set list.date WORD' chooses age, short, iso or full"),
    Group(
      "articlelist-title-format dialogs-title-format dirbrowser-title-format feedlist-format feedlist-title-format filebrowser-title-format "
        + "help-title-format itemview-title-format podlist-format searchresult-title-format selectfilter-title-format selecttag-format "
        + "selecttag-title-format urlview-title-format", "only the columns of lists of articles can be chosen, with 'list.columns'"),
    Group("article-sort-order", "'t', or 'g' with newsboat's keys, sorts the list, and the order is remembered"),
    Group("feed-sort-order", "feeds stand in their folders, with one order"),
    Group("show-read-feeds", "'L' hides feeds without unread articles, or shows them, and that is remembered"),
    Group("show-read-articles", "'1' lists what is unread, and '2' all"),
    Group("prepopulate-query-feeds", "saved views always have their numbers"),
    Group("goto-first-unread goto-next-feed", "'n' goes to the next unread article, of any feed"),
    Group("openbrowser-and-mark-jumps-to-next-unread", "'O' always goes on to the next unread article"),
    Group(
      "confirm-delete-all-articles confirm-exit confirm-mark-all-feeds-read confirm-mark-feed-read", "nothing is asked; 'z' undoes"),
    Group("history-limit", "the last 100 typed lines are remembered"),
    Group(
      "always-display-description display-article-progress markfeedread-jumps-to-next-unread restrict-filename scrolloff show-keymap-hint show-title-bar "
        + "swap-title-and-hints text-width toggleitemread-jumps-to-next-unread wrap-scroll", "nothing like it can be set"),
  ]

  private static let programs = [
    Group("bookmark-autopilot bookmark-interactive", "the program of 'bookmark-cmd' has the terminal, and nothing is asked before"),
    Group("browser", "the variable BROWSER names the browser"),
    Group("external-url-viewer", "links are listed in the full screen"),
    Group("html-renderer", "articles are shown without a program"),
    Group("max-browser-tabs", "'open --next N' opens N pages"),
    Group(
      "notify-always notify-beep notify-format notify-program notify-screen notify-xterm",
      "the option --exec of 'refresh' names a program for new articles"),
    Group("pager", "the variable PAGER names the pager"),
    Group("player", "a key can run a player, such as 'list m = run mpv %u'"),
    Group("run-on-startup", "nothing is done at the start"),
  ]
}
