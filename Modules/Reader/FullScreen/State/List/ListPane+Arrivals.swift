/// Articles that are in the list, and that the user has not been shown.
extension ListPane {
  /// Whether a change of all articles of the list may change some that have arrived without being shown.
  var hasUnseen: Bool { mayHaveNew || !waiting.isEmpty }

  /// Something may have brought articles. The rows tell which are new only if they begin at the top of a list whose newest articles are there.
  mutating func noteArrivals() {
    if !isAtTop || isReordered { mayHaveNew = true }
  }
}

extension ScreenState {
  /// Something may have brought articles, also to the lists that Esc or a wrong filter brings back.
  mutating func noteArrivals() {
    list.noteArrivals()
    prompt?.list.noteArrivals()
    listBefore?.list.noteArrivals()
  }
}
