import CoreDomain

/// Decides whether articles meet a condition. It is the only evaluator: a store may first narrow a list by its own means, but must ask it
/// about the rest.
///
/// It compiles the condition once, and then evaluates it for any number of articles.
public struct QueryMatcher: Sendable {
  private let root: Node
  /// Whether `matches` may call `body`.
  public let needsBody: Bool

  public init(_ condition: ArticleCondition) {
    root = QueryCompiler(condition).node(of: condition.condition)
    needsBody = condition.needsBody
  }

  /// Compiles all conditions of a query, except feed and folder (`ArticleMatching.subscriptions(for:among:)`).
  public init(_ query: ArticleQuery) {
    var nodes = [Node.place { ArticleMatching.matches($0, query) }]
    if !query.having.isEmpty || !query.excluded.isEmpty { nodes.append(.status { ArticleMatching.matches($0, query) }) }
    if !query.words.isEmpty {
      let words = SearchMatching(query.words.all)
      let titles = Node.article { words.matches(ArticleMatching.texts(of: $0.article)) }
      let bodies = Node.body { entry, body in words.matches(ArticleMatching.texts(of: entry.article) + [body.text]) }
      nodes.append(query.searchesBodies ? .or([titles, bodies]) : titles)
    }
    if let condition = query.condition { nodes.append(QueryCompiler(condition).node(of: condition.condition)) }
    root = .and(nodes)
    needsBody = query.searchesBodies && !query.words.isEmpty || query.condition?.needsBody ?? false
  }

  /// Whether an article meets the condition. `body` returns its body; it is called at most once, and only if nothing else decides the
  /// answer.
  public func matches<Failure>(_ entry: ArticleWithStatus, body: () throws(Failure) -> QueryBody) throws(Failure) -> Bool {
    var known: QueryBody?
    return try root.matches(entry) { () throws(Failure) in
      if let known { return known }
      let read = try body()
      known = read
      return read
    }
  }

  /// Whether articles of the feed may match. False is certain; true is not.
  public func mayMatch(_ feed: FeedID) -> Bool { root.value(feed, nil, nil) ?? true }

  /// Whether an article matches, according to the data in an index; nil if that is not enough.
  /// - Parameters:
  ///   - feed: its feed.
  ///   - place: its dates and its id.
  ///   - status: its marks; nil when they are not known.
  public func value(of feed: FeedID, _ place: ArticleSortKey, _ status: ArticleStatus?) -> Bool? { root.value(feed, place, status) }

  /// A part of the condition. The cases differ in the data that they need.
  indirect enum Node: Sendable {
    case and([Node])
    case or([Node])
    case not(Node)
    case feed(Set<FeedID>)
    case place(@Sendable (ArticleSortKey) -> Bool)
    case status(@Sendable (ArticleStatus) -> Bool)
    case article(@Sendable (ArticleWithStatus) -> Bool)
    case body(@Sendable (ArticleWithStatus, QueryBody) -> Bool)

    func matches<Failure>(_ entry: ArticleWithStatus, body: () throws(Failure) -> QueryBody) throws(Failure) -> Bool {
      switch self {
      case .and(let nodes):
        for node in nodes where try !node.matches(entry, body: body) { return false }
        return true
      case .or(let nodes):
        for node in nodes where try node.matches(entry, body: body) { return true }
        return false
      case .not(let node): return try !node.matches(entry, body: body)
      case .feed(let feeds): return feeds.contains(entry.article.feed)
      case .place(let test): return test(entry.article.place)
      case .status(let test): return test(entry.status)
      case .article(let test): return test(entry)
      case .body(let test): return test(entry, try body())
      }
    }

    /// The answer according to the known data; nil if it depends on other data.
    func value(_ feed: FeedID, _ place: ArticleSortKey?, _ status: ArticleStatus?) -> Bool? {
      switch self {
      case .and(let nodes): return Self.value(of: nodes, unless: false) { $0.value(feed, place, status) }
      case .or(let nodes): return Self.value(of: nodes, unless: true) { $0.value(feed, place, status) }
      case .not(let node): return node.value(feed, place, status).map { !$0 }
      case .feed(let feeds): return feeds.contains(feed)
      case .place(let test): return place.map(test)
      case .status(let test): return status.map(test)
      case .article, .body: return nil
      }
    }

    /// A single node with the deciding value is enough. Otherwise, the values of all nodes must be known.
    private static func value(of nodes: [Node], unless deciding: Bool, _ value: (Node) -> Bool?) -> Bool? {
      var isOpen = false
      for node in nodes {
        guard let known = value(node) else {
          isOpen = true
          continue
        }
        if known == deciding { return deciding }
      }
      return isOpen ? nil : !deciding
    }

    /// The number of words in a plain text.
    static func words(in text: String) -> Int {
      var (count, isInWord) = (0, false)
      for scalar in text.unicodeScalars {
        let isBlank = scalar.value < 0x80 ? scalar.value <= 0x20 : scalar.properties.isWhitespace
        if !isBlank, !isInWord { count += 1 }
        isInWord = !isBlank
      }
      return count
    }
  }
}

