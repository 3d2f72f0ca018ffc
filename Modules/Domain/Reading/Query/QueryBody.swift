/// The body of an article, as the conditions of queries see it.
///
/// It is a class so that several conditions share its values. Each value is computed when a condition first asks for it.
public final class QueryBody {
  /// The plain text; empty without a body.
  public private(set) lazy var text = makeText()
  /// The number of links, except those within the page; nil without a body.
  public private(set) lazy var links = countLinks()

  private let makeText: () -> String
  private let countLinks: () -> Int?

  public init(_ text: @autoclosure @escaping () -> String, links: @autoclosure @escaping () -> Int?) {
    makeText = text
    countLinks = links
  }
}
