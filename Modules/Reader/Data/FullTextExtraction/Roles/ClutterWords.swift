/// The words by which sites name what is not the text of an article.
enum ClutterWords {
  /// Words behind which the name says something about a page, and not what the element is: `has-sidebar`, `tag-cookies`.
  static let qualifiers: Set<String> = [
    "cat", "category", "has", "hide", "is", "layout", "no", "not", "show", "tag", "term", "topic", "with", "without",
  ]
  /// Words that take the meaning from the word before: `comments-open`.
  static let states: Set<String> = ["closed", "disabled", "enabled", "layout", "off", "on", "open"]

  static let comments: Set<String> = ["disqus", "leserbriefe", "replies", "respond"]
  static let commentStems = ["comment", "comentario", "kommentar"]

  static let consent: Set<String> = ["ccpa", "cmp", "gdpr", "tcf"]
  static let consentStems = ["consent", "cookie"]

  static let payment: Set<String> = ["metered", "premiumwall", "regwall", "paygate"]
  static let paymentStems = ["paywall", "paybarrier"]

  /// Requests, offers and tools, whatever their size.
  static let boxes: Set<String> = [
    "ad", "adbox", "ads", "adslot", "adspace", "adunit", "adwrapper", "anzeige", "donate", "donation", "feedback", "follow", "lightbox",
    "login", "logon", "modal", "noprint", "optin", "outbrain", "overlay", "pager", "pagination", "paginator", "popover", "popup",
    "promoted",
    "publicidad", "publicite", "ratings", "reactions", "share", "shares", "sharing", "signin", "signup", "snackbar", "subscribe",
    "subscription", "survey", "taboola", "toast", "toolbar", "upvote", "vote", "votes", "voting", "werbung",
    "lineno", "linenodiv", "linenos", "linenumber", "linenumbers",
  ]
  static let boxStems = [
    "advert", "breadcrumb", "newsletter", "sharebar", "sharebox", "sharebutton", "sharedaddy", "sharelink", "social", "sponsor",
  ]

  /// What stands around texts. Such an element may also hold the text, when the name says where it stands.
  static let surroundings: Set<String> = [
    "author", "authorbox", "banner", "bio", "catlinks", "categories", "colophon", "copyright", "cta", "editsection", "footer", "hatnote",
    "masthead", "menu", "mostread", "nav", "navbox", "navigation", "popular", "prevnext", "promo", "promos", "promotion", "rail", "sig",
    "signature", "similar", "sitemap", "tagcloud", "taglist", "tags", "toc", "topbar", "trending", "upsell", "widgets",
  ]
  static let surroundingStems = ["navbar", "recirc", "recommend", "related", "sidebar", "sitefooter", "tableofcontents", "teaser"]
  static let surroundingEndings = ["footer", "menu", "nav", "sidebar"]
  /// Words that count only at the start of a name: `widget_text`, but not `builder-widget-text`.
  static let surroundingStarts: Set<String> = ["aside", "more", "next", "prev", "previous", "widget"]

  /// Lines about a text, as long as they are short: its date, its author, its tools.
  static let lines: Set<String> = [
    "actions", "authors", "avatar", "badge", "btn", "button", "buttons", "byline", "category", "controls", "date", "dateline", "datetime",
    "eyebrow", "kicker", "likes", "meta",
    "permalink", "poster", "posted", "postmeta", "print", "profile", "pubdate", "published", "rating", "readtime", "score", "skip",
    "skiplink",
    "stats", "time", "timestamp", "tools", "updated", "user", "userinfo", "username", "views",
  ]

  /// Words of two, which have another meaning alone: for screen readers only, and the numbers of lines.
  static let pairs: [[String]] = [
    ["line", "number"], ["line", "numbers"], ["no", "print"], ["off", "screen"], ["print", "hidden"], ["screen", "reader"], ["sr", "only"],
    ["visually", "hidden"], ["read", "next"], ["read", "more"], ["you", "may"],
  ]

  /// The texts of blocks that only say that an advertisement follows.
  static let labels: Set<String> = [
    "advertentie", "advertisement", "advertising", "anzeige", "pubblicità", "publicidad", "publicidade", "publicité", "reklama", "werbung",
    "реклама", "广告", "広告", "광고",
  ]

  /// The words of an aside that belongs to the text.
  static let notes: Set<String> = [
    "admonition", "annotation", "callout", "footnote", "footnotes", "hint", "important", "info", "marginnote", "note", "notes", "sidenote",
    "tip", "warning",
  ]

  /// The words of a list of sources, which has more links than other texts.
  static let sources: Set<String> = [
    "bibliography", "citations", "endnotes", "footnotes", "literature", "reference", "references", "reflist", "sources",
  ]

  /// Roles of elements that are no text (https://www.w3.org/TR/wai-aria-1.2/#role_definitions).
  static let boxRoles: Set<String> = ["alert", "alertdialog", "dialog", "menu", "menubar", "search", "tablist", "toolbar"]
  static let surroundingRoles: Set<String> = ["banner", "complementary", "contentinfo", "navigation", "doc-toc"]
  /// Types of microdata (https://schema.org/WebPageElement).
  static let surroundingTypes = ["/BreadcrumbList", "/SiteNavigationElement", "/WPAdBlock", "/WPFooter", "/WPHeader", "/WPSideBar"]

  /// The words of which two in a row name the body of an article: `entry-content`.
  static let bodyOwners: Set<String> = ["article", "articles", "blog", "entry", "news", "post", "story"]
  static let bodyKinds: Set<String> = ["body", "content", "contents", "copy", "inhalt", "text"]
  static let bodyWrappers: Set<String> = ["area", "container", "inner", "module", "wrap", "wrapper"]
  static let bodies: Set<String> = ["articlebody", "articlecontent", "articletext", "entrycontent", "postbody", "postcontent", "storybody"]
}
