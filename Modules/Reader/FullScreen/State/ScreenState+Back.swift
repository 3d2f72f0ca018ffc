internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// Going back: from the article to the list, from the list to the feeds, and from there out of the program.
extension ScreenState {
  /// From the feeds, only `q` quits: Esc, `h` and `←` may be pressed once too often.
  mutating func back(_ key: Key?) -> [ScreenRequest] {
    switch focus {
    case .article:
      focus = .list
      article = nil
    case .list where list.range != nil: list.anchorID = nil
    case .list:
      // A selection whose beginning is not among the rows is not seen.
      list.anchorID = nil
      focus = .feeds
    case .feeds: return key == "q" ? [.quit] : say("\(keyName(of: .quit)) quits.")
    }
    return []
  }
}
