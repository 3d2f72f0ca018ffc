/// The filter for every text that is written to a terminal.
///
/// Text from servers and files is untrusted. Without this filter, it could move the cursor, write to the clipboard, set the window's title,
/// disguise a link, or reverse and hide text. The filter removes or escapes:
/// - control characters (C0 except the line feed, DEL, C1) and the escape sequences that they begin
/// - bidirectional embeddings, overrides and isolates
/// - characters without width, which hide inside words
/// - tag characters and noncharacters
/// - excess marks on one character (see ``CombiningMarkLimit``)
///
/// The filter keeps the joiners U+200C and U+200D and the variation selectors, which scripts and emoji need. It also keeps the marks
/// U+200E, U+200F and U+061C: they set the direction of the neutral character beside them, and cannot reorder words. Because tag characters
/// are removed, the flags of England, Scotland and Wales appear as a black flag.
///
/// The filter is idempotent. A text that needs no change is returned unchanged.
public enum TerminalEscapeFilter {
  /// The kind of a text, which decides what happens to forbidden characters.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A part of a line. Forbidden characters and whole escape sequences are removed; tabs and line breaks become spaces.
    case line
    /// Text of several lines. It is filtered like ``line``, but each line break becomes a line feed.
    case plainText
    /// A JSON document. Forbidden characters are written as `\u` and four digits (RFC 8259, section 7), so that nothing is lost. White
    /// space between the tokens must consist of spaces and line feeds, because every forbidden scalar is treated as part of a string.
    case json
    /// An XML document. Forbidden characters are written as `&#xNNNN;`, or removed when XML 1.0 (section 2.2) does not allow them. Carriage
    /// returns become line feeds and tabs become spaces, as a parser reads them in an attribute (sections 2.11 and 3.3.3).
    case xml
  }

  /// The text in a form that is safe for a terminal.
  public static func filtered(_ text: String, as kind: Kind) -> String {
    let survey = FilterScan(text, keepsLineFeeds: kind != .line)
    if survey.isPlain { return text }
    let allowed = survey.hasForbidden ? rewritten(text, as: kind) : text
    return survey.mayFlood ? CombiningMarkLimit.bounded(allowed, as: kind) : allowed
  }

  private static func rewritten(_ text: String, as kind: Kind) -> String {
    switch kind {
    case .line: PlainTextFilter(lineBreak: " ").filtered(text)
    case .plainText: PlainTextFilter(lineBreak: "\n").filtered(text)
    case .json: JSONFilter.filtered(text)
    case .xml: XMLFilter.filtered(text)
    }
  }
}
