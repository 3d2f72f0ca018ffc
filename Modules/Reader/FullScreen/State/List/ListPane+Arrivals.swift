internal import ReaderDomain
internal import ReaderScenes

/// Articles that are in the list, and that the user has not been shown.
extension ListPane {
  /// Whether a change of all articles of the list may change some that have arrived without being shown.
  var hasUnseen: Bool { mayHaveNew || !waiting.isEmpty || arrivals != nil }

  /// Whether the rows do not tell what is new: they do only if they begin at the top of a list whose newest articles are there.
  private var hidesArrivals: Bool { !isAtTop || isReordered }

  /// Something may have brought articles.
  mutating func noteArrivals() {
    if hidesArrivals { mayHaveNew = true }
  }

  /// A refresh has ended.
  /// - Returns: what counts the articles that it has brought into the list; nil if the rows tell, or if others may have arrived before.
  mutating func countArrivals() -> ArticleQuery? {
    guard hidesArrivals, !mayHaveNew else { return nil }
    var new = query.whole
    new.refresh = .latest
    arrivals = new
    return new
  }

  /// Takes over how many articles match a query, if it is the one about what has arrived. What cannot be counted may have arrived.
  mutating func show(_ viewModel: ArticleCount.ViewModel, of counted: ArticleQuery) {
    guard counted == arrivals else { return }
    arrivals = nil
    if hidesArrivals, viewModel.number != "0" { mayHaveNew = true }
  }
}

extension ScreenState {
  /// Something may have brought articles, also to the lists that Esc or a wrong filter brings back.
  mutating func noteArrivals() {
    list.noteArrivals()
    noteArrivalsBefore()
  }

  /// A refresh has ended. It has counted what is new for all feeds, and the list may show none of it.
  mutating func countArrivals() -> [ScreenRequest] {
    noteArrivalsBefore()
    return list.countArrivals().map { [.count($0)] } ?? []
  }

  mutating func showArrivals(_ viewModel: ArticleCount.ViewModel, of counted: ArticleQuery) {
    list.show(viewModel, of: counted)
    prompt?.list.show(viewModel, of: counted)
    listBefore?.list.show(viewModel, of: counted)
  }

  private mutating func noteArrivalsBefore() {
    prompt?.list.noteArrivals()
    listBefore?.list.noteArrivals()
  }
}
