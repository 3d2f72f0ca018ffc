public import CoreDomain

/// Lists the rules, and the errors in their file.
public struct ListRules: UseCase {
  private let rules: UserRules
  private let calendar: CurrentCalendar

  public init(rules: UserRules, calendar: @escaping CurrentCalendar) {
    self.rules = rules
    self.calendar = calendar
  }

  public func callAsFunction(_ input: Void) async throws(ReaderError) -> RuleListing {
    let document = try await rules.document()
    let calendar = calendar()
    return RuleListing(rules: document.entries.map { ListedRule($0, at: calendar) }, errors: document.errors)
  }
}

/// A rule of the file, and whether it still applies.
public struct ListedRule: Hashable, Sendable {
  public let entry: RuleDocument.Entry
  /// The last moment at which the rule applies; nil for no end.
  public let end: Timestamp?
  public let isInForce: Bool

  public init(entry: RuleDocument.Entry, end: Timestamp?, isInForce: Bool) {
    self.entry = entry
    self.end = end
    self.isInForce = isInForce
  }

  init(_ entry: RuleDocument.Entry, at calendar: QueryCalendar) {
    self.init(entry: entry, end: entry.rule.end?.moment(calendar), isInForce: entry.rule.isInForce(at: calendar))
  }
}
