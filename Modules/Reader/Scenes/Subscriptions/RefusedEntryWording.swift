public import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The messages about entries of lists that name no feed on the web.
public enum RefusedEntryWording {
  /// The maximum number of entries to name.
  private static let maximum = 3

  /// The warnings beside work that goes on without these entries of the user's list.
  public static func warnings(about entries: [Outline.Refused]) -> [Message] {
    let hint: MessageText = "\(run: "store verify") names the lines of subscriptions.opml."
    let named = entries.prefix(maximum).map { entry in
      Message(.warning, "'\(entry.title)' is left out: '\(URLRedaction.shown(entry.url))' \(clause(for: entry.problem)).", hint: hint)
    }
    let others = entries.count - named.count
    guard others > 0 else { return named }
    let words = "\(CountWording.number(others)) more \(others == 1 ? "entry is" : "entries are")"
    return named + [Message(.warning, "\(words) left out.", hint: hint)]
  }

  /// Why a text is not the URL of a feed, without the final full stop.
  public static func clause(for problem: WebURL.ParseError) -> String {
    switch problem {
    case .redacted: "is not complete"
    case .invisibleInHost: "has an invisible character in its host"
    case .tooLong: "is longer than \(CountWording.text(WebURL.maximumBytes, "byte"))"
    case .empty, .noScheme, .unsupportedScheme, .noHost, .invalidCharacters: "is not an http or https URL"
    }
  }
}
