public import CoreDomain

/// The messages for text that is not a valid URL.
public enum URLWording {
  public static func message(for text: String, _ problem: WebURL.ParseError) -> Message {
    switch problem {
    case .empty: failure("The URL is empty.", hint: "Give a complete URL, such as https://example.org/.")
    case .noScheme: failure("'\(URLRedaction.shown(text))' is not a complete URL.", hint: "Write it with http:// or https:// in front.")
    case .unsupportedScheme(let scheme): failure("'\(scheme):' URLs are not supported.", hint: "Use an http or https URL.")
    case .noHost:
      failure("'\(URLRedaction.shown(text))' names no host.", hint: "Give a complete URL, such as https://example.org/.")
    case .invalidCharacters:
      failure(
        "'\(URLRedaction.shown(text))' has characters that a URL cannot have.",
        hint: "Check it for spaces, quotes and line breaks.")
    case .tooLong:
      failure(
        "'\(URLRedaction.shown(text))' is too long: a URL has at most \(CountWording.text(WebURL.maximumBytes, "byte")).",
        hint: "Check whether it is a URL.")
    case .invisibleInHost:
      failure(
        "'\(URLRedaction.shown(text))' has an invisible character in its host, so it is another host than it seems.",
        hint: "Type the host by hand.")
    case .redacted:
      failure(
        "'\(URLRedaction.shown(text))' is not complete: '…' replaces a part that \(.programTitle) keeps secret.",
        hint: "Give the complete URL.")
    }
  }

  private static func failure(_ sentence: MessageText, hint: MessageText) -> Message { Message(.failure, sentence, hint: hint) }
}
