/// The filter that every string passes before a terminal sees it.
///
/// A feed is written by strangers. Without this filter its text could move the cursor, write the clipboard, set the window's title,
/// show a link under another name, or reverse and hide what a person reads. Removed or escaped are: control characters (C0 but the line
/// feed, DEL, C1) and the escape sequences that they begin, bidirectional embeddings, overrides and isolates, characters that take no room
/// and so hide inside words, tag characters, noncharacters, and marks heaped on one character (see ``CombiningMarkLimit``).
///
/// Kept are the joiners U+200C and U+200D and the variation selectors, which scripts and emoji need, and the marks U+200E, U+200F and
/// U+061C: they say the direction of the neutral sign beside them and cannot reorder words. Dropping tag characters costs the
/// flags of England, Scotland and Wales, which then show as a black flag.
///
/// The filter is idempotent, and a text that needs no change comes back as it is.
public enum TerminalFilter {
  /// What sort of text it is, which decides what happens to a character that may not pass.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A piece of a line: what is forbidden is dropped, whole escape sequences at a time; tabs and line breaks become spaces.
    case line
    /// Text of many lines: as ``line``, but line breaks stay, each as a line feed.
    case plainText
    /// A JSON document: what is forbidden is written as `\u` and four digits (RFC 8259, section 7), so that nothing is lost. White space
    /// between its tokens has to be spaces and line feeds alone, since any other forbidden scalar is taken to stand inside a string.
    case json
    /// An XML document: what is forbidden is written as `&#xNNNN;`, or dropped where XML 1.0 (section 2.2) has no such character. Carriage
    /// returns become line feeds and tabs spaces, as a parser would read them in an attribute (sections 2.11 and 3.3.3).
    case xml
  }

  /// The text as a terminal may see it.
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