/// Compiles a condition.
private struct QueryCompiler {
  private let context: ArticleCondition

  init(_ context: ArticleCondition) { self.context = context }

  func node(of condition: QueryCondition) -> QueryMatcher.Node {
    switch condition {
    case .and(let conditions): .and(nodes(of: conditions))
    case .or(let conditions): .or(nodes(of: conditions))
    case .not(let inner): .not(node(of: inner))
    case .word(let value): word(QueryValueMatching(value))
    case .text(let field, let isWhole, let values): text(field, values.map { QueryValueMatching($0, isWhole: isWhole) })
    case .state(let states): .or(states.map(state))
    case .part(let parts): .or(parts.map(part))
    case .moment(let field, let test): moment(field, test.moments(context.ranges))
    case .view(_, let query): query.condition.map(node) ?? .and([])
    case .number(.words, let test):
      .body { _, body in
        test.holds(for: body.words > 0 ? body.words : nil)
      }
    case .number(.links, let test): .body { _, body in test.holds(for: body.links) }
    case .number(.feedUnread, let test): feeds { test.holds(for: $0.counts?.unread) }
    case .number(.feedArticles, let test): feeds { test.holds(for: $0.counts?.all) }
    case .length(let test): length(test)
    case .flag(.feedProblem, let isSet): feeds { ($0.fetchState?.hasProblem ?? false) == isSet }
    }
  }

  /// The conditions that need no body come first, because reading bodies is slow.
  private func nodes(of conditions: [QueryCondition]) -> [QueryMatcher.Node] {
    (conditions.filter { !$0.needsBody } + conditions.filter(\.needsBody)).map(node)
  }

  private func feeds(where isMatch: (QueryFeed) -> Bool) -> QueryMatcher.Node { .feed(Set(context.feeds.filter(isMatch).map(\.id))) }

  private func word(_ value: QueryValueMatching) -> QueryMatcher.Node {
    .article { value.fits(oneOf: ArticleMatching.texts(of: $0.article)) }
  }

