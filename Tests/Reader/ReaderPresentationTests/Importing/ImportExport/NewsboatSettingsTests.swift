import ReaderDoubles
import Testing

@testable import ReaderPresentation

@Suite("Settings of newsboat")
struct NewsboatSettingsTests {
  /// The settings in the manual of newsboat 2.21, and those of podboat, without those that an import takes over and those of feed servers.
  private static let names = """
    always-display-description always-download article-sort-order articlelist-format articlelist-title-format auto-reload
    bookmark-autopilot bookmark-interactive browser cache-file cleanup-on-quit color confirm-exit cookie-cache datetime-format
    delete-read-articles-on-quit dialogs-title-format dirbrowser-title-format display-article-progress download-full-page download-retries
    download-timeout error-log external-url-viewer feed-sort-order feedlist-format feedlist-title-format filebrowser-title-format
    goto-first-unread goto-next-feed help-title-format highlight highlight-article history-limit html-renderer http-auth-method ignore-mode
    itemview-title-format keep-articles-days mark-as-read-on-hover max-download-speed max-browser-tabs max-items notify-always notify-beep
    notify-format notify-program notify-screen notify-xterm openbrowser-and-mark-jumps-to-next-unread opml-url pager podcast-auto-enqueue
    prepopulate-query-feeds ssl-verifyhost ssl-verifypeer proxy-auth-method proxy-auth proxy-type proxy refresh-on-startup
    reload-only-visible-feeds reload-threads reload-time reset-unread-on-update run-on-startup save-path scrolloff search-highlight-colors
    searchresult-title-format selectfilter-title-format selecttag-format selecttag-title-format show-keymap-hint show-title-bar
    show-read-articles show-read-feeds suppress-first-reload swap-title-and-hints text-width toggleitemread-jumps-to-next-unread
    urls-source urlview-title-format use-proxy user-agent wrap-scroll delete-played-files download-path download-filename-format
    max-downloads player podlist-format miniflux-url freshrss-login ttrss-mode newsblur-min-items inoreader-app-id oldreader-password
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("each setting stands in one group, which says what does the same or why nothing does", arguments: names)
  func groups(name: String) { #expect(NewsboatSettings.all.count { $0.contains(name) } == 1) }

  @Test("what is no setting of newsboat is named as such", arguments: ["killfile", "colors", "miniflux", "-*", ""])
  func unknown(name: String) { #expect(NewsboatSettings.reason(for: name) == "newsboat has no such setting") }

  @Test("the table of the page about newsboat is this table")
  func page() throws {
    let rows = NewsboatSettings.all.map(Self.row)
    try PageTable.hold("| newsboat | here |\n|---|---|\n" + rows.joined(), as: "settings", in: "Newsboat.md")
  }

  private static func row(_ group: NewsboatSettings.Group) -> String {
    let names = group.names.map { "`\($0)`" }.joined(separator: ", ")
    return "| \(names) | \(group.reason.replacing(/'([^ '][^']*)'/) { "`\($0.1.replacing("|", with: "\\|"))`" }) |\n"
  }
}
