internal import CoreTerminal

/// The styles of the full screen.
struct Palette: Hashable, Sendable {
  /// What has a style of its own. The raw value is the name in the user's file.
  enum Part: String, Hashable, Sendable, CaseIterable {
    /// The title of an unread article, and a feed with unread articles.
    case unread
    /// The title of a read article, and a feed without unread articles.
    case read
    /// The title of a starred article; like an unread or a read one by default.
    case starred
    /// The name of a feed in a list of several.
    case feed
    case folder
    case tags
    /// The selected row of the pane with the keys.
    case selection
    case problem
    /// What is to be typed.
    case hint
  }

  private var styles: [Part: Style]

  /// - Parameters:
  ///   - isOnLight: whether the background of the terminal is light. Cyan and yellow are hard to read there.
  ///   - colors: what the user's file changes.
  init(isOnLight: Bool, _ colors: ColorsFile = ColorsFile([])) {
    let place: Style.Color = isOnLight ? .blue : .cyan
    styles = [
      .unread: .bold, .read: .dim, .feed: Style([], place), .folder: Style([], place), .tags: .dim, .selection: Style(.reversed),
      .problem: Style([], .red), .hint: Style(.bold, isOnLight ? .magenta : .yellow),
    ]
    styles.merge(colors.styles(isOnLight: isOnLight)) { _, own in own }
  }

  subscript(part: Part) -> Style { styles[part] ?? .plain }

  /// The style of an article's title.
  func title(isRead: Bool, isStarred: Bool) -> Style {
    if isStarred, let starred = styles[.starred] { return starred }
    return self[isRead ? .read : .unread]
  }
}