  private func text(_ field: QueryTextField, _ values: [QueryValueMatching]) -> QueryMatcher.Node {
    func article(_ texts: @escaping @Sendable (Article) -> [String]) -> QueryMatcher.Node {
      .article { entry in
        let texts = texts(entry.article)
        return values.contains { $0.fits(oneOf: texts) }
      }
    }
    switch field {
    case .title: return article { [$0.title] }
    case .author: return article { $0.authors.map(\.shown) }
    case .url: return article { $0.url.map { [$0.text] } ?? [] }
    case .body: return .body { _, body in values.contains { $0.fits(oneOf: body.text.isEmpty ? [] : [body.text]) } }
    case .text: return .body { entry, body in values.contains { $0.fits(oneOf: ArticleMatching.texts(of: entry.article) + [body.text]) } }
    case .tag:
      @Sendable func isMatch(_ tag: TagName) -> Bool { values.contains { $0.isTag(tag.text) } }
      let publishers = QueryMatcher.Node.article { entry in values.contains { entry.article.tags.contains(where: $0.isTag) } }
      return .or([feeds { $0.tags.contains(where: isMatch) }, .status { $0.tags.contains(where: isMatch) }, publishers])
    case .lang:
      return .article { entry in entry.article.language.map { language in values.contains { $0.isLanguage(language.tag) } } ?? false }
    case .id: return .article { entry in values.contains { $0.isID(entry.article.id.text) } }
    case .feed: return feeds { feed in values.contains { $0.isFeed(feed) } }
    case .feedTitle: return feeds { feed in values.contains { $0.fits(oneOf: [feed.title]) } }
    case .feedURL: return feeds { feed in values.contains { $0.fits(oneOf: [feed.url]) } }
    case .feedTag: return feeds { feed in values.contains { value in feed.tags.contains { value.isTag($0.text) } } }
    case .folder: return feeds { feed in values.contains { $0.isFolder(feed.folder) } }
    }
  }

  private func state(_ state: QueryState) -> QueryMatcher.Node {
    switch state {
    case .read: return .status { $0.isRead }
    case .unread: return .status { !$0.isRead }
    case .starred: return .status { $0.isStarred }
    case .new:
      let began = context.latestRefresh
      return .place { $0.firstSeen == began }
    case .edited:
      return .article { entry in entry.article.isEdited || entry.article.updated.map { $0 > entry.article.firstSeen } ?? false }
    case .dated: return .article { $0.article.published != nil }
    case .hidden: return .status { $0.isHidden }
    }
  }

  private func part(_ part: QueryPart) -> QueryMatcher.Node {
    switch part {
    case .enclosure: .article { !$0.article.enclosures.isEmpty }
    case .audio, .video, .image:
      .or([
        .article { entry in entry.article.enclosures.contains { $0.type?.lowercased().hasPrefix("\(part.rawValue)/") ?? false } },
        .body { _, body in part.media.map(body.media.contains) ?? false },
      ])
    case .link: .article { $0.article.url != nil }
    case .author: .article { !$0.article.authors.isEmpty }
    case .tag: .or([feeds { !$0.tags.isEmpty }, .status { !$0.tags.isEmpty }, .article { !$0.article.tags.isEmpty }])
    case .body: .body { _, body in !body.text.isWhitespace }
    }
  }

  private func length(_ test: QueryTest<QueryLength>) -> QueryMatcher.Node {
    // Feeds write 0 where they do not know the time.
    .article { entry in test.holds(for: entry.article.enclosures.compactMap(\.seconds).filter { $0 > 0 }.max(), by: \.seconds) }
  }

  private func moment(_ field: QueryMomentField, _ range: ClosedRange<Timestamp>?) -> QueryMatcher.Node {
    // A missing moment meets no comparison.
    guard let range else { return .or([]) }
    return switch field {
    case .date, .age: .place { range.contains($0.date) }
    case .updated: .article { $0.article.updated.map(range.contains) ?? false }
    case .seen: .place { range.contains($0.firstSeen) }
    case .feedAge: feeds { $0.fetchState?.lastSucceeded.map(range.contains) ?? false }
    }
  }
}

extension QueryCondition {
  /// Whether a condition on the title, the id or the URL of a feed holds for one feed and not for the other.
  func names(_ feed: QueryFeed, unlike other: QueryFeed) -> Bool {
    leaves.contains { leaf in
      guard case .text(let field, let isWhole, let values) = leaf else { return false }
      return values.contains { value in
        let value = QueryValueMatching(value, isWhole: isWhole)
        return switch field {
        case .feed: value.isFeed(feed) && !value.isFeed(other)
        case .feedTitle: value.fits(oneOf: [feed.title]) && !value.fits(oneOf: [other.title])
        case .feedURL: value.fits(oneOf: [feed.url]) && !value.fits(oneOf: [other.url])
        default: false
        }
      }
    }
  }
}
