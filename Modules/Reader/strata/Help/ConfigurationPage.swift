/// The page of `strata help configuration`, and of the manual page strata-config(5). Its lines have at most 80 columns.
enum ConfigurationPage {
  static let text = #"""
    FILES
      The data directory is the folder that --home or STRATA_HOME names, or else
      $XDG_DATA_HOME/strata, by default ~/.local/share/strata. It has these files
      that you may edit, besides your feeds and articles:

      config.json          settings; 'strata config set KEY VALUE' changes them
      keys                 keys of the full screen; see 'strata help keys'
      colours              colours of the full screen, such as 'unread = bold cyan'
      rules                what happens to articles when they arrive
      views                saved queries; see 'strata help query'
      subscriptions.opml   your feeds, with their settings
      credentials          logins at servers; only you may read it (mode 600)
      sources              feeds from programs and files (mode 600)

      The first five may also be in $XDG_CONFIG_HOME/strata, by default
      ~/.config/strata. A file that is in both places counts in the data directory.
      A file is written where it was read, and a new one is made in the data
      directory. With --home or STRATA_HOME, all files are in the data directory.

    SETTINGS
      config.json is a JSON object of texts: {"keep.days": "365"}.

      keep.articles   how many articles of each feed are kept: 1 to 1000000, or all
      keep.days       for how many days articles are kept: 1 to 36500, or all
      copy.command    the command that also gets what the full screen copies, such
                      as wl-copy
      list.columns    columns of lists, in their order: some of marks, id, date,
                      feed, author, title, tags; separated by spaces or commas
      list.date       their dates: age (14:05, 3w), short (Mar 01), iso
                      (2026-03-01) or full (2026-03-01 14:05)
      download.folder the folder for episodes
      player.audio    the command that plays recordings; %s is the file
      player.video    the command that plays films
      images.remote   whether pictures are fetched: ask, yes or no
      images.viewer   the command that shows pictures in place of the terminal, such
                      as feh; %s is the files
      links.clean     whether links lose utm_source and its like: yes or no
      quote.url       a setting of the program 'sample'
      picture.url     another one

      The default of keep.* is all, of images.remote ask, of links.clean yes.
      Articles with a star, a tag or a rule's 'keep' are always kept. A setting that
      cannot be read has its default, which each command says; no picture is fetched
      until then.

    SETTINGS OF ONE FEED
      'strata feeds set FEED KEY=VALUE' changes them; KEY= removes one.

      title           your title of the feed
      folder          the folder that contains the feed, such as News/Local
      tags            your tags of the feed, separated by commas
      interval        minutes between two requests, 30 to 43200; only lengthens them
      agent           the User-Agent
      header          one more header field, sent only to the server it was set for
      credentials     the absolute path of a file with logins (mode 600)
      proxy           the URL of a proxy, such as socks5h://127.0.0.1:9050
      keep-articles   like keep.articles, for this feed alone
      keep-days       like keep.days, for this feed alone
      full-text       yes: a refresh also fetches the pages of new articles

    RULES
      when QUERY => ACTION, ACTION    does this with each article that arrives and
                                      matches: hide, read, star, keep
      feed NAME: latest N             hides all but the N latest of a fetch
      ... until DATE                  ends the rule after a day or a minute
      # COMMENT

        when title:election => hide until 2026-12-01
        when feed:lwn words:>2000 => star, keep

    VIEWS
      NAME = QUERY         in the order in which views are shown
      # COMMENT

        short = is:unread words:<300
        train = @short -folder:Work sort:words

    SOURCES
      exec:COMMAND         a program that prints a feed; exec:shell LINE
      filter:COMMAND:URL   a program that changes a feed of the web
      file:PATH            a file
        NAME = VALUE       a setting of the feed above, indented

    CREDENTIALS
      machine HOST login NAME password WORD

    ENVIRONMENT
      STRATA_HOME XDG_DATA_HOME XDG_CONFIG_HOME HOME    where files are
      http_proxy https_proxy all_proxy no_proxy         proxies, as libcurl has them
      SSL_CERT_FILE        certificate authorities to trust
      XDG_DOWNLOAD_DIR     the folder for downloads, unless download.folder is set
      PAGER BROWSER        programs that show long output and web pages
      NO_COLOR FORCE_COLOR no colours, or colours everywhere
      TZ                   the time zone of displayed times
      COLUMNS              the width when there is no terminal
    """#
}
