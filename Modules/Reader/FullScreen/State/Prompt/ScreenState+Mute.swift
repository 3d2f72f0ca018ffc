internal import CoreDomain
internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// How many articles the prompt for muting would hide. (``KeyMap/defaultKeyBindings`` has the key that begins it.)
struct MuteCount: Hashable, Sendable {
  /// The number as text; nil before the first answer, and for a query that is wrong.
  fileprivate(set) var number: String?
  /// The articles that the typed query hides; nil when it is wrong.
  fileprivate var wanted: ArticleQuery?
  /// The articles that are being counted; nil for none.
  fileprivate var asked: ArticleQuery?

  /// The beginning of the prompt's line.
  var sign: String { number.map { "mute \($0) \($0 == "1" ? "article" : "articles"): " } ?? "mute: " }

  /// The request for the number of the wanted articles. While others are being counted, it waits, so that fast typing piles up no work.
  fileprivate mutating func request() -> [ScreenRequest] {
    guard asked == nil, let wanted else { return [] }
    asked = wanted
    return [.count(wanted)]
  }
}

/// The prompt that hides what matches a query, now and when it arrives.
extension ScreenState {
  /// Begins a prompt with a query for what is selected.
  mutating func beginMute() -> [ScreenRequest] {
    let query: String
    if focus == .feeds {
      guard let feed = feeds.feed else { return say("Select a feed or an article first.") }
      query = ArticleRule.muteQuery(title: "", feedTitle: feed.title)
    } else {
      guard articleOutsideList == nil else { return say("Select the article in a list first.") }
      guard let row = focus == .article ? rowsWithKeys.first : list.selected else { return say("No article is selected.") }
      query = ArticleRule.muteQuery(title: row.row.title, feedTitle: row.row.feedTitle)
    }
    _ = beginPrompt(.mute)
    muteCount = MuteCount()
    return insert(query)
  }

  /// Counts the articles of the typed query.
  mutating func countMuted(_ text: String) -> [ScreenRequest] {
    muteCount.wanted = muted(text)?.query
    if muteCount.wanted == nil { muteCount.number = nil }
    return muteCount.request()
  }

  /// - Returns: nil when the query is not that of the prompt for muting.
  mutating func showMuteCount(_ viewModel: ArticleCount.ViewModel, of query: ArticleQuery) -> [ScreenRequest]? {
    guard query == muteCount.asked else { return nil }
    muteCount.asked = nil
    guard prompt?.kind == .mute, let wanted = muteCount.wanted else { return [] }
    guard wanted == query else { return muteCount.request() }
    muteCount.number = viewModel.text
    return []
  }

  /// Adds the rule. A wrong query stays in the prompt.
  mutating func endMute(_ prompt: Prompt) -> [ScreenRequest] {
    guard let muted = muted(prompt.text) else {
      if message == nil { message = Message(.failure, "There is no query to mute.") }
      return []
    }
    guard muting == nil else {
      message = Message(.failure, "The last rule is still being stored. Press Enter again.")
      return []
    }
    self.prompt = nil
    muting = prompt
    return sayBegun("Muting …") + [.rules(.mute(MuteInput(.query(muted.text), for: muted.span, hidesStored: true)))]
  }

  /// Reads the query of a rule and the time for which it hides, such as `feed:Tea title:water for 1w`.
  /// - Returns: nil for no query, and for a wrong one, about which the prompt's line then says what is wrong.
  private mutating func muted(_ text: String) -> (query: ArticleQuery, text: String, span: String?)? {
    guard let (text, span) = span(of: text), let query = query(text), let condition = query.condition else { return nil }
    guard !query.hasModifiers, query.asListed.limit == nil else {
      message = Message(.failure, "A rule's query must not have 'sort:', 'limit:' or 'unique:'.")
      return nil
    }
    var hidden = ArticleQuery.all
    hidden.add(condition, at: now().queryCalendar)
    hidden.lacking.insert(.hidden)
    return (hidden, text, span)
  }

  /// Divides `QUERY for SPAN`.
  private mutating func span(of text: String) -> (query: String, span: String?)? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let place = words.lastIndex(of: "for"), place >= words.count - 2 else { return (text, nil) }
    // Inside quotation marks or parentheses, the word belongs to the query.
    let beginning = String(text[..<words[place].startIndex]).trimmingWhitespace()
    guard (try? Query(beginning, views: views)) != nil else { return (text, nil) }
    let span = place == words.count - 1 ? "" : String(words[place + 1])
    guard DurationUnit.minutes(of: span) != nil else {
      let problem = span.isEmpty ? "A span is missing" : "'\(span)' is no span"
      message = Message(.failure, "\(problem): type 'for 12h', 3d, 2w or 6mo, or the word as \"for\".")
      return nil
    }
    return (beginning, span)
  }

  // MARK: Result

  /// The rule was added, and the articles that were there are hidden: their rows leave the list. If the rule cannot be added, the prompt returns with the
  /// query.
  mutating func show(_ viewModel: RuleList.ViewModel) -> [ScreenRequest] {
    guard let muting else { return [] }
    self.muting = nil
    guard viewModel.outcome == .done else {
      show(viewModel.messages)
      if prompt == nil { prompt = muting }
      return []
    }
    message = Message(.notice, viewModel.lines.joined(separator: "  "))
    // What the command line says about taking the rule away is a key here.
    let hint: MessageText = "\(keyName(of: .undo)) takes it back."
    show(viewModel.isUndoable ? viewModel.messages.map { Message($0.kind, $0.sentence, hint: hint) } : viewModel.messages)
    guard viewModel.hidden > 0 else { return [] }
    // The second request counts the unread articles again.
    return [.list(list.reread()), .list(.refreshed), .feeds(.show(FeedQuery()))]
  }

  /// Closes the open article if its row has gone because the article is hidden.
  mutating func closeHiddenArticle() {
    defer { list.justHidden = [] }
    guard let reference = article?.reference, list.justHidden.contains(where: { $0.text.hasPrefix(reference.prefix) }) else { return }
    article = nil
    if focus == .article { focus = .list }
  }
}
