/// The marks that articles got when they arrived, and the numbers of the rules that set them.
public struct ArrivalMarks: Hashable, Sendable {
  /// The marks that the articles gained.
  public private(set) var marks: [ArticleID: Set<ArticleMark>] = [:]
  /// The number of articles that each rule changed, by the number of the rule.
  public private(set) var counts: [Int: Int] = [:]
  /// The numbers of the rules that hid articles.
  public private(set) var hidingRules: Set<Int> = []

  public static let none = ArrivalMarks()

  public init() {}

  /// The articles that were hidden.
  public var hidden: Set<ArticleID> { Set(marks.filter { $0.value.contains(.hidden) }.keys) }

  /// The marks as changes: for each mark, the articles that gained it.
  public var edits: [StatusEdit] { StatusEdit.edits(setting: marks) }

  /// Adds the marks that a rule sets on an article. The rule's number counts the article only if it gains a mark.
  public mutating func add(_ rule: Int, _ wanted: Set<ArticleMark>, to entry: ArticleWithStatus) {
    let gained = wanted.filter { !entry.status.has($0) }
    guard !gained.isEmpty else { return }
    marks[entry.article.id, default: []].formUnion(gained)
    counts[rule, default: 0] += 1
    if gained.contains(.hidden) { hidingRules.insert(rule) }
  }

  public mutating func add(_ other: ArrivalMarks) {
    marks.merge(other.marks) { $0.union($1) }
    counts.merge(other.counts, uniquingKeysWith: +)
    hidingRules.formUnion(other.hidingRules)
  }
}
