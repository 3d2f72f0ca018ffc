internal import CoreDomain
internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// The queries that the user types, and the views under which they are saved.
extension ScreenState {
  /// Begins a prompt with the query of the list.
  mutating func beginFilter() -> [ScreenRequest] {
    let requests = beginPrompt(.filter)
    prompt?.text = queryText
    return requests
  }

  /// Reads a query, or says in the prompt's line what is wrong with it.
  mutating func query(_ text: String) -> Query? {
    do throws(QueryError) {
      let query = try Query(text, views: views)
      message = nil
      return query
    } catch {
      // The mistakes of a query that is still being typed are not worth remembering.
      showPassing(Message(.failure, MessageText(QueryErrorWording.sentence(for: error))))
      return nil
    }
  }

  /// Lists the articles of a query. Without a query, the rows stay.
  mutating func list(_ text: String) -> [ScreenRequest] {
    guard let query = query(text) else { return [] }
    var listed = ArticleQuery.all
    listed.add(query, at: now().queryCalendar)
    queryText = text
    return show(ordered(listed)) + sayLimit()
  }

  /// Says that the list does not keep the limit of its query: it scrolls through all articles that match.
  private mutating func sayLimit() -> [ScreenRequest] {
    hasLimit(queryText) ? say("'limit:' counts on the command line only; here, all articles that match are listed.") : []
  }

  /// Whether a query, or a view that it names, has a limit.
  func hasLimit(_ text: String) -> Bool {
    guard let query = try? Query(text, views: views) else { return false }
    var listed = ArticleQuery.all
    listed.add(query, at: now().queryCalendar)
    return listed.window != ArticleQuery.all.window
  }

  /// Narrows a list by a query. Without a query, the rows stay.
  mutating func narrow(to text: String, _ base: ArticleQuery, _ baseText: String) -> [ScreenRequest] {
    guard let query = query(text) else { return [] }
    return narrow(to: query, base, baseText)
  }

  private mutating func narrow(to query: Query, _ base: ArticleQuery, _ baseText: String) -> [ScreenRequest] {
    var narrowed = base
    narrowed.add(query, at: now().queryCalendar)
    queryText = joined(baseText, query)
    return show(narrowed) + sayLimit()
  }

  /// Narrows the list to the articles with these words in their title, authors or text.
  mutating func search(_ text: String) -> [ScreenRequest] {
    do throws(ReaderError) {
      let words = try SearchWords(text).all.map { QueryCondition.text(.text, isWhole: false, [.text($0)]) }
      focus = .list
      return narrow(to: Query(condition: words.count > 1 ? .and(words) : words.first), list.query, queryText)
    } catch {
      message = ReaderErrorWording.message(for: error)
      return []
    }
  }

  /// Narrows the list by a filter, which replaces an earlier one of its kind.
  mutating func narrow(by filter: ArticleFilter) -> [ScreenRequest] {
    let narrowed = filter.narrowing(list.query)
    let (feed, folder) = (list.query.feed, list.query.folder)
    let before = (list: list, queryText: queryText)
    changeQueryText { text in
      switch filter {
      case .all: Query(order: text.asListed.order, isUnique: narrowed.isUnique)
      case .marked, .unmarked: text.replacingMarks(having: narrowed.having, lacking: narrowed.lacking)
      case .feed(let other): text.replacing(feed, with: other)
      case .folder(let other): text.replacing(folder, with: other)
      }
    }
    focus = .list
    let requests = showAroundSelected(narrowed)
    if before.list.isLoaded { listBefore = before }
    return requests
  }

  /// Changes the text of the query as the list was changed, so that the user edits what is shown.
  mutating func changeQueryText(_ change: (Query) -> Query) {
    guard let query = try? Query(queryText, views: views) else { return }
    queryText = change(query).text
  }

