/// What must hold for every input of a kind, whatever bytes it is made of. The tests try it on inputs from a seed, `Scripts/fuzz` on inputs
/// that a fuzzer makes up by watching which code they reach.
public enum Property: String, CaseIterable, Sendable {
  /// A feed in XML.
  case xml
  /// A feed in JSON.
  case json
  /// A list of subscriptions.
  case opml
  /// A date.
  case dates
  /// A title with references and tags.
  case entities
  /// An article to be shown as a document.
  case html
  /// An article to be shown as HTML.
  case sanitizer
  /// A text that is kept.
  case kept

  /// What does not hold for this input, in a sentence; nil when all does.
  public func failure(for input: [UInt8]) -> String? {
    switch self {
    case .xml, .json: FeedProperty.failure(for: input)
    case .opml: OPMLProperty.failure(for: input)
    case .dates: DateProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .entities: TitleProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .html: DocumentProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .kept: KeptTextProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .sanitizer: SanitizerProperty.failure(for: String(decoding: input, as: UTF8.self))
    }
  }

  /// Inputs to begin with.
  public var samples: [String] {
    switch self {
    case .xml: FeedSnippets.xml
    case .json: FeedSnippets.json
    case .opml: FeedSnippets.opml
    case .dates: FeedSnippets.dates
    case .entities: FeedSnippets.titles
    case .html, .sanitizer: HTMLSnippets.pages
    case .kept: KeptTextProperty.samples
    }
  }
}
