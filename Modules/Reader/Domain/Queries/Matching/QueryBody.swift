/// The properties of an article's body that the conditions of queries need.
///
/// It is a class, so that several conditions share its values. Each value is computed when a condition first needs it.
public final class QueryBody {
  /// The plain text; empty without a body.
  public private(set) lazy var text = makeText()
  /// The number of links, except those within the page; nil without a body.
  public private(set) lazy var links = countLinks()
  /// The kinds of media inside the body.
  public private(set) lazy var media = findMedia()
  /// The number of words of the text.
  private(set) lazy var words = QueryMatcher.Node.words(in: text)

  private let makeText: () -> String
  private let countLinks: () -> Int?
  private let findMedia: () -> Set<Document.Media>

  public init(
    _ text: @autoclosure @escaping () -> String, links: @autoclosure @escaping () -> Int?,
    media: @autoclosure @escaping () -> Set<Document.Media> = []
  ) {
    makeText = text
    countLinks = links
    findMedia = media
  }
}