  /// A query and what narrows it, as one text.
  private func joined(_ text: String, _ query: Query) -> String {
    let added = query.text
    guard !text.isEmpty, !added.isEmpty else { return text + added }
    guard var base = try? Query(text, views: views), let condition = query.condition else { return "\(text) \(added)" }
    base.condition = base.condition.map { .and([$0, condition]) } ?? condition
    if !query.order.isEmpty { base.order = query.order }
    base.limit = query.limit ?? base.limit
    base.isUnique = base.isUnique || query.isUnique
    return base.text
  }

  /// Ends the prompt of a query. A wrong query stays in the prompt.
  mutating func endFilter(_ text: String) -> [ScreenRequest] {
    let requests = list(text)
    if message?.kind != .failure {
      prompt = nil
      focus = .list
    }
    return requests
  }

  /// Asks for the name under which the typed query is saved.
  mutating func beginSave() -> [ScreenRequest] {
    guard let prompt, prompt.kind == .filter || prompt.kind == .narrow else { return [] }
    let text = prompt.kind == .filter ? prompt.text : queryText
    guard query(text) != nil else { return [] }
    guard !text.isWhitespace else {
      message = Message(.failure, "There is no query to save.")
      return []
    }
    self.prompt = Prompt(
      kind: .saveView(query: text), list: prompt.list, queryText: prompt.queryText, focus: prompt.focus,
      feed: prompt.feed, article: prompt.article)
    return []
  }

  mutating func endSave(_ name: String, _ query: String) -> [ScreenRequest] {
    let name = name.trimmingWhitespace()
    guard !name.isEmpty else {
      prompt = nil
      return say("Nothing was saved: a view needs a name.")
    }
    // A wrong name stays in the prompt, and so does one that is taken.
    do throws(ViewNameError) {
      if let taken = try views[ViewName(name)] {
        message = Message(.failure, ViewWording.message(for: .exists(taken)).sentence, hint: "Type another name.")
        return []
      }
    } catch {
      message = ViewWording.message(for: .badName(name, error))
      return []
    }
    prompt = nil
    focus = .list
    return [.views(.save(SaveViewInput(name: name, query: query)))] + list(query)
  }

  /// Lists the saved view with a number, from 4.
  mutating func listSavedView(_ number: Int?) -> [ScreenRequest] {
    let index = (number ?? 4) - BuiltInView.allCases.count - 1
    guard feeds.saved.indices.contains(index) else {
      return say("No query is saved for this key: \(keyName(of: .filter)) edits a query, and ^S there saves it.")
    }
    feeds.selectedID = .saved(feeds.saved[index].name)
    focus = .list
    return listSelectedFeed()
  }

  /// Takes over the saved views.
  mutating func show(_ viewModel: ViewList.ViewModel) -> [ScreenRequest] {
    if let views = viewModel.views {
      // What is wrong with the file is said once.
      if self.views != views || message == nil { show(viewModel.messages.filter { self.views != views || $0.kind == .failure }) }
      let (before, wasKnown) = (feeds.selectedID, areKnown(viewsIn: queryText))
      self.views = views
      feeds.show(viewModel.rows)
      if feeds.selectedID != before { lostSelected?.insert(.feeds) }
      return wasKnown && !areKnown(viewsIn: queryText) ? replaceLostList(selectedBefore: before) : beginView()
    }
    if let line = viewModel.lines.last { message = Message(.notice, line) }
    show(viewModel.messages)
    return viewModel.outcome == .done && !viewModel.lines.isEmpty ? [.views(.showBesideFeeds)] : []
  }

  /// Whether all views that a query names can be read.
  private func areKnown(viewsIn text: String) -> Bool { (try? Query(text, views: views)) != nil }

  /// Lists the saved query that the user began with.
  private mutating func beginView() -> [ScreenRequest] {
    guard let view = beginningView else { return [] }
    beginningView = nil
    guard feeds.select(view) else {
      message = Message(.failure, "There is no saved query '@\(view)'.", hint: "\(run: "view list") lists them.")
      return [.list(list.showing)]
    }
    return listSelectedFeed()
  }
}
