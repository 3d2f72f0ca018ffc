/// A condition with all that it depends on besides the article: the time, the feeds, and the latest refresh.
public struct ArticleCondition: Hashable, Sendable, CustomStringConvertible {
  public let condition: QueryCondition
  /// The feeds of the articles. A use case knows them.
  public var feeds: [QueryFeed]
  /// When the latest refresh began. A repository knows it.
  public var latestRefresh: Timestamp?
  /// What the moments of the condition mean.
  let ranges: [QueryMoment: ClosedRange<Timestamp>]

  public init(
    _ condition: QueryCondition, at calendar: QueryCalendar, feeds: [QueryFeed] = [], latestRefresh: Timestamp? = nil
  ) {
    self.condition = condition
    self.feeds = feeds
    self.latestRefresh = latestRefresh
    var ranges: [QueryMoment: ClosedRange<Timestamp>] = [:]
    condition.forEachMoment { ranges[$0] = calendar.range(of: $0) }
    self.ranges = ranges
  }

  /// Whether the bodies of articles are needed.
  public var needsBody: Bool { condition.needsBody }

  /// Whether the counts of feeds are needed.
  var needsCounts: Bool { condition.needsCounts }

  /// Whether it depends on the latest refresh.
  public var needsLatestRefresh: Bool { condition.needsLatestRefresh }

  public var description: String { condition.text }
}

/// A feed, as the conditions of queries see it.
public struct QueryFeed: Hashable, Sendable {
  let id: FeedID
  let title: String
  let url: WebURL
  let folder: FolderPath
  let tags: [TagName]
  /// Nil when nobody counted.
  let counts: ArticleCounts?

  public init(_ subscription: Subscription, counts: ArticleCounts? = nil) {
    id = subscription.id
    title = subscription.title
    url = subscription.url
    folder = subscription.folder
    tags = subscription.tags
    self.counts = counts
  }
}

extension QueryCondition {
  /// Whether the body of an article is needed.
  var needsBody: Bool {
    switch self {
    case .and(let conditions), .or(let conditions): conditions.contains(where: \.needsBody)
    case .not(let condition): condition.needsBody
    case .text(let field, _, _): field == .body || field == .text
    case .part(let parts): parts.contains(.body)
    case .number(let field, _): field == .words
    case .view(_, let query): query.condition?.needsBody ?? false
    case .word, .state, .moment: false
    }
  }

  /// Whether the counts of feeds are needed.
  var needsCounts: Bool {
    switch self {
    case .and(let conditions), .or(let conditions): conditions.contains(where: \.needsCounts)
    case .not(let condition): condition.needsCounts
    case .number(let field, _): field != .words
    case .view(_, let query): query.condition?.needsCounts ?? false
    case .text, .part, .word, .state, .moment: false
    }
  }

  /// Whether the latest refresh is needed.
  fileprivate var needsLatestRefresh: Bool {
    switch self {
    case .and(let conditions), .or(let conditions): conditions.contains(where: \.needsLatestRefresh)
    case .not(let condition): condition.needsLatestRefresh
    case .state(let states): states.contains(.new)
    case .view(_, let query): query.condition?.needsLatestRefresh ?? false
    case .text, .part, .word, .moment, .number: false
    }
  }

  fileprivate func forEachMoment(_ work: (QueryMoment) -> Void) {
    switch self {
    case .and(let conditions), .or(let conditions): for condition in conditions { condition.forEachMoment(work) }
    case .not(let condition): condition.forEachMoment(work)
    case .moment(_, let test): for moment in test.measures { work(moment) }
    case .view(_, let query): query.condition?.forEachMoment(work)
    case .text, .part, .word, .state, .number: break
    }
  }
}

extension QueryTest {
  /// The measures that are compared with.
  var measures: [Measure] {
    switch self {
    case .isLess(let measure), .isAtMost(let measure), .isMore(let measure), .isAtLeast(let measure), .equals(let measure): [measure]
    case .isWithin(let first, let last): [first, last]
    }
  }
}

extension QueryTest<Int> {
  /// A missing number fulfils no comparison.
  func holds(for number: Int?) -> Bool {
    guard let number else { return false }
    return switch self {
    case .isLess(let other): number < other
    case .isAtMost(let other): number <= other
    case .isMore(let other): number > other
    case .isAtLeast(let other): number >= other
    case .equals(let other): number == other
    case .isWithin(let first, let last): first <= number && number <= last
    }
  }
}

extension QueryTest<QueryMoment> {
  /// The moments that fulfil the comparison; nil when none does. An older moment has a longer span to now.
  func moments(_ ranges: [QueryMoment: ClosedRange<Timestamp>]) -> ClosedRange<Timestamp>? {
    let isSpan = measures[0].isSpan
    let bounds = measures.compactMap { ranges[$0] }
    guard bounds.count == measures.count, let first = bounds.first, let last = bounds.last else { return nil }
    let (lower, upper): (Timestamp, Timestamp) =
      switch self {
      case .isLess: isSpan ? (first.upperBound.next, .latest) : (.earliest, first.lowerBound.previous)
      case .isAtMost: isSpan ? (first.lowerBound, .latest) : (.earliest, first.upperBound)
      case .isMore: isSpan ? (.earliest, first.lowerBound.previous) : (first.upperBound.next, .latest)
      case .isAtLeast: isSpan ? (.earliest, first.upperBound) : (first.lowerBound, .latest)
      case .equals: (first.lowerBound, first.upperBound)
      case .isWithin: isSpan ? (last.lowerBound, first.upperBound) : (first.lowerBound, last.upperBound)
      }
    return lower <= upper ? lower...upper : nil
  }
}

extension Timestamp {
  static let earliest = Timestamp(milliseconds: range.lowerBound)
  static let latest = Timestamp(milliseconds: range.upperBound)
  fileprivate var previous: Timestamp { Timestamp(milliseconds: milliseconds - 1) }
  fileprivate var next: Timestamp { Timestamp(milliseconds: milliseconds + 1) }
}
