public import CoreDomain

/// A condition with everything on which it depends besides the article: the time, the feeds, and the latest refresh.
public struct ArticleCondition: Hashable, Sendable, CustomStringConvertible {
  public let condition: QueryCondition
  /// The feeds of the articles. A use case sets them.
  public var feeds: [QueryFeed]
  /// When the latest refresh began. A repository sets it.
  public var latestRefresh: Timestamp?
  /// The time ranges that the moments of the condition mean.
  let ranges: [QueryMoment: ClosedRange<Timestamp>]

  public init(
    _ condition: QueryCondition, at calendar: QueryCalendar, feeds: [QueryFeed] = [], latestRefresh: Timestamp? = nil
  ) {
    self.condition = condition
    self.feeds = feeds
    self.latestRefresh = latestRefresh
    var ranges: [QueryMoment: ClosedRange<Timestamp>] = [:]
    for moment in condition.moments { ranges[moment] = calendar.range(of: moment) }
    self.ranges = ranges
  }

  /// Whether the bodies of articles are needed.
  public var needsBody: Bool { condition.needsBody }

  /// Whether the statuses of articles are needed.
  public var needsStatus: Bool { condition.needsStatus }

  /// The range in which a matching article was first seen; nil if there is no such bound. It may be wider than the condition.
  public var firstSeen: ClosedRange<Timestamp>? {
    var bounds: ClosedRange<Timestamp>?
    for case .moment(.seen, let test) in condition.conjuncts {
      guard let range = test.moments(ranges) else { continue }
      bounds = bounds.map { $0.overlaps(range) ? $0.clamped(to: range) : $0 } ?? range
    }
    return bounds
  }

  /// Whether it depends on the latest refresh.
  public var needsLatestRefresh: Bool { condition.needsLatestRefresh }

  public var description: String { condition.text }
}

extension QueryCondition {
  var needsBody: Bool {
    leaves.contains { condition in
      switch condition {
      case .text(let field, _, _): field == .body || field == .text
      case .part(let parts): parts.contains { $0 == .body || $0.media != nil }
      case .number(let field, _): field == .words || field == .links
      default: false
      }
    }
  }

  fileprivate var needsStatus: Bool {
    leaves.contains { condition in
      switch condition {
      case .state(let states): !states.allSatisfy { [.new, .edited, .dated].contains($0) }
      case .text(let field, _, _): field == .tag
      case .part(let parts): parts.contains(.tag)
      default: false
      }
    }
  }

  /// Whether the counts of feeds are needed.
  var needsCounts: Bool {
    leaves.contains { if case .number(let field, _) = $0 { field == .feedUnread || field == .feedArticles } else { false } }
  }

  /// Whether the fetch states of feeds are needed.
  var needsFetchStates: Bool {
    leaves.contains { condition in
      switch condition {
      case .moment(let field, _): field == .feedAge
      case .flag(let field, _): field == .feedProblem
      default: false
      }
    }
  }

  fileprivate var needsLatestRefresh: Bool { leaves.contains { if case .state(let states) = $0 { states.contains(.new) } else { false } } }

  /// Whether the condition mentions `is:hidden`, so that hidden articles are included.
  var mentionsHidden: Bool { leaves.contains { if case .state(let states) = $0 { states.contains(.hidden) } else { false } } }

  /// The moments in comparisons.
  fileprivate var moments: [QueryMoment] { leaves.flatMap { if case .moment(_, let test) = $0 { test.measures } else { [QueryMoment]() } } }

  /// The leaves of the tree: the conditions that do not contain others.
  var leaves: [QueryCondition] {
    switch self {
    case .and(let conditions), .or(let conditions): conditions.flatMap(\.leaves)
    case .not(let condition): condition.leaves
    case .view(_, let query): query.condition?.leaves ?? []
    case .word, .text, .state, .part, .moment, .number, .flag, .length: [self]
    }
  }
}

extension QueryTest {
  /// The values of the comparison.
  var measures: [Measure] {
    switch self {
    case .isLess(let measure), .isAtMost(let measure), .isMore(let measure), .isAtLeast(let measure), .equals(let measure): [measure]
    case .isWithin(let first, let last): [first, last]
    }
  }

  /// Whether a number meets the comparison with the numbers that `value` gives. A missing number meets none.
  func holds(for number: Int?, by value: (Measure) -> Int) -> Bool {
    guard let number else { return false }
    return switch self {
    case .isLess(let other): number < value(other)
    case .isAtMost(let other): number <= value(other)
    case .isMore(let other): number > value(other)
    case .isAtLeast(let other): number >= value(other)
    case .equals(let other): number == value(other)
    case .isWithin(let first, let last): value(first) <= number && number <= value(last)
    }
  }
}

extension QueryTest<Int> {
  func holds(for number: Int?) -> Bool { holds(for: number) { $0 } }
}

extension QueryTest<QueryMoment> {
  /// The moments that meet the comparison; nil when none does. The earlier a moment, the longer its span to now.
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
