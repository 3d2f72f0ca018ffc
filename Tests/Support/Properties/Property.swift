/// A property that must hold for every input of a kind, with any bytes. The tests check it on inputs from a seed. `Scripts/fuzz` checks it on
/// inputs from a coverage-guided fuzzer.
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
  /// The HTML of an article, shown as a document.
  case html
  /// The HTML of an article, shown as sanitized HTML.
  case sanitizer
  /// The HTML of an article, and any text of a publisher, in an edition.
  case edition
  /// A text that is stored.
  case kept
  /// What a terminal sends: keys, pastes, answers.
  case keys
  /// A query, or a file of rules.
  case queries
  /// Newsboat's file `config`, of which an import takes the keys.
  case newsboat

  /// The violation for this input as a sentence; nil when the property holds.
  public func failure(for input: [UInt8]) -> String? {
    switch self {
    case .xml, .json: FeedProperty.failure(for: input)
    case .opml: OPMLProperty.failure(for: input)
    case .dates: DateProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .entities: TitleProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .html: DocumentProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .edition: EditionProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .kept: KeptTextProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .keys: KeysProperty.failure(for: input)
    case .queries: QueryProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .sanitizer: SanitizerProperty.failure(for: String(decoding: input, as: UTF8.self))
    case .newsboat: NewsboatKeysProperty.failure(for: input)
    }
  }

  /// The initial inputs.
  public var samples: [String] {
    switch self {
    case .xml: FeedSnippets.xml
    case .json: FeedSnippets.json
    case .opml: FeedSnippets.opml
    case .dates: FeedSnippets.dates
    case .entities: FeedSnippets.titles
    case .html, .sanitizer, .edition: HTMLSnippets.pages
    case .kept: KeptTextProperty.samples
    case .keys: KeysProperty.samples
    case .queries: QueryProperty.samples
    case .newsboat: NewsboatKeysProperty.samples
    }
  }
}
