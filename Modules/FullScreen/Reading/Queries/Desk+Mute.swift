internal import Domain
internal import Scenes

/// How many articles the prompt for muting would hide.
struct MuteCount: Hashable, Sendable {
  /// The number as text; nil before the first answer. A query that is wrong keeps it.
  fileprivate(set) var number: String?
  /// The articles that the typed query hides; nil when it is wrong.
  fileprivate var wanted: ArticleQuery?
  /// The articles that are being counted; nil for none.
  fileprivate var asked: ArticleQuery?

  /// The beginning of the prompt's line.
  var sign: String { number.map { "mute \($0) \($0 == "1" ? "article" : "articles"): " } ?? "mute: " }

  /// The request for the number of the wanted articles. While others are being counted, it waits, so that fast typing piles up no work.
  fileprivate mutating func request() -> [DeskRequest] {
    guard asked == nil, let wanted else { return [] }
    asked = wanted
    return [.count(wanted)]
  }
}

/// What the user mutes: a rule, and the articles that it hides at once.
struct Mute: Hashable, Sendable {
  enum Stage: Hashable, Sendable {
    case addingRule, hiding, done
    case undoing, undone
  }

  /// What the user typed, to type on when the rule cannot be added.
  fileprivate let prompt: Prompt
  /// The change that hides the articles.
  fileprivate let change: StatusChange
  fileprivate var stage = Stage.addingRule
  /// The rule that was added; nil when it was there already.
  fileprivate var rule: ArticleRule?
  /// What there is to say when the articles are hidden.
  fileprivate var sentence = ""
  fileprivate var messages: [Message] = []
  /// Whether articles were hidden, which is then a change to undo.
  fileprivate var hasHidden = false
  /// Whether nothing was changed since, so that an undo is about this.
  var isLatest = true

  fileprivate var isUnderWay: Bool { [.addingRule, .hiding, .undoing].contains(stage) }
}

/// The prompt that hides what matches a query, now and when it arrives.
extension Desk {
  /// Begins a prompt with a query for what is selected.
  mutating func beginMute() -> [DeskRequest] {
    let query: String
    if focus == .feeds {
      guard let feed = feeds.feed else { return say("Select a feed or an article first.") }
      query = ArticleRule.muteQuery(title: "", feedTitle: feed.title)
    } else {
      guard let row = list.selected else { return say("No article is selected.") }
      query = ArticleRule.muteQuery(title: row.row.title, feedTitle: row.row.feedTitle)
    }
    _ = beginPrompt(.mute)
    muteCount = MuteCount()
    return insert(query)
  }

  /// Counts the articles of the typed query.
  mutating func countMuted(_ text: String) -> [DeskRequest] {
    muteCount.wanted = muted(text)?.query
    return muteCount.request()
  }

  /// - Returns: nil when the query is not that of the prompt for muting.
  mutating func showMuteCount(_ viewModel: ArticleCount.ViewModel, of query: ArticleQuery) -> [DeskRequest]? {
    guard query == muteCount.asked else { return nil }
    muteCount.asked = nil
    guard prompt?.kind == .mute, let wanted = muteCount.wanted, wanted != query else {
      if let number = viewModel.number { muteCount.number = Int(number).map(CountWording.number) ?? number }
      return []
    }
    return muteCount.request()
  }

  /// Adds the rule. A wrong query stays in the prompt.
  mutating func endMute(_ prompt: Prompt) -> [DeskRequest] {
    guard let muted = muted(prompt.text) else {
      if message == nil { message = Message(.failure, "There is no query to mute.") }
      return []
    }
    guard !(mute?.isUnderWay ?? false) else {
      message = Message(.failure, "The last rule is still being stored. Press Enter again.")
      return []
    }
    self.prompt = nil
    mute = Mute(prompt: prompt, change: StatusChange(.matching(muted.query), .set(.hidden, true), listsArticles: false))
    return say("Muting …") + [.rules(.rules(.mute(.query(muted.text), for: muted.span)))]
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
    guard QuerySpanUnit.minutes(of: span) != nil else {
      let problem = span.isEmpty ? "A span is missing" : "'\(span)' is no span"
      message = Message(.failure, "\(problem): type 'for 12h', 3d, 2w or 6mo, or the word as \"for\".")
      return nil
    }
    return (beginning, span)
  }

  // MARK: What became of it

  /// The rule was added or removed, or not.
  mutating func show(_ viewModel: RuleList.ViewModel) -> [DeskRequest] {
    guard let mute else { return [] }
    guard viewModel.outcome == .done else {
      show(viewModel.messages)
      self.mute = nil
      if mute.stage == .addingRule, prompt == nil { prompt = mute.prompt }
      return mute.stage == .undoing ? [.list(list.reread()), .feeds(.show(FeedQuery()))] : []
    }
    if mute.stage == .undoing {
      self.mute?.stage = .undone
      // A failed undo says so itself.
      if message?.kind != .failure {
        message = Message(
          .notice, mute.hasHidden ? "Undone: the articles are shown again, and the rule is removed." : "Undone: the rule is removed.")
      }
      return [.list(list.reread()), .feeds(.show(FeedQuery()))]
    }
    guard mute.stage == .addingRule else { return [] }
    self.mute?.rule = viewModel.added
    self.mute?.sentence = viewModel.lines.first ?? ""
    self.mute?.messages = viewModel.messages
    self.mute?.stage = .hiding
    return [.list(.change(mute.change))]
  }

  /// The articles that were there are hidden. They leave the list, and the pane of the article.
  /// - Returns: nil when the change is another one.
  mutating func showMuted(_ viewModel: ArticleList.ViewModel, after change: StatusChange) -> [DeskRequest]? {
    guard let mute, mute.stage == .hiding, mute.change == change else { return nil }
    self.mute?.stage = .done
    self.mute?.hasHidden = viewModel.outcome == .done
    let hidden = viewModel.outcome == .done ? viewModel.summary ?? "" : "No article is there to hide."
    message = Message(.notice, "\(hidden) \(mute.sentence)")
    // What the command line says about taking the rule away is a key here.
    let hint = mute.rule == nil ? nil : "\(keyName(of: .undo)) takes it back."
    show(mute.messages.map { Message($0.kind, $0.sentence, hint: hint ?? $0.hint) } + viewModel.messages)
    guard viewModel.outcome == .done else { return [] }
    article = nil
    if focus == .article { focus = .list }
    return [.list(list.reread()), .feeds(.show(FeedQuery()))]
  }

  // MARK: Undo

  /// Shows the articles again and removes the rule.
  /// - Returns: nil when something else was changed last.
  mutating func undoMute() -> [DeskRequest]? {
    guard let mute, mute.stage == .done, mute.isLatest, let rule = mute.rule else { return nil }
    self.mute?.stage = .undoing
    return (mute.hasHidden ? [.undo(.undo(.last))] : []) + [.rules(.rules(.remove(rule.text)))]
  }

  /// Adds the rule again and hides the articles again.
  /// - Returns: nil when something else was undone last.
  mutating func redoMute() -> [DeskRequest]? {
    guard let mute, mute.stage == .undone, mute.isLatest, let rule = mute.rule else { return nil }
    self.mute = Mute(prompt: mute.prompt, change: mute.change)
    return [.rules(.rules(.add(rule.text)))]
  }
}

extension DeskRequest {
  /// Whether the request may change what an undo undoes.
  var isUndoable: Bool {
    switch self {
    case .list(.change), .list(.open), .undo, .browse, .run, .views(.save), .views(.remove): true
    default: false
    }
  }
}
